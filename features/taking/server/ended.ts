import type { SchoolSettings } from '@inkstone/call/server';
import { codeOfEnd } from './code-of-end.ts';
import type { LockedAttempt } from './attempt-rows.queries.ts';
import { obstacleOfAttempt, windowOfAttempt } from './window.ts';

/** What refusing needs of a call. */
interface Refusing {
  now: Date;
  school: SchoolSettings;
  refuse(code: ReturnType<typeof codeOfEnd>): never;
}

/** Refuses whatever comes for work that its teacher has deleted or withdrawn. */
export const refuseEnded = ({ now, school, refuse }: Refusing, row: LockedAttempt): void => {
  const obstacle = obstacleOfAttempt(row, windowOfAttempt(row, school), now);
  if (obstacle === 'deleted' || obstacle === 'withdrawn') refuse(codeOfEnd(obstacle, row.kind));
};
