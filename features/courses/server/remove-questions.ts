import { removeFrom } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { removeCourseQuest } from '../contract.ts';

/** Takes questions of cues out of a given course, or puts them back. */
export const removeCourseQuestions = handleCall(removeCourseQuest, removeFrom);
