export { findPaper } from './find-paper.ts';
export { findViolations } from './find-violations.ts';
export { listReplacements } from './list-replacements.ts';
export type * from './types.ts';
