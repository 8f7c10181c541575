import type { HandlerContext } from '@inkstone/call/server';
import { handleCall } from '@inkstone/call/server';
import { getUniqueViolation } from '@inkstone/db';
import {
  changeMail,
  hashPassword,
  insertPerson,
  lockAccount,
  newPassword,
  saveAccountDetails,
  signOutPerson,
  type Account,
  type AccountDetails,
} from '@inkstone/session/server';
import { addSchoolPerson as addContract, changeSchoolPerson as changeContract } from '../../contract.ts';
import { canManagePerson } from '../../rules.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { isErasing } from '../rights/erasure.queries.ts';
import { findDraftFault, toDetails } from './check-draft.ts';
import { hasOtherAdministrator } from './people.queries.ts';

/** The refusal for a value that somebody else has; null for any other error. */
const toTakenFault = (error: unknown): 'person.usernameTaken' | 'person.numberTaken' | null => {
  const index = getUniqueViolation(error);
  if (index === 'person_username') return 'person.usernameTaken';
  return index === 'person_number' ? 'person.numberTaken' : null;
};

/** What the record says about a person. */
const toRecorded = ({ username, name, nameZh, number, mail, language, roles, permissions }: AccountDetails) => ({
  ...{ username, name, nameZh, number, mail, language, roles, permissions },
});

/** Adds a person with a first password. */
export const addSchoolPerson = handleCall<typeof addContract, { password: string; passwordHash: string }>(addContract, {
  async prepare() {
    const password = newPassword();
    return { password, passwordHash: await hashPassword(password) };
  },
  async decide({ input, me, tx, now, prepared, refuse }) {
    const { password, passwordHash } = prepared;
    const details = toDetails(input, null);
    const fault = findDraftFault(me.permissions, details, null);
    if (fault) return refuse(fault);
    try {
      const personId = await insertPerson(tx, { ...details, passwordHash, isGuideSeen: false, createdAt: now });
      await writeRecord(tx, {
        ...{ at: now, actorId: me.id, action: 'person.added', subject: { kind: 'person', id: personId } },
        changes: listChanges({}, toRecorded(details)),
      });
      return { personId, password };
    } catch (error) {
      const fault = toTakenFault(error);
      if (fault) return refuse(fault);
      throw error;
    }
  },
});

type ChangeContext = HandlerContext<typeof changeContract>;

/** Whether somebody gives up, for themself or another, the last right to administer people. */
const isLastAdministrator = async (
  { tx }: Pick<ChangeContext, 'tx'>,
  before: Account,
  after: AccountDetails,
): Promise<boolean> => {
  const isLost = before.permissions.includes('school_people') && !after.permissions.includes('school_people');
  return isLost && before.leftAt === null && !(await hasOtherAdministrator(tx, before.id));
};

/** Who loses a role or a permission is signed out, so that no open window continues with it. */
const losesAccess = (before: Account, after: AccountDetails): boolean =>
  before.roles.some((role) => !after.roles.includes(role)) ||
  before.permissions.some((permission) => !after.permissions.includes(permission));

/** Changes a person. */
export const changeSchoolPerson = handleCall(changeContract, async (ctx) => {
  const { input, me, tx, now, refuse, notFound } = ctx;
  const before = await lockAccount(tx, input.personId);
  if (!before) return notFound();
  if (!canManagePerson(me.permissions, before.permissions)) return refuse('person.outranks');
  if (await isErasing(tx, before)) return refuse('person.erased');
  if (before.edition !== input.edition) return refuse('person.changedMeanwhile');
  const details = toDetails(input, before);
  const fault = findDraftFault(me.permissions, details, before);
  if (fault) return refuse(fault);
  if (await isLastAdministrator(ctx, before, details)) return refuse('person.lastAdministrator');
  const changes = listChanges(toRecorded(before), toRecorded(details));
  if (changes.length === 0) return { edition: before.edition };
  try {
    if (before.mail !== details.mail) await changeMail(ctx, before.id, details.mail);
    const edition = await saveAccountDetails(tx, before, details);
    const subject = { kind: 'person', id: before.id } as const;
    await writeRecord(tx, { at: now, actorId: me.id, action: 'person.changed', subject, changes });
    if (losesAccess(before, details) && before.id !== me.id)
      await signOutPerson(ctx, { personId: before.id, exceptId: null, by: 'access' });
    return { edition };
  } catch (error) {
    const fault = toTakenFault(error);
    if (fault) return refuse(fault);
    throw error;
  }
});
