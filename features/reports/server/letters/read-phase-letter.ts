import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { countAnonymous, hashToken } from '@inkstone/session/server';
import { readPhaseLetter as contract } from '../../contract.ts';
import { toReleasedReport } from '../phase/my-phase-reports.ts';
import { findReleasedReport } from '../phase/phase.queries.ts';
import { findLetter, noteReading } from './letters.queries.ts';

/** The report behind a letter. Only the holder of the whole address learns that it has expired. */
export const readPhaseLetter = handleCall(contract, {
  prepare: (ctx) => countAnonymous(ctx, 'link'),
  async decide({ input, tx, now, school, language, refuse }) {
    const letter = await findLetter(tx, hashToken(input.token));
    if (!letter) return refuse('letter.over');
    if (letter.expiresAt <= now) return refuse('letter.ended');
    const key = { id: letter.reportId, studentId: letter.studentId };
    const report = toReleasedReport(await findReleasedReport(tx, key), language);
    if (!report) return refuse('letter.over');
    await noteReading(tx, { ...letter, at: now });
    return {
      report,
      school: localizedName(language, school.name, school.nameZh),
      guardianLanguage: letter.language,
      expiresAt: letter.expiresAt.toISOString(),
    };
  },
});
