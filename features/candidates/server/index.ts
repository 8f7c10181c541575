import type { CallHandler } from '@inkstone/call/server';
import { changePaper, publish } from './give-test.ts';
import { changeCandidate, keepCandidate } from './keep.ts';
import { enter, readGuide, share } from './links.ts';
import { readCandidate, readCandidates, readOptions, readTests } from './read.ts';

export { giveTestTo } from './give-test.ts';
export { insertCandidate } from './keeping.queries.ts';

/** The answers of candidates. */
export const handlers: readonly CallHandler[] = [
  readCandidates,
  readOptions,
  readCandidate,
  readTests,
  keepCandidate,
  changeCandidate,
  publish,
  changePaper,
  share,
  readGuide,
  enter,
];
