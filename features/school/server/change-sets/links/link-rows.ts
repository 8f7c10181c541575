import type { Handle, Tx } from '@inkstone/db';
import { lockAccounts } from '@inkstone/session/server';
import type { LinkKind, LinkTarget } from '../../../import/link-targets.ts';
import type { KnownLinks } from '../../../import/subjects.ts';
import { listRowsAfter, updateRows, type ChangeSetRow, type RowResult } from '../change-sets.queries.ts';
import type { LinkTask, Mentions } from '../import-task.ts';
import { candidatesWriter } from './candidates.ts';
import { extraTimeWriter } from './extra-time.ts';
import { guardiansWriter } from './guardians.ts';
import { listMentionedPeople } from './known-people.queries.ts';
import type { LinkContext, LinkWriter, WrittenLink } from './link-writer.ts';
import { staffWriter } from './staff.ts';
import { teamsWriter } from './teams.ts';
import { thirdPartyWriter } from './third-party.ts';

const linkWriters: { readonly [Kind in LinkKind]: LinkWriter<Extract<LinkTarget, { kind: Kind }>, KnownLinks[Kind]> } =
  {
    guardians: guardiansWriter,
    extraTime: extraTimeWriter,
    teams: teamsWriter,
    staff: staffWriter,
    thirdParty: thirdPartyWriter,
    candidates: candidatesWriter,
  };

/** The writer of a subject, for rows whose links are of its kind. */
const getWriter = (kind: LinkKind) => linkWriters[kind] as unknown as LinkWriter<LinkTarget, unknown>;

/** What sheets of each subject would say of some people of the school. */
export const readLinksOfPeople = async (
  db: Handle,
  personIds: readonly number[],
): Promise<Omit<KnownLinks, 'candidates'>> => ({
  guardians: await linkWriters.guardians.readKnown(db, personIds),
  extraTime: await linkWriters.extraTime.readKnown(db, personIds),
  teams: await linkWriters.teams.readKnown(db, personIds),
  staff: await linkWriters.staff.readKnown(db, personIds),
  thirdParty: await linkWriters.thirdParty.readKnown(db, personIds),
});

/** Everything with which the rows of a sheet are compared. */
export const readLinkTask = async (
  db: Handle,
  subject: LinkKind,
  { rows, mentions, language }: Pick<LinkTask['input'], 'rows' | 'language'> & { mentions: Mentions },
): Promise<LinkTask> => {
  const people = await listMentionedPeople(db, Object.values(mentions).flat());
  const known = await getWriter(subject).readKnown(
    db,
    people.map(({ id }) => id),
  );
  return { kind: 'planLinks', subject, input: { rows, people, known, language } } as LinkTask;
};

/** More rows than any sheet has. */
const allRows = { position: 0, most: 1_000_000 };

const toWritten = ({ position, personId, link }: ChangeSetRow): WrittenLink<LinkTarget>[] =>
  link ? [{ position, personId, link }] : [];

const toResult = (row: ChangeSetRow, change: Partial<RowResult>): RowResult => ({
  ...{ position: row.position, state: row.state, personId: row.personId, edition: row.edition, fault: row.fault },
  ...{ joins: row.joins, before: row.before, link: row.link },
  ...change,
});

/** Everybody whom a link names. */
const listPeople = ({ personId, link }: WrittenLink<LinkTarget>): number[] => [
  ...(personId === null ? [] : [personId]),
  ...Object.entries(link).flatMap(([field, value]) =>
    ['leaderId', 'managerId', 'teacherId', 'recruiterId'].includes(field) && typeof value === 'number' ? [value] : [],
  ),
];

/** Locks everybody whom links name; returns those who are still here. */
const lockPresent = async (tx: Tx, links: readonly WrittenLink<LinkTarget>[]): Promise<Set<number>> => {
  const accounts = await lockAccounts(tx, [...new Set(links.flatMap(listPeople))]);
  return new Set(accounts.filter(({ leftAt }) => leftAt === null).map(({ id }) => id));
};

interface LinkSet {
  changeSetId: number;
  subject: LinkKind;
}

/** Applies the rows of a sheet; what has changed since the plan is left out and named. */
export const applyLinks = async (ctx: LinkContext, { changeSetId, subject }: LinkSet): Promise<void> => {
  const { tx } = ctx;
  const rows = (await listRowsAfter(tx, { changeSetId, ...allRows })).filter(({ state }) => state === 'planned');
  const links = rows.flatMap(toWritten);
  const present = await lockPresent(tx, links);
  const fit = links.filter((link) => listPeople(link).every((id) => present.has(id)));
  const written = await getWriter(subject).apply(ctx, fit);
  const results = rows
    .filter(({ link }) => link !== null)
    .map((row) => {
      const result = written.get(row.position) ?? { fault: 'changedSince' as const };
      if ('fault' in result) return toResult(row, { state: 'leftOut', fault: result.fault });
      return toResult(row, { state: 'applied', link: result.link, personId: result.personId ?? row.personId });
    });
  await updateRows(tx, changeSetId, results);
};

/** Takes back the rows of a sheet; what was changed or used since stays and is named. */
export const undoLinks = async (ctx: LinkContext, { changeSetId, subject }: LinkSet): Promise<void> => {
  const { tx } = ctx;
  const rows = (await listRowsAfter(tx, { changeSetId, ...allRows })).filter(({ state }) => state === 'applied');
  const faults = await getWriter(subject).undo(ctx, rows.flatMap(toWritten));
  const results = rows.map((row) => {
    const fault = faults.get(row.position) ?? null;
    return toResult(row, fault === null ? { state: 'undone', fault } : { state: 'stays', fault });
  });
  await updateRows(tx, changeSetId, results);
};
