import { expect, test } from 'vitest';
import type { AssignmentRow } from '@inkstone/assignments/server';
import type { PinnedContent, PinnedSet } from '@inkstone/bank/server';
import { bindAssignment } from './bind-attempt.ts';

const anAssignment = (more: Partial<AssignmentRow> = {}): AssignmentRow => ({
  id: 1,
  kind: 'homework',
  teacherId: 1,
  repeatedFromId: null,
  title: 'Sums',
  titleZh: null,
  programme: 'amc',
  variant: '',
  subject: 'math',
  mode: 'practice',
  paperRevisionId: null,
  paperTypeId: null,
  beginsAt: new Date(0),
  deadline: new Date(0),
  lateHours: 48,
  timeLimitSeconds: null,
  allowsOvertime: false,
  maxListens: null,
  playbackSpeed: null,
  windowMode: null,
  hasInstantFeedback: false,
  shufflesQuestions: false,
  shufflesOptions: false,
  isSelfMarked: false,
  teacherMessage: null,
  reportAt: 'submitted',
  reportOpenedAt: null,
  questionCount: 1,
  windowVersion: 1,
  isForJoiners: false,
  createdAt: new Date(0),
  withdrawnAt: null,
  deletedAt: null,
  searchText: '',
  ...more,
});

const aSet = (setId: number, more: Partial<PinnedSet['stimulus']> = {}): PinnedSet => ({
  setId,
  setRevisionId: setId,
  title: 'A set',
  titleZh: null,
  stimulus: { kind: 'none', html: '', files: [], ...more },
  questions: [
    {
      questionId: setId * 10,
      questionRevisionId: setId * 10,
      position: 1,
      type: 'choice',
      prompt: {},
      points: 100,
      knowledgeNodeId: null,
      furtherNodeIds: [],
      knowledge: null,
      clip: null,
      rubric: null,
    },
  ],
});

const held = (section: string, part: string | null, sets: PinnedSet[]): PinnedContent => ({
  sections: [{ section, part, seconds: null, sets }],
});

test('the length of a recording is copied from the set', () => {
  const content = held('contest', null, [aSet(1, { kind: 'audio', audioSeconds: 95 }), aSet(2)]);
  const blueprint = bindAssignment(anAssignment({ variant: 'amc-8', mode: 'test' }), content);
  const sets = blueprint?.sections[0]?.parts[0]?.sets;
  expect(sets?.map(({ audioSeconds }) => audioSeconds)).toEqual([95, undefined]);
});

test('practice of sets uses the configurable variant, and a test of sets the first one', () => {
  const loose = held('all', null, [aSet(1), aSet(2)]);
  expect(bindAssignment(anAssignment(), loose)).toMatchObject({ variant: 'practice', sections: [{ id: 'practice' }] });
  expect(bindAssignment(anAssignment({ mode: 'test' }), loose)).toMatchObject({ variant: 'amc-8' });
  expect(bindAssignment(anAssignment(), loose)?.sections[0]?.parts[0]?.sets.map(({ id }) => id)).toEqual([1, 2]);
});

test('an assignment without questions or with an unknown programme has no blueprint', () => {
  expect(bindAssignment(anAssignment(), { sections: [] })).toBeNull();
  expect(bindAssignment(anAssignment({ programme: 'moon' }), held('all', null, [aSet(1)]))).toBeNull();
});
