import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listGuardians, listStandingTimes } from '@inkstone/people/server';
import { findAnyAccount } from '@inkstone/session/server';
import { getSchoolPerson as contract } from '../../contract.ts';
import { canManagePerson } from '../../rules.ts';
import { listOpenSessions, listPersonClasses, listPersonHistory } from './people.queries.ts';
import { toPermissions, toRoles } from './person-view.ts';

/** One person of the school. */
export const getSchoolPerson = handleCall(contract, async ({ input, me, tx, now, language, notFound }) => {
  const { personId } = input;
  const account = await findAnyAccount(tx, personId);
  if (!account) return notFound();
  const sessions = await listOpenSessions(tx, { personId, now });
  const [standingTime] = await listStandingTimes(tx, [personId]);
  const { id, name, nameZh, username, number, edition, mail } = account;
  return {
    ...{ id, name, nameZh, username, number, edition, mail },
    roles: toRoles(account),
    permissions: toPermissions(account.permissions),
    language: account.language,
    extraMinutes: standingTime?.minutes ?? 0,
    extraPercent: standingTime?.percent ?? 0,
    extraFrom: standingTime?.fromDay ?? null,
    extraUntil: standingTime?.untilDay ?? null,
    hasPassword: account.passwordHash !== null,
    createdAt: account.createdAt.toISOString(),
    leftAt: account.leftAt?.toISOString() ?? null,
    lastSeenAt: sessions[0]?.lastSeenAt.toISOString() ?? null,
    canManage: canManagePerson(me.permissions, account.permissions),
    classes: (await listPersonClasses(tx, personId)).map((row) => ({
      ...{ id: row.id, part: row.part },
      name: localizedName(language, row.name, row.nameZh),
    })),
    guardians: await listGuardians(tx, personId),
    sessions: sessions.map((row) => ({
      ...{ id: row.id, isShared: row.isShared },
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    })),
    history: (await listPersonHistory(tx, personId)).map(({ id: entryId, at, action, changes, ...actor }) => ({
      ...{ id: entryId, at: at.toISOString(), action, changes },
      actorName: actor.actorName === null ? null : localizedName(language, actor.actorName, actor.actorNameZh),
    })),
  };
});
