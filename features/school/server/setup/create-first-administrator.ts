import { foldCharacters, isConfusable, toVisibleText } from '@inkstone/base';
import { sortNameFor } from '@inkstone/base/pinyin';
import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { inTransaction } from '@inkstone/db';
import {
  countAnonymous,
  findWeakness,
  getAccount,
  hashPassword,
  insertPerson,
  openSession,
  uncountAnonymous,
} from '@inkstone/session/server';
import { createFirstAdministrator as contract } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { hashSetupCode } from './setup-code.ts';
import { countWrongCode, hasSetupCode, insertClosing, isSetupOpen, lockSetup } from './setup.queries.ts';

const weaknesses = {
  'password.common': 'setup.passwordCommon',
  'password.username': 'setup.passwordUsername',
} as const;

interface PreparedAdministrator {
  codeHash: Buffer;
  passwordHash: string;
}

/** Checks the code under limits; a wrong one is counted in a transaction of its own, which a refusal does not undo. */
const checkCode = async (ctx: PrepareContext<typeof contract>): Promise<PreparedAdministrator> => {
  const { input, db, now, refuse, notFound } = ctx;
  await countAnonymous(ctx, 'sign-in');
  if (!(await isSetupOpen(db))) return notFound();
  // Before the code, so that what can be mended uses up no try.
  const weakness = findWeakness(input.password, input.username);
  if (weakness) return refuse(weaknesses[weakness]);
  if (isConfusable(input.username)) return refuse('setup.usernameConfusable');
  if (toVisibleText(input.name) === '' || toVisibleText(input.schoolName) === '') return refuse('setup.nameMissing');
  const codeHash = hashSetupCode(input.code);
  if (!(await hasSetupCode(db, { codeHash, now }))) {
    await inTransaction(db, (tx) => countWrongCode(tx, now));
    return refuse('setup.codeWrong');
  }
  await uncountAnonymous(ctx, 'sign-in');
  return { codeHash, passwordHash: await hashPassword(input.password) };
};

type Context = HandlerContext<typeof contract, PreparedAdministrator>;

const insertAdministrator = async ({ tx, input, now, prepared }: Context): Promise<number> => {
  const names = { name: toVisibleText(input.name), nameZh: toVisibleText(input.nameZh ?? '') || null };
  const details = {
    ...{ ...names, username: foldCharacters(input.username), mail: input.mail, language: input.language },
    ...{ roles: ['staff'], permissions: [...permissionPresets.head] },
  };
  const personId = await insertPerson(tx, {
    ...details,
    ...{ sortName: sortNameFor(names.name, names.nameZh), role: 'staff', isGuideSeen: false, createdAt: now },
    passwordHash: prepared.passwordHash,
  });
  const subject = { kind: 'person', id: personId } as const;
  await writeRecord(tx, { at: now, actorId: null, action: 'person.added', subject, changes: listChanges({}, details) });
  return personId;
};

/** Names the school and makes its first administrator, who is signed in. */
export const createFirstAdministrator = handleCall<typeof contract, PreparedAdministrator>(contract, {
  prepare: checkCode,
  async decide(ctx) {
    const { input, tx, now, prepared, school, updateSchool, refuse, notFound } = ctx;
    await lockSetup(tx);
    if (!(await isSetupOpen(tx))) return notFound();
    if (!(await hasSetupCode(tx, { codeHash: prepared.codeHash, now }))) return refuse('setup.codeWrong');
    await insertClosing(tx, now);
    const personId = await insertAdministrator(ctx);
    const named = {
      name: toVisibleText(input.schoolName),
      nameZh: toVisibleText(input.schoolNameZh ?? '') || null,
      timeZone: input.schoolTimeZone,
    };
    await updateSchool(named);
    await writeRecord(tx, {
      ...{ at: now, actorId: personId, action: 'school.setUp', subject: { kind: 'school', id: null } },
      changes: listChanges({}, named),
    });
    const account = await getAccount(tx, personId);
    const { language, timeZone } = input;
    const session = { account, role: 'staff', isShared: false, isSso: false, language, timeZone };
    return { user: await openSession({ ...ctx, school: { ...school, ...named } }, session) };
  },
});
