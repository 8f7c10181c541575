import { cutText, dayText, daysAsMs, localize, localizedName } from '@inkstone/base';
import { handleCall, readerZone, type HandlerContext } from '@inkstone/call/server';
import { countUse, hashToken, newToken } from '@inkstone/session/server';
import { buildLetterLink } from '../../addresses.ts';
import { sendPhaseLetter as contract } from '../../contract.ts';
import { letterMessages } from '../../messages.ts';
import { findPhaseReport, lockOwnReport, type PhaseReportRow } from '../phase/phase.queries.ts';
import { letterMailJob } from './letter-mail-job.ts';
import { listGuardianLetters, revokeLetter, upsertLetter, type GuardianLetterRow } from './letters.queries.ts';
import { toPhaseLetter } from './to-phase-letter.ts';

const validDays = 30;
const lettersAnHour = (personId: number) => ({ key: `phaseLetter ${personId}`, most: 60, windowSeconds: 3600 });

type SendContext = HandlerContext<typeof contract>;

const writeLetter = (
  { school }: SendContext,
  { row, to, link, expiresAt }: { row: PhaseReportRow; to: GuardianLetterRow; link: string; expiresAt: Date },
) => {
  const { language } = to;
  const values = {
    ...{ name: to.name, title: row.title, link },
    school: localizedName(language, school.name, school.nameZh),
    student: localizedName(language, row.student, row.studentZh),
    author: localizedName(language, row.author, row.authorZh),
    until: dayText(expiresAt.toISOString(), language, readerZone({ me: null, school })),
  };
  const [subject, text] = (['subject', 'text'] as const).map((key) =>
    localize(letterMessages.pairs[key], language, values),
  );
  return { subject: cutText(subject ?? '', 300), text: text ?? '' };
};

const send = async (ctx: SendContext, row: PhaseReportRow, to: GuardianLetterRow) => {
  const { me, tx, now, school, canMail, enqueue, refuse } = ctx;
  if (!canMail) return refuse('letter.noMail');
  if (!school.publicUrl) return refuse('letter.noAddress');
  if (row.publishedAt === null) return refuse('letter.draft');
  await countUse(tx, now, lettersAnHour(me.id));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + daysAsMs(validDays));
  const letterFacts = { sentBy: me.id, sentAt: now, expiresAt };
  const tokenHash = hashToken(token);
  await upsertLetter(tx, {
    ...{ reportId: row.id, guardianId: to.guardianId, tokenHash, ...letterFacts },
    mailState: 'queued',
  });
  const link = `${school.publicUrl}${buildLetterLink(token, to.language)}`;
  const letter = writeLetter(ctx, { row, to, link, expiresAt });
  await enqueue(letterMailJob, {
    tokenHash: tokenHash.toString('base64'),
    mail: { to: to.mail, ...letter, expiresAt: expiresAt.toISOString() },
  });
};

/** Mails a guardian the address of a published report, or revokes it. */
export const sendPhaseLetter = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, notFound } = ctx;
  const { id: reportId, guardianId } = input;
  const isOwn = await lockOwnReport(tx, { id: reportId, authorId: me.id });
  const row = isOwn && (await findPhaseReport(tx, { id: reportId, readerId: me.id }));
  if (!row) return notFound();
  const key = { reportId, studentId: row.studentId };
  const to = (await listGuardianLetters(tx, key)).find((letter) => letter.guardianId === guardianId);
  if (!to) return notFound();
  if (input.action === 'send') await send(ctx, row, to);
  else if (!(await revokeLetter(tx, { reportId, guardianId, at: now }))) return notFound();
  return { letters: (await listGuardianLetters(tx, key)).map(toPhaseLetter) };
});
