import { handleCall } from '@inkstone/call/server';
import { getGradebook as contract } from '../../contract/gradebook.ts';
import { readGradebook } from './read-gradebook.ts';

/** The gradebook of one of the caller's classes. */
export const getGradebook = handleCall(
  contract,
  async (ctx) => (await readGradebook(ctx, ctx.input)) ?? ctx.notFound(),
);
