import { removeQuestionsFrom } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { removeCourseQuestions as contract } from '../contract.ts';

/** Removes questions from an assigned course, or puts them back. */
export const removeCourseQuestions = handleCall(contract, async (ctx) => removeQuestionsFrom(ctx, 'video'));
