import * as z from 'zod';
import { address, Id, whole } from '@inkstone/base';
import { states } from './rules.ts';

const page = whole(1, 100_000).default(1);
const listed = {
  search: z.string().max(100).optional(),
  state: z.enum(states).optional(),
  recruiterId: Id.optional(),
  page,
};

/** Candidates; with `id` one of them. */
export const candidateList = address('/candidateHrIndex', z.object({ ...listed, id: Id.optional() }));

/** Tests of candidates. */
export const candidateTestList = address('/candidate/testList', z.object(listed));

/** What a candidate was invited to. */
export const candidateHome = address(
  '/candidate/index',
  z.object({
    filter: z.enum(['all', 'onGoing', 'complete', 'delay']).default('all'),
    search: z.string().max(100).optional(),
    page,
  }),
);

/** What stands before a candidate's test, behind a shared link. */
export const candidateGuideAt = address('/candidate/guide', z.object({ token: z.string().min(20).max(100) }));
