// Archives as other systems write them, for tests of imports.
export { writeZip } from './server/sheets/xlsx/write-zip.ts';
