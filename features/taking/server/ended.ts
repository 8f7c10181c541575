import type { SchoolSettings } from '@inkstone/call/server';
import type { LockedAttempt } from './attempt-rows.queries.ts';
import { obstacleOfAttempt, windowOfAttempt } from './window.ts';

/** What refusing needs of a call. */
interface Refusing {
  now: Date;
  school: SchoolSettings;
  refuse(code: 'assignment.deleted' | 'assignment.withdrawn' | 'test.withdrawn'): never;
}

/** Refuses whatever comes for work that its teacher has deleted or withdrawn. */
export const refuseEnded = ({ now, school, refuse }: Refusing, row: LockedAttempt): void => {
  const obstacle = obstacleOfAttempt(row, windowOfAttempt(row, school), now);
  if (obstacle === 'deleted') refuse('assignment.deleted');
  if (obstacle === 'withdrawn') refuse(row.kind === 'test' ? 'test.withdrawn' : 'assignment.withdrawn');
};
