import { foldCase } from '@inkstone/base';
import { hasHan } from '@inkstone/base/pinyin';
import {
  deleteTeamMembers,
  deleteUnusedTeams,
  insertTeam,
  insertTeamMembers,
  listRunningTeams,
} from '@inkstone/people/server';
import type { TeamTarget } from '../../../import/link-targets.ts';
import type { KnownTeam } from '../../../import/teams/subject.ts';
import type { LinkContext, LinkWriter, WrittenLink } from './link-writer.ts';

type Row = WrittenLink<TeamTarget>;

const pairKey = ({ teamId, personId }: { teamId: number; personId: number }): string => `${teamId} ${personId}`;

const newTeamKey = ({ name, leaderId }: TeamTarget): string => `${leaderId} ${foldCase(name)}`;

/** Makes the teams of rows that are not there; returns the rows with their teams. */
const makeTeams = async ({ tx, appliedAt }: LinkContext, rows: readonly Row[]) => {
  const running = await listRunningTeams(tx);
  const idsByKey = new Map<string, number>();
  const results: (Row & { teamId: number })[] = [];
  for (const row of rows) {
    const { link } = row;
    const key = newTeamKey(link);
    // Somebody may have made such a team since the plan: it is joined.
    const present = running.find(
      ({ id, name, nameZh, leaderId }) =>
        id === link.teamId ||
        (link.teamId === null &&
          leaderId === link.leaderId &&
          [name, nameZh ?? name].some((text) => foldCase(text) === foldCase(link.name))),
    );
    const knownId = present?.id ?? idsByKey.get(key);
    if (knownId === undefined && link.teamId !== null) continue;
    const names = { name: link.name, nameZh: hasHan(link.name) ? link.name : null };
    const teamId =
      knownId ?? (await insertTeam(tx, { ...names, leaderId: link.leaderId, memberIds: [], at: appliedAt }));
    idsByKey.set(key, teamId);
    results.push({ ...row, teamId, link: { ...link, teamId, isNew: knownId === undefined } });
  }
  return results;
};

/** Teams and their members as imports write them. */
export const teamsWriter: LinkWriter<TeamTarget, readonly KnownTeam[]> = {
  readKnown: listRunningTeams,
  async apply(ctx, rows) {
    const teamRows = await makeTeams(ctx, rows);
    const added = await insertTeamMembers(ctx.tx, teamRows, ctx.appliedAt);
    const addedKeys = new Set(added.map(pairKey));
    const written = new Map(
      teamRows
        .filter((row) => addedKeys.has(pairKey(row)) || row.link.isNew)
        .map(({ position, link }) => [position, { link }] as const),
    );
    return new Map(rows.map(({ position }) => [position, written.get(position) ?? { fault: 'changedSince' }]));
  },
  async undo({ tx, appliedAt }, rows) {
    const pairs = rows.map(({ personId, link: { teamId } }) => ({ teamId: teamId ?? 0, personId }));
    const deletedKeys = new Set((await deleteTeamMembers(tx, pairs, appliedAt)).map(pairKey));
    const newIds = rows.flatMap(({ link: { isNew, teamId } }) => (isNew && teamId !== null ? [teamId] : []));
    const goneTeams = await deleteUnusedTeams(tx, newIds, appliedAt);
    return new Map(
      rows.map(({ position, personId, link: { teamId, isNew } }) => {
        const isTeamGone = goneTeams.has(teamId ?? 0);
        if (isNew && !isTeamGone) return [position, 'used'];
        return [position, isTeamGone || deletedKeys.has(pairKey({ teamId: teamId ?? 0, personId })) ? null : 'edited'];
      }),
    );
  },
};
