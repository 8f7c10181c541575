import { handleCall } from '@inkstone/call/server';
import { getMyEdition as getMyEditionContract, getMessageEdition as getMessageEditionContract } from '../contract.ts';
import { findOpenTextbook, toEditionFile } from './student-edition.ts';

/** The edition of a student's textbook. */
export const getMyEdition = handleCall(getMyEditionContract, async (ctx) =>
  toEditionFile(await findOpenTextbook(ctx, ctx.input.id)),
);

/** The edition of the textbook in a message. */
export const getMessageEdition = handleCall(getMessageEditionContract, async (ctx) =>
  toEditionFile(await findOpenTextbook(ctx, ctx.input.assignmentId)),
);
