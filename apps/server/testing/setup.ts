import { setSchoolOpener } from '@inkstone/testing';

// The server is loaded only by the test files that open a school.
setSchoolOpener(async (options) => (await import('./open-school.ts')).openSchool(options));
