import type {} from '@inkstone/taking/events';
import type { Answer, Subscribers } from '@inkstone/call/server';
import { closeGuide } from './close-guide.ts';
import { insertPractice, removePractice, updatePractice } from './practice.queries.ts';
import { search } from './search.ts';
import { statistics } from './statistics.ts';
import { teacherExtras } from './teacher-extras.ts';
import { homeworkToDo, testsToDo } from './to-do.ts';

/** The answers to every call of the home pages. */
export const answers: readonly Answer[] = [homeworkToDo, testsToDo, statistics, teacherExtras, closeGuide, search];

/** The tallies of practice follow the attempts. */
export const subscribers: Subscribers = {
  'attempt.submitted': ({ attemptId, studentId, at, answeredCount }, { tx, outside }) =>
    insertPractice(tx, { attemptId, studentId, at, timeZone: outside.school.timeZone, answered: answeredCount }),
  'attempt.scored': ({ attemptId, rightCount, scoredCount }, { tx }) =>
    updatePractice(tx, { attemptId, right: rightCount, marked: scoredCount }),
  'attempt.reopened': ({ attemptId }, { tx }) => removePractice(tx, attemptId),
};
