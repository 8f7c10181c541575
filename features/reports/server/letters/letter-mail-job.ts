import * as z from 'zod';
import { defineJob, PermanentJobError } from '@inkstone/jobs';
import { mailJob } from '@inkstone/mail';
import { findLetter, noteMailState } from './letters.queries.ts';

const retries = 10;

/** The codes of the mail server in the words of a failed mail, such as `policy 550`. */
const findFailure = (error: unknown): string =>
  (error instanceof Error ? /\(([^()]+)\)\.$/.exec(error.message)?.[1] : undefined) ?? 'unknown';

/** Mails a letter and stores the outcome; one that was revoked, sent again or has expired meanwhile is not mailed. */
export const letterMailJob = defineJob({
  name: 'reports.mail-letter',
  payload: z.object({ tokenHash: z.base64(), mail: mailJob.payload }),
  retries,
  retrySeconds: 10,
  expireSeconds: 120,
  async run({ payload, ...run }) {
    const { db, attempt, now } = run;
    const tokenHash = Buffer.from(payload.tokenHash, 'base64');
    const letter = await findLetter(db, tokenHash);
    if (!letter || letter.expiresAt <= now) return;
    try {
      await mailJob.run({ ...run, payload: payload.mail });
    } catch (error) {
      const isGivenUp = error instanceof PermanentJobError || attempt > retries;
      await noteMailState(db, {
        tokenHash,
        mailState: isGivenUp ? 'failed' : 'queued',
        mailFailure: findFailure(error),
      });
      throw error;
    }
    await noteMailState(db, { tokenHash, mailState: 'sent', mailFailure: null });
  },
});
