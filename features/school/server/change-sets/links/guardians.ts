import type {} from '@inkstone/people/events';
import {
  deleteUnusedGuardians,
  insertGuardians,
  listGuardiansOfStudents,
  lockGuardiansOfStudents,
  updateGuardians,
} from '@inkstone/people/server';
import { foldCase, groupBy } from '@inkstone/base';
import { maxGuardians, type KnownGuardian } from '../../../import/guardians/subject.ts';
import type { GuardianFacts, GuardianTarget } from '../../../import/link-targets.ts';
import type { AppliedLinks, LinkContext, LinkWriter, UndoneLinks, WrittenLink } from './link-writer.ts';

type Row = WrittenLink<GuardianTarget>;

const isAs = (guardian: KnownGuardian | undefined, facts: GuardianFacts | null): guardian is KnownGuardian =>
  guardian !== undefined &&
  facts !== null &&
  guardian.name === facts.name &&
  guardian.mail === facts.mail &&
  guardian.language === facts.language;

const mailKey = (studentId: number, mail: string): string => `${studentId} ${foldCase(mail)}`;

/** Letters to an address that is no longer a guardian's no longer open. */
const announceMoved = async ({ emit }: LinkContext, moved: readonly { id: number; from: string; to: string }[]) => {
  for (const { id, from, to } of moved) if (from !== to) await emit('guardian.unreachable', { guardianId: id });
};

const changeGuardians = async (
  ctx: LinkContext,
  rows: readonly Row[],
  byId: ReadonlyMap<number, KnownGuardian>,
): Promise<AppliedLinks<GuardianTarget>> => {
  const ready = rows.filter(({ link }) => isAs(byId.get(link.guardianId ?? 0), link.before));
  const changes = ready.map(({ link: { guardianId, name, mail, language } }) => ({
    ...{ id: guardianId ?? 0, name, mail, language },
  }));
  await updateGuardians(ctx.tx, changes);
  await announceMoved(
    ctx,
    changes.map(({ id, mail }) => ({ id, from: byId.get(id)?.mail ?? '', to: mail })),
  );
  return new Map(
    rows.map((row) => [row.position, ready.includes(row) ? { link: row.link } : { fault: 'changedSince' }]),
  );
};

const makeGuardians = async (
  { tx, actorId, appliedAt }: LinkContext,
  rows: readonly Row[],
  present: readonly KnownGuardian[],
): Promise<AppliedLinks<GuardianTarget>> => {
  const mails = new Set(present.map(({ studentId, mail }) => mailKey(studentId, mail)));
  const counts = new Map([...groupBy(present, ({ studentId }) => studentId)].map(([id, list]) => [id, list.length]));
  const results: AppliedLinks<GuardianTarget> = new Map();
  const ready = rows.filter(({ position, personId, link }) => {
    const count = counts.get(personId) ?? 0;
    const isThere = mails.has(mailKey(personId, link.mail));
    if (isThere || count >= maxGuardians) {
      results.set(position, { fault: isThere ? 'changedSince' : 'guardianMany' });
      return false;
    }
    counts.set(personId, count + 1);
    return true;
  });
  const values = ready.map(({ personId, link: { name, mail, language } }) => ({
    ...{ studentId: personId, name, mail, language },
  }));
  const added = await insertGuardians(tx, values, { createdBy: actorId, createdAt: appliedAt });
  const ids = new Map(added.map(({ id, studentId, mail }) => [mailKey(studentId, mail), id]));
  for (const { position, personId, link } of ready)
    results.set(position, { link: { ...link, guardianId: ids.get(mailKey(personId, link.mail)) ?? null } });
  return results;
};

const undoGuardians = async (ctx: LinkContext, rows: readonly Row[]): Promise<UndoneLinks> => {
  const present = await lockGuardiansOfStudents(
    ctx.tx,
    rows.map(({ personId }) => personId),
  );
  const byId = new Map(present.map((guardian) => [guardian.id, guardian]));
  const asWritten = rows.filter(({ link }) => isAs(byId.get(link.guardianId ?? 0), link));
  const changed = asWritten.flatMap(({ link: { guardianId, before, mail } }) =>
    before && guardianId !== null ? [{ id: guardianId, ...before, writtenMail: mail }] : [],
  );
  await updateGuardians(ctx.tx, changed);
  await announceMoved(
    ctx,
    changed.map(({ id, mail, writtenMail }) => ({ id, from: writtenMail, to: mail })),
  );
  const goneIds = await deleteUnusedGuardians(
    ctx.tx,
    asWritten.flatMap(({ link: { guardianId, before } }) => (before || guardianId === null ? [] : [guardianId])),
  );
  return new Map(
    rows.map((row) => {
      if (!asWritten.includes(row)) return [row.position, 'edited'];
      return [row.position, row.link.before || goneIds.has(row.link.guardianId ?? 0) ? null : 'used'];
    }),
  );
};

/** Guardians as imports write them. */
export const guardiansWriter: LinkWriter<GuardianTarget, readonly KnownGuardian[]> = {
  readKnown: listGuardiansOfStudents,
  async apply(ctx, rows) {
    const present = await lockGuardiansOfStudents(
      ctx.tx,
      rows.map(({ personId }) => personId),
    );
    const byId = new Map(present.map((guardian) => [guardian.id, guardian]));
    const changed = rows.filter(({ link }) => link.guardianId !== null);
    const fresh = rows.filter(({ link }) => link.guardianId === null);
    return new Map([...(await changeGuardians(ctx, changed, byId)), ...(await makeGuardians(ctx, fresh, present))]);
  },
  undo: undoGuardians,
};
