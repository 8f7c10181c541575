import * as z from 'zod';
import { screenRoute, Id, linkTo, whole } from '@inkstone/base';
import { candidateStates } from './rules.ts';

const page = whole(1, 100_000).default(1);
const listSearch = {
  search: z.string().max(100).optional(),
  state: z.enum(candidateStates).optional(),
  recruiterId: Id.optional(),
  page,
};

/** Candidates; with `id` one of them. */
export const candidateList = screenRoute('/candidateHrIndex', z.object({ ...listSearch, id: Id.optional() }));

/** Tests of candidates. */
export const candidateTestList = screenRoute('/candidate/testList', z.object(listSearch));

/** What a candidate was invited to. */
export const candidateHome = screenRoute(
  '/candidate/index',
  z.object({
    filter: z.enum(['all', 'onGoing', 'complete', 'delay']).default('all'),
    search: z.string().max(100).optional(),
    page,
  }),
);

/** What stands before a candidate's test, behind a shared link. */
export const candidateGuidePage = screenRoute('/candidate/guide', z.object({}));

/**
 * The path of a shared link. Its secret stands in the fragment, which no request and no log carries; the page takes it
 * out of the address before anything else runs (scheme.js), also out of the query of links from before.
 */
export const buildCandidateLink = (token: string): string => `${linkTo(candidateGuidePage, {})}#token=${token}`;
