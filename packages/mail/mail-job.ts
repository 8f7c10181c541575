import * as z from 'zod';
import { defineJob, PermanentJobError } from '@inkstone/jobs';
import type { Mailer } from './mailer.ts';
import { toSmtpFailure } from './smtp-failure.ts';

declare module '@inkstone/jobs' {
  interface JobServices {
    mailer: Mailer;
  }
}

// Line ends would begin another header.
const oneLine = z.string().regex(/^[^\r\n]*$/);

const MailPayload = z.object({
  to: z.email(),
  subject: oneLine.min(1).max(300),
  text: z.string().min(1).max(100_000),
  html: z.string().max(500_000).optional(),
  /** After this time the mail is no longer true and is not sent. */
  expiresAt: z.iso.datetime().optional(),
  /** The same in mails that an earlier version enqueued. */
  until: z.iso.datetime().optional(),
});

/** The failure in our own words: the transport's error names the recipient, and errors are logged. */
const toSafeError = (error: unknown): Error => {
  const { failure, responseCode } = toSmtpFailure(error);
  // 5xx: the server will never accept this mail, and retrying harms our reputation with it.
  const isForGood = responseCode !== null && responseCode >= 500;
  const words = `The SMTP server did not take the mail (${failure}).`;
  return isForGood ? new PermanentJobError(words) : new Error(words);
};

/**
 * The outbox: a mail is a job, so that it is sent exactly if the change that wrote it was committed, and retried for
 * some hours while the SMTP server is unavailable. Addresses and texts are never logged.
 */
export const mailJob = defineJob({
  name: 'mail',
  payload: MailPayload,
  retries: 10,
  retrySeconds: 10,
  expireSeconds: 120,
  async run({ payload: { until, expiresAt = until, ...mail }, services: { mailer }, now, log, id }) {
    if (expiresAt && new Date(expiresAt) <= now) return log.warn({ jobId: id }, 'mail not sent: it came too late');
    if (!mailer.isConfigured) throw new PermanentJobError('No mail transport is configured: set SMTP_URL.');
    try {
      await mailer.send({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
    } catch (error) {
      throw toSafeError(error);
    }
    log.info({ jobId: id }, 'mail sent');
  },
});
