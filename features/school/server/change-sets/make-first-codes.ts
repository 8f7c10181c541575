import { daysAsMs, languageFromCode, localize, localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { mailJob } from '@inkstone/mail';
import { login } from '@inkstone/session/addresses';
import { hashFirstCode, newFirstCode, saveFirstCodes } from '@inkstone/session/server';
import { makeFirstCodes as contract } from '../../contract/imports.ts';
import { firstCodeMailMessages } from '../../messages.ts';
import { canManagePerson } from '../../rules.ts';
import { writeRecord } from '../record/write-record.ts';
import { findChangeSet, listMadePeople } from './change-sets.queries.ts';

type MadePerson = Awaited<ReturnType<typeof listMadePeople>>[number] & { code: string };

/** While the mail server is away, a mail with a code is tried for so long. */
const mailDays = 2;

/** Mails a code in the language of its person. */
const mailCode = async (
  { enqueue, now, school }: HandlerContext<typeof contract>,
  { name, nameZh, username, code, mail, language: languageNumber }: MadePerson & { mail: string },
): Promise<void> => {
  const language = languageFromCode(languageNumber);
  const { pairs } = firstCodeMailMessages;
  const values = {
    ...{ username, code, name: localizedName(language, name, nameZh) },
    school: localizedName(language, school.name, school.nameZh),
  };
  const text = localize(pairs.text, language, values);
  const link = school.publicUrl && localize(pairs.link, language, { link: `${school.publicUrl}${login.path}` });
  await enqueue(mailJob, {
    ...{ to: mail, subject: localize(pairs.subject, language, values), text: link ? `${text}\n\n${link}` : text },
    expiresAt: new Date(now.getTime() + daysAsMs(mailDays)).toISOString(),
  });
};

/** Makes first codes for the people whom a change set made; earlier ones of the same people stop working. */
export const makeFirstCodes = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, canMail, refuse, notFound } = ctx;
  const { changeSetId, byMail = false } = input;
  const set = await findChangeSet(tx, { id: changeSetId, family: 'people' });
  if (!set) return notFound();
  if (set.state === 'planned') return refuse('changeSet.notApplied');
  if (byMail && !canMail) return refuse('codes.mailOff');
  // Since the import somebody may have been given more of administration than the caller holds.
  const manageable = (await listMadePeople(tx, changeSetId)).filter((person) =>
    canManagePerson(me.permissions, person.permissions),
  );
  const people = manageable.map((person) => ({ ...person, code: newFirstCode() }));
  const codes = people.map(({ id, code }) => ({ personId: id, hash: hashFirstCode(code) }));
  const saved = new Set(await saveFirstCodes(tx, codes));
  const holders = people.filter(({ id }) => saved.has(id));
  const mailed = holders.flatMap((person) => (byMail && person.mail ? [{ ...person, mail: person.mail }] : []));
  for (const person of mailed) await mailCode(ctx, person);
  const mailedIds = new Set(mailed.map(({ id }) => id));
  const slips = holders.filter(({ id }) => !mailedIds.has(id));
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'people.codesMade', subject: { kind: 'changeSet', id: changeSetId } },
    changes: [
      { field: 'codes', before: null, after: String(holders.length) },
      ...(byMail ? [{ field: 'mailedCodes', before: null, after: String(mailed.length) }] : []),
    ],
  });
  return {
    mailedCount: mailed.length,
    list: slips.map(({ id, name, nameZh, username, code }) => ({
      ...{ personId: id, username, code, name: localizedName(language, name, nameZh) },
    })),
  };
});
