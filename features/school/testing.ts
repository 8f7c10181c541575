// Archives as other systems write them, for tests of imports.
export { packZip } from '@inkstone/files';
