import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { hashFirstCode, newFirstCode, saveFirstCodes } from '@inkstone/session/server';
import { makeFirstCodes as contract } from '../../contract/imports.ts';
import { canManagePerson } from '../../rules.ts';
import { writeRecord } from '../record/write-record.ts';
import { findChangeSet, listMadePeople } from './change-sets.queries.ts';

/** Makes first codes for the people whom a change set made; earlier ones of the same people stop working. */
export const makeFirstCodes = handleCall(contract, async ({ input, me, tx, now, language, refuse, notFound }) => {
  const { changeSetId } = input;
  const set = await findChangeSet(tx, { id: changeSetId, family: 'people' });
  if (!set) return notFound();
  if (set.state === 'planned') return refuse('changeSet.notApplied');
  // Since the import somebody may have been given more of administration than the caller holds.
  const manageable = (await listMadePeople(tx, changeSetId)).filter((person) =>
    canManagePerson(me.permissions, person.permissions),
  );
  const people = manageable.map((person) => ({ ...person, code: newFirstCode() }));
  const codes = people.map(({ id, code }) => ({ personId: id, hash: hashFirstCode(code) }));
  const saved = new Set(await saveFirstCodes(tx, codes));
  const slips = people.filter(({ id }) => saved.has(id));
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'people.codesMade', subject: { kind: 'changeSet', id: changeSetId } },
    changes: [{ field: 'codes', before: null, after: String(slips.length) }],
  });
  return {
    list: slips.map(({ id, name, nameZh, username, code }) => ({
      ...{ personId: id, username, code, name: localizedName(language, name, nameZh) },
    })),
  };
});
