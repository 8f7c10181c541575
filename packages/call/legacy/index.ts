export { defineLegacy, type LegacyWords } from './legacy.ts';
export { toWirePath } from './wire-path.ts';
