import * as z from 'zod';
import { Id, linkTo, integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { candidateStates } from './rules.ts';

const page = integerBetween(1, 100_000).default(1);
const listSearch = {
  search: z.string().max(100).optional(),
  state: z.enum(candidateStates).optional(),
  recruiterId: Id.optional(),
  page,
};

/** Candidates; with `id`, one of them. */
export const candidateList = screenRoute('/candidateHrIndex', z.object({ ...listSearch, id: Id.optional() }));

/** Tests of candidates. */
export const candidateTestList = screenRoute('/candidate/testList', z.object(listSearch));

/** The tests of a signed-in candidate. */
export const candidateHome = screenRoute(
  '/candidate/index',
  z.object({
    filter: z.enum(['all', 'onGoing', 'complete', 'delay']).default('all'),
    search: z.string().max(100).optional(),
    page,
  }),
);

/** The page before a candidate's test, behind a shared link. */
export const candidateGuidePage = screenRoute('/candidate/guide', z.object({}));

/**
 * The path of a shared link. Its token is in the fragment, which no request or log contains; scheme.js removes it from
 * the URL before anything else runs, also from the query of older links.
 */
export const buildCandidateLink = (token: string): string => `${linkTo(candidateGuidePage, {})}#token=${token}`;
