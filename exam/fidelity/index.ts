export { holdsIn } from './check-variant.ts';
export { findAddedComfort } from './find-added-comfort.ts';
export { createFactWriter, type FactSource } from './fact-writer.ts';
export { listFactsFor } from './list-facts.ts';
export { factKinds } from './types.ts';
export type * from './types.ts';
