import type { PrepareContext } from '@inkstone/call/server';
import { countAnonymous, hashToken } from '@inkstone/session/server';
import type { readPhoneCamera, savePhonePage } from '../../contract.ts';
import { findAnyAttempt } from '../attempt-rows.queries.ts';
import { findPhoneCamera, type PhoneCamera } from './phone-camera.queries.ts';
import { findCodeRefusal } from './phone-camera-state.ts';

type CodeRefusal = Parameters<PrepareContext<typeof readPhoneCamera>['refuse']>[0];
type CodeContext = PrepareContext<typeof readPhoneCamera> | PrepareContext<typeof savePhonePage>;

/** Refuses the use of a code, and counts it for where it comes from: the student of the code has nothing to do with it. */
export const refuseUse = async (ctx: CodeContext, code: CodeRefusal): Promise<never> => {
  await countAnonymous(ctx, 'link');
  return ctx.refuse(code);
};

/** The code of a token, where this phone may use it now; read without a lock, and so to be checked again under it. */
export const findUsableCode = async (ctx: CodeContext): Promise<PhoneCamera> => {
  const { db, input, now, school } = ctx;
  const camera = await findPhoneCamera(db, hashToken(input.token));
  if (!camera) return refuseUse(ctx, 'camera.unknown');
  const row = await findAnyAttempt(db, camera.attemptId);
  const refusal = findCodeRefusal(camera, { row, phoneHash: hashToken(input.phoneKey), now, school });
  return refusal ? refuseUse(ctx, refusal) : camera;
};
