import { foldCase, groupBy, toVisibleText } from '@inkstone/base';
import { findColleague } from '../find-colleague.ts';
import type { FindPerson, KnownPerson } from '../find-person.ts';
import type { LinkField, LinkRow } from '../link-fields.ts';
import { describePerson, readCell, type LinkSubject } from '../link-subject.ts';
import { RowError } from '../row-error.ts';

/** A team that has not ended. */
export interface KnownTeam {
  id: number;
  name: string;
  nameZh: string | null;
  leaderId: number;
  leaderUsername: string;
  memberIds: readonly number[];
}

const fields = ['team', 'teamLeader', 'teamMember'] as const satisfies readonly LinkField[];

const teamKey = (row: LinkRow): string => foldCase(toVisibleText(row.values.team ?? ''));

const indexTeams = (known: readonly KnownTeam[]): Map<string, KnownTeam[]> => {
  const teams = new Map<string, KnownTeam[]>();
  for (const team of known)
    for (const key of new Set([foldCase(team.name), foldCase(team.nameZh ?? team.name)]))
      teams.set(key, [...(teams.get(key) ?? []), team]);
  return teams;
};

/** The team of a row among those that run; null: there is none of this name. */
const findTeam = (teams: readonly KnownTeam[], leader: KnownPerson | null): KnownTeam | null => {
  const [first] = teams;
  if (!first) return null;
  const led = leader ? teams.filter(({ leaderId }) => leaderId === leader.id) : teams;
  const [team, second] = led;
  if (second) throw new RowError('teamAmbiguous', teams.map(({ leaderUsername }) => leaderUsername).join(', '));
  if (!team) throw new RowError('teamLeaderOther', first.leaderUsername);
  return team;
};

/** Who leads a team that is not there yet: whom the first row of it names that names a leader. */
const findNewLeader = (rows: readonly LinkRow[], findPerson: FindPerson): KnownPerson => {
  const row = rows.find(({ values }) => values.teamLeader !== undefined);
  if (!row) throw new RowError('teamUnknown', rows[0]?.values.team ?? null);
  return findColleague(findPerson, readCell(row, 'teamLeader'));
};

const readLeader = (row: LinkRow, findPerson: FindPerson): KnownPerson | null =>
  row.values.teamLeader === undefined ? null : findColleague(findPerson, readCell(row, 'teamLeader'));

/**
 * Teams of colleagues, one member in each row; a row without a member names the leader alone. A team that is not there
 * is made, led by whom its rows name; nobody is removed from a team.
 */
export const teamsSubject: LinkSubject<readonly KnownTeam[]> = {
  columns: {
    fields,
    heads: {
      team: ['team', 'teamname', 'group', 'groupname', '团队', '团队名称', '小组', '教研组', '團隊', '小組'],
      teamLeader: ['leader', 'teamleader', 'lead', 'head', '负责人', '组长', '团队负责人', '負責人', '組長'],
      teamMember: [
        ...['member', 'teammember', 'colleague', 'teacher', 'name', 'username', 'membername'],
        ...['成员', '团队成员', '组员', '老师', '教师', '姓名', '用户名', '成員', '組員'],
      ],
    },
  },
  personFields: ['teamMember', 'teamLeader'],
  template: {
    en: [
      ['Team', 'Leader', 'Member'],
      ['Writing team', 'qiao', 'mei'],
    ],
    zh: [
      ['团队', '负责人', '成员'],
      ['写作组', 'qiao', 'mei'],
    ],
  },
  openPlan({ rows, findPerson, known }) {
    const teams = indexTeams(known);
    const rowsByTeam = groupBy(rows, teamKey);
    const newTeamKeys = new Set<string>();
    return (row) => {
      const name = toVisibleText(readCell(row, 'team'));
      const leader = readLeader(row, findPerson);
      const team = findTeam(teams.get(teamKey(row)) ?? [], leader);
      const newLeader = team ? null : findNewLeader(rowsByTeam.get(teamKey(row)) ?? [], findPerson);
      if (leader && newLeader && leader.id !== newLeader.id) throw new RowError('teamLeaderOther', newLeader.username);
      const person =
        row.values.teamMember === undefined && leader ? leader : findColleague(findPerson, readCell(row, 'teamMember'));
      const isNew = !team && !newTeamKeys.has(teamKey(row));
      newTeamKeys.add(teamKey(row));
      const isThere = team?.memberIds.includes(person.id) ?? (!isNew && person.id === newLeader?.id);
      const leads = isNew && newLeader ? [{ field: 'teamLeader', before: null, after: describePerson(newLeader) }] : [];
      return {
        outcome: isThere ? 'same' : 'made',
        ...{ person, key: `${teamKey(row)} ${person.id}` },
        changes: [{ field: 'team', before: null, after: team ? (team.nameZh ?? team.name) : name }, ...leads],
        link: {
          ...{ kind: 'teams', teamId: team?.id ?? null, name, isNew },
          leaderId: team?.leaderId ?? newLeader?.id ?? person.id,
        },
      };
    };
  },
};
