import { words } from '@inkstone/base';

/** What the calls about people can say no with: nothing but what every call may answer. */
export const refusals = words('people.refusals', {});
