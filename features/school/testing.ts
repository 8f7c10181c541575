// Archives as other systems write them, for tests of imports.
export { writeZip } from '@inkstone/files/sheets';
