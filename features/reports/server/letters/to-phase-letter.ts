import type { PhaseLetter } from '../../contract.ts';
import type { GuardianLetterRow } from './letters.queries.ts';

/** A guardian's letter as its author sees it. */
export const toPhaseLetter = (row: GuardianLetterRow): PhaseLetter => ({
  guardianId: row.guardianId,
  name: row.name,
  mail: row.mail,
  sentAt: row.sentAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  readAt: row.readAt?.toISOString() ?? null,
  mailState: row.mailState,
  mailFailure: row.mailFailure,
});
