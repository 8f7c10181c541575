import { handleCall } from '@inkstone/call/server';
import { listQuestions } from '@inkstone/exam/blueprint';
import { anyPage } from '@inkstone/exam/handed';
import { countUse, hashToken, newToken } from '@inkstone/session/server';
import { buildPhoneCameraLink } from '../../addresses.ts';
import { openPhoneCamera as contract, phoneCameraMinutes } from '../../contract.ts';
import { lockOwnAttempt } from '../attempt-rows.queries.ts';
import { findQuestion, readContent } from '../attempt-session/assigned-content.ts';
import { refuseWithdrawn } from '../attempt-session/refuse-withdrawn.ts';
import { withPage } from './keep-unnamed-pages.ts';
import { replacePhoneCamera } from './phone-camera.queries.ts';
import { isQuestionOpen } from './phone-camera-state.ts';

const codesAnHour = (personId: number) => ({ key: `phone camera ${personId}`, most: 120, windowSeconds: 3600 });

/** Opens one answer of the own attempt to the camera of one phone; the secret is in the response alone. */
export const openPhoneCamera = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, school, refuse, notFound } = ctx;
  const { attemptId, questionId, windowId } = input;
  const row = await lockOwnAttempt(tx, { attemptId, studentId: me.id, patched: [] });
  if (!row || !listQuestions(row.blueprint).some(({ id }) => id === questionId)) return notFound();
  refuseWithdrawn(ctx, row);
  if (row.writerWindowId !== windowId) return refuse('attempt.takenOver');
  const { assignmentId, paperRevisionId } = row;
  const question = findQuestion(await readContent(tx, { assignmentId, paperRevisionId }), questionId);
  if (!question || !withPage(question, null, anyPage)) return refuse('handed.notAsked');
  if (!school.publicUrl) return refuse('camera.noAddress');
  if (!isQuestionOpen(row, questionId, { now, school })) return refuse('camera.ended');
  await countUse(tx, now, codesAnHour(me.id));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + phoneCameraMinutes * 60_000);
  await replacePhoneCamera(tx, {
    ...{ attemptId, questionId, tokenHash: hashToken(token), writerEpoch: row.state.writerEpoch },
    ...{ createdAt: now, expiresAt },
  });
  return { link: `${school.publicUrl}${buildPhoneCameraLink(token)}`, expiresAt: expiresAt.toISOString() };
});
