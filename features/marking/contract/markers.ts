import * as z from 'zod';
import { Id, Ids, RequestId } from '@inkstone/base';
import { call } from './shapes.ts';
import { markerAssignerAccess, teacherSearchAccess } from './access.ts';

/**
 * A marker's relation to the teacher they mark for: the teacher, a colleague who shares a class, or anyone else in the
 * school.
 */
export const MarkerKind = z.enum(['own', 'team', 'thirdParty']);

const Teacher = z.object({
  id: z.int().describe('The teacher.'),
  name: z.string().describe("The teacher's name in the reader's language."),
  kind: MarkerKind.describe(
    'How the teacher belongs to the caller: oneself, a colleague who shares a class, anyone else of the school.',
  ),
});

/** Filters for the list of markers. */
export const getMarkerFilters = call({
  path: 'topic/getCorrectParam',
  method: 'GET',
  effect: 'read',
  summary: 'What the correctors of papers can be filtered by: kinds, and my team to choose from.',
  access: markerAssignerAccess,
  input: z.object({}),
  output: z.object({
    kinds: z.array(MarkerKind).describe('The kinds by which the list can be filtered.'),
    team: z.array(Teacher).describe('Myself and the colleagues who share a class with me.'),
  }),
});

/** The markers of a paper. */
export const listPaperMarkers = call({
  path: 'topic/getCorrectList',
  method: 'GET',
  effect: 'read',
  summary: 'Who may mark the work that I give from a paper, with how much each has marked.',
  access: markerAssignerAccess,
  input: z.object({
    paperId: Id.describe('The paper.'),
    kind: MarkerKind.optional().describe('Only correctors of this kind; absent: of any.'),
  }),
  output: z.object({
    paperId: z.int().describe('The paper.'),
    title: z.string().describe("The paper's title in the reader's language."),
    list: z
      .array(Teacher.extend({ marked: z.int().describe('Pieces of my work from this paper whose mark is theirs.') }))
      .describe('The correctors, by name.'),
  }),
});

/** Teachers outside the caller's team. */
export const listThirdPartyTeachers = call({
  path: 'topic/getThirdPartTeacher',
  method: 'GET',
  effect: 'read',
  summary: 'Teachers of the school who share no class with me, by name; at most fifty.',
  access: teacherSearchAccess,
  input: z.object({ search: z.string().trim().max(100).default('').describe('Part of a name; empty: any.') }),
  output: z.object({ list: z.array(Teacher).describe('The teachers, by name.') }),
});

/** Adds markers to a paper. */
export const assignMarkers = call({
  path: 'topic/saveCorrectTeacher',
  method: 'POST',
  effect: 'write',
  summary: 'Name teachers who may mark the work that I give from a paper.',
  access: markerAssignerAccess,
  input: z.object({
    requestId: RequestId,
    paperId: Id.describe('The paper.'),
    personIds: Ids.min(1).max(50).describe('The teachers to name; those who are named already stay.'),
  }),
  output: z.object({ list: z.array(Teacher).describe('Everyone who may mark it now.') }),
  refusals: ['marker.notTeacher'],
  invalidates: ['topic/getCorrectList', 'backend/teacher/correct*'],
});

/** Removes a marker from a paper. */
export const removeMarker = call({
  path: 'topic/deleteCorrectTeacher',
  method: 'POST',
  effect: 'write',
  summary: 'Take a corrector of my work from a paper away; what they have marked stays.',
  access: markerAssignerAccess,
  input: z.object({
    requestId: RequestId,
    paperId: Id.describe('The paper.'),
    personId: Id.describe('The corrector to take away.'),
  }),
  output: z.object({ list: z.array(Teacher).describe('Everyone who may mark it now.') }),
  invalidates: ['topic/getCorrectList', 'backend/teacher/correct*'],
});
