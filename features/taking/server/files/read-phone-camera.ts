import { createHmac } from 'node:crypto';
import { handleCall } from '@inkstone/call/server';
import { hashToken } from '@inkstone/session/server';
import { readPhoneCamera as contract } from '../../contract.ts';
import { lockAttempt } from '../attempt-rows.queries.ts';
import { hasPageRoom } from './find-page-room.ts';
import { bindPhone, countPhonePages, findPhoneCamera, type PhoneCamera } from './phone-camera.queries.ts';
import { findCodeRefusal } from './phone-camera-state.ts';
import { findUsableCode } from './usable-code.ts';

/** A name of the answer that says nothing to anybody without the school's secret. */
const toPlace = (secret: string, { attemptId, questionId }: PhoneCamera): string =>
  createHmac('sha256', secret).update(`phone camera ${attemptId} ${questionId}`).digest('base64url').slice(0, 22);

/** Opens a code on the phone that has scanned it; what is refused is counted, and does not lock the attempt. */
export const readPhoneCamera = handleCall(contract, {
  prepare: findUsableCode,
  async decide({ prepared, input, tx, now, school, secret, refuse }) {
    const row = await lockAttempt(tx, prepared.attemptId);
    // Read again under the lock: another phone may have opened it, or a newer code taken its place.
    const camera = await findPhoneCamera(tx, prepared.tokenHash);
    if (!row || !camera) return refuse('camera.unknown');
    const phoneHash = hashToken(input.phoneKey);
    const refusal = findCodeRefusal(camera, { row, phoneHash, now, school });
    if (refusal) return refuse(refusal);
    if (camera.phoneHash === null) await bindPhone(tx, { tokenHash: camera.tokenHash, phoneHash });
    const { pageCount } = await countPhonePages(tx, camera);
    const isFull = !(await hasPageRoom(tx, row, camera.questionId));
    return { place: toPlace(secret, camera), expiresAt: camera.expiresAt.toISOString(), pageCount, isFull };
  },
});
