import { type Language } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import type { ArchiveEntry } from '@inkstone/files';
import * as z from 'zod';
import { describeAmount } from '../../import/extra-time/amount.ts';
import type { LinkKind } from '../../import/link-targets.ts';
import { linkSubjects } from '../../import/subjects.ts';
import { readLinksOfPeople } from '../change-sets/links/link-rows.ts';
import { toCsvLines } from '../rights/archive-texts.ts';
import { readTable } from './exported-tables.queries.ts';

const Account = z.object({
  id: z.int(),
  username: z.string(),
  left_at: z.string().nullable(),
  erased_at: z.string().nullable(),
});

/** Candidates are no people of the school. */
type ExportedKind = Exclude<LinkKind, 'candidates'>;

/** Names of the sheets by what they are about. */
const fileNames = {
  guardians: 'guardians',
  extraTime: 'extra-time',
  teams: 'teams',
  staff: 'staff',
  thirdParty: 'supporting-teachers',
} as const satisfies Record<ExportedKind, string>;

const readUsernames = async (tx: Tx): Promise<Map<number, string>> => {
  const usernames = new Map<number, string>();
  for await (const rows of readTable(tx, 'person'))
    for (const { id, username, left_at: leftAt, erased_at: erasedAt } of rows.map((row) => Account.parse(row)))
      if (leftAt === null && erasedAt === null) usernames.set(id, username);
  return usernames;
};

/** A row whose people are all here; none where one of them has left. */
const toRow = (cells: readonly (string | undefined)[]): string[][] => {
  const known = cells.filter((cell) => cell !== undefined);
  return known.length < cells.length ? [] : [known];
};

const listRows = async (tx: Tx, usernames: ReadonlyMap<number, string>): Promise<Record<ExportedKind, string[][]>> => {
  const personIds = [...usernames.keys()];
  const name = (id: number) => usernames.get(id);
  const { guardians, extraTime, teams, staff, thirdParty } = await readLinksOfPeople(tx, personIds);
  return {
    guardians: guardians.flatMap((row) => toRow([name(row.studentId), row.name, row.mail, row.language])),
    extraTime: extraTime.flatMap((row) =>
      toRow([name(row.studentId), describeAmount(row) ?? '0', row.fromDay ?? '', row.untilDay ?? '']),
    ),
    teams: teams.flatMap((team) => {
      const memberIds = team.memberIds.filter((id) => id !== team.leaderId);
      const members = memberIds.flatMap((id) => toRow([team.name, name(team.leaderId), name(id)]));
      return [...toRow([team.name, name(team.leaderId), '']), ...members];
    }),
    staff: staff.flatMap((pair) => toRow([name(pair.personId), name(pair.managerId)])),
    thirdParty: thirdParty.flatMap((pair) =>
      pair.isThirdParty ? toRow([name(pair.studentId), name(pair.teacherId)]) : [],
    ),
  };
};

/**
 * Guardians, standing extra time, teams, staff and supporting teachers as sheets that the school's import reads, in the
 * order of their texts; people stand in them by user name.
 */
export const listLinkEntries = async (tx: Tx, language: Language): Promise<ArchiveEntry[]> => {
  const rowsByKind = await listRows(tx, await readUsernames(tx));
  const kinds = Object.keys(fileNames) as ExportedKind[];
  return kinds.map((kind) => {
    const heads = linkSubjects[kind].template[language][0] ?? [];
    const rows = rowsByKind[kind].toSorted((first, second) => (first.join('\n') < second.join('\n') ? -1 : 1));
    return {
      name: `people/${fileNames[kind]}.csv`,
      open: async function* () {
        yield toCsvLines([heads, ...rows], true);
      },
    };
  });
};
