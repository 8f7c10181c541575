import type {} from '@inkstone/taking/events';
import type { CallHandler, Subscribers } from '@inkstone/call/server';
import type { AnyJob } from '@inkstone/jobs';
import { closeGuide } from './close-guide.ts';
import { insertPractice, removePractice, updatePractice } from './practice.queries.ts';
import { rankJob } from './rank-job.ts';
import { search } from './search.ts';
import { getPracticeStatistics } from './get-practice-statistics.ts';
import { getTeacherOverview } from './get-teacher-overview.ts';
import { listHomeworkToDo, listTestsToDo } from './list-to-do.ts';

export { studentViewSetting } from './student-view-setting.ts';
export { personData } from './person-data.ts';
export { updateRanks } from './rank.queries.ts';

/** All call handlers of the home pages. */
export const handlers: readonly CallHandler[] = [
  listHomeworkToDo,
  listTestsToDo,
  getPracticeStatistics,
  getTeacherOverview,
  closeGuide,
  search,
];

/** The jobs of the home pages. */
export const jobs: readonly AnyJob[] = [rankJob];

/** Practice counts are updated by events of attempts. */
export const subscribers: Subscribers = {
  'attempt.submitted': ({ attemptId, studentId, at, answeredCount }, { tx, services }) =>
    insertPractice(tx, { attemptId, studentId, at, timeZone: services.school.timeZone, answered: answeredCount }),
  'attempt.scored': ({ attemptId, rightCount, scoredCount }, { tx }) =>
    updatePractice(tx, { attemptId, right: rightCount, marked: scoredCount }),
  'attempt.reopened': ({ attemptId }, { tx }) => removePractice(tx, attemptId),
  'attempt.removed': ({ attemptId }, { tx }) => removePractice(tx, attemptId),
};
