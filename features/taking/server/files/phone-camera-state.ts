import { timingSafeEqual } from 'node:crypto';
import type { SchoolSettings } from '@inkstone/call/server';
import { advanceByServer } from '@inkstone/exam/attempt';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import { obstacleForAttempt, toEngineWindow, windowForAttempt } from '../attempt-session/attempt-window.ts';
import type { PhoneCamera } from './phone-camera.queries.ts';

interface Moment {
  now: Date;
  school: SchoolSettings;
}

/** Whether a question takes an answer at this moment, by the clocks and the places where the student is. */
export const isQuestionOpen = (row: LockedAttempt, questionId: number, { now, school }: Moment): boolean => {
  if (row.submittedAt !== null) return false;
  const window = windowForAttempt(row, school);
  if (obstacleForAttempt(row, window, now) !== null) return false;
  const answer = { kind: 'answered' as const, questionId, value: null };
  const moment = { blueprint: row.blueprint, now: now.getTime(), window: toEngineWindow(window) };
  const { verdict, answer: effect } = advanceByServer(row.state, answer, moment);
  return verdict.is === 'applied' && effect?.lateDelivered === false;
};

/** Why a code takes no photo from this phone; null where it does. */
export const findCodeRefusal = (
  camera: PhoneCamera,
  { row, phoneHash, ...moment }: Moment & { row: LockedAttempt | undefined; phoneHash: Buffer },
): 'camera.ended' | 'camera.expired' | 'camera.used' | null => {
  if (!row || row.state.writerEpoch !== camera.writerEpoch) return 'camera.ended';
  if (!isQuestionOpen(row, camera.questionId, moment)) return 'camera.ended';
  if (camera.expiresAt <= moment.now) return 'camera.expired';
  if (camera.phoneHash !== null && !timingSafeEqual(camera.phoneHash, phoneHash)) return 'camera.used';
  return null;
};
