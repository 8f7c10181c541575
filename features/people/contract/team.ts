import * as z from 'zod';
import { Id, pageFields, pagingInput, RequestId, NameInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';

const call = createCallFactory(refusals, legacy);
const access = teacherSide.may('myStudent_myTeam');
const ownTeamId = Id.describe('The team, one that the caller leads.');
const invalidatedCalls = [
  'backend/myTeam/list',
  'backend/myTeam/detail',
  'teacher/studentList',
  'backend/teacher/student',
];

const statusMessages = {
  name: NameInput.min(1).max(100).describe('What the team is called, where there is no Chinese name too.'),
  nameZh: NameInput.max(100).optional().describe('Its name for those who read Chinese; absent: the same.'),
};

/** A team of the caller. */
export const Team = z.object({
  id: z.int().describe('The team.'),
  name: z.string().describe("What the team is called, in the caller's language."),
  leaderName: z.string().describe('Who leads it.'),
  isMine: z.boolean().describe('Whether the caller leads it, and may change it.'),
  memberCount: z.int().describe('Colleagues in it, its leader too.'),
});
export type Team = z.output<typeof Team>;

const Member = z.object({
  id: z.int().describe('The colleague.'),
  name: z.string().describe("What the colleague is called, in the caller's language."),
  isLeader: z.boolean().describe('Whether they lead the team.'),
  joinedAt: z.iso.datetime().describe('Since when they belong to it.'),
  students: z.int().describe('Students of the classes that they teach, whom the team shares.'),
});

const membersNow = z.object({ members: z.array(Member).describe('Everyone in the team now, its leader first.') });

/** My teams. */
export const listMyTeams = call({
  path: 'backend/myTeam/list',
  method: 'GET',
  effect: 'read',
  summary: 'The teams that I lead or belong to: colleagues who share students.',
  access,
  input: z.object({ ...pagingInput() }),
  output: z.object({ list: z.array(Team).describe('One page of teams, by name.'), ...pageFields }),
});

export const getTeam = call({
  path: 'backend/myTeam/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One team of mine with everyone in it.',
  access,
  input: z.object({ id: Id.describe('The team, one that the caller leads or belongs to.') }),
  output: membersNow.extend({
    team: Team.describe('The team as lists show it.'),
    names: z
      .object({
        en: z.string().describe('The name as it was written first.'),
        zh: z.string().nullable().describe('The Chinese name; null where there is none.'),
      })
      .describe('As they were written, for editing.'),
  }),
});

export const createTeam = call({
  path: 'backend/myTeam/create',
  method: 'POST',
  effect: 'write',
  summary: 'Make a team that I lead.',
  access,
  input: z.object({ requestId: RequestId, ...statusMessages }),
  output: z.object({ id: z.int().describe('The team.') }),
  invalidates: invalidatedCalls,
});

export const renameTeam = call({
  path: 'backend/myTeam/edit',
  method: 'POST',
  effect: 'write',
  summary: 'Change the name of a team that I lead.',
  access,
  input: z.object({ requestId: RequestId, id: ownTeamId, ...statusMessages }),
  output: z.object({}),
  invalidates: invalidatedCalls,
});

export const addTeamMember = call({
  path: 'backend/myTeam/addMember',
  method: 'POST',
  effect: 'write',
  summary: 'Take a colleague into a team that I lead: from then on we share our students.',
  access,
  input: z.object({
    requestId: RequestId,
    id: ownTeamId,
    personId: Id.describe('Any teacher, guide or staff member of the school.'),
  }),
  output: membersNow,
  refusals: ['teacher.notTeacher'],
  invalidates: invalidatedCalls,
});

export const removeTeamMember = call({
  path: 'backend/myTeam/removeMember',
  method: 'POST',
  effect: 'write',
  summary: 'Let a colleague leave a team that I lead; the sharing ends, what was given and marked stays.',
  access,
  input: z.object({ requestId: RequestId, id: ownTeamId, personId: Id.describe('A member who does not lead it.') }),
  output: membersNow,
  invalidates: invalidatedCalls,
});

export const deleteTeam = call({
  path: 'backend/myTeam/delete',
  method: 'POST',
  effect: 'write',
  summary: 'End a team that I lead; the sharing ends, what was given and marked stays.',
  access,
  input: z.object({ requestId: RequestId, id: ownTeamId }),
  output: z.object({}),
  invalidates: invalidatedCalls,
});
