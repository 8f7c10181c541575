import type {} from '@inkstone/taking/events';
import type { Subscribers } from '@inkstone/call/server';
import { unreleaseMarks } from './marks.queries.ts';

/**
 * A mark belongs to the answer that it was given for. When extra time reopens a marked attempt, or a teacher accepts
 * another answer, the answer may change, so its marks become drafts again; nothing is lost, and they can be released
 * once more.
 */
export const subscribers: Subscribers = {
  'attempt.reopened': ({ attemptId }, { tx }) => unreleaseMarks(tx, attemptId),
  'answers.replaced': ({ attemptId, questionIds }, { tx }) => unreleaseMarks(tx, attemptId, questionIds),
};
