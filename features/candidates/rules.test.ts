import { describe, expect, test } from 'vitest';
import {
  canChange,
  canMoveDeadline,
  canShare,
  isCandidateAccount,
  isOver,
  computeLinkExpiry,
  computeState,
  type CandidateFacts,
} from './rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const ahead = new Date('2026-03-04T08:00:00Z');
const past = new Date('2026-03-01T08:00:00Z');

describe.each([
  [{ status: null, deadline: null }, 'draft', false, 'candidate.notPublished', null],
  [{ status: 'none', deadline: ahead }, 'published', false, null, null],
  [{ status: 'none', deadline: past }, 'published', true, 'candidate.over', 'candidate.over'],
  [{ status: 'started', deadline: ahead }, 'started', false, null, 'candidate.started'],
  [{ status: 'started', deadline: past }, 'started', true, 'candidate.over', 'candidate.started'],
  [{ status: 'submitted', deadline: ahead }, 'submitted', true, 'candidate.over', 'candidate.started'],
  [{ status: 'marked', deadline: ahead }, 'marked', true, 'candidate.over', 'candidate.started'],
] as const satisfies readonly (readonly [CandidateFacts, string, boolean, string | null, string | null])[])(
  '%o',
  (facts, state, over, share, change) => {
    test('has a state, an end, a link and an edit form', () => {
      expect(computeState(facts)).toBe(state);
      expect(isOver(facts, now)).toBe(over);
      expect(canShare(facts, now)).toBe(share);
      expect(canChange(facts, now)).toBe(change);
    });
  },
);

test.each([
  [null, false, 'candidate.notPublished'],
  ['none', false, null],
  ['started', false, null],
  ['submitted', false, 'candidate.handedIn'],
  ['marked', false, 'candidate.handedIn'],
  ['submitted', true, null],
  ['marked', true, null],
] as const)(
  'the deadline of a test that is %s, closed by the clock: %s, may move unless %s',
  (work, closedByClock, no) => {
    for (const deadline of [ahead, past]) expect(canMoveDeadline({ status: work, deadline, closedByClock })).toBe(no);
  },
);

test('a link is valid for a week, and never longer than the test', () => {
  expect(computeLinkExpiry(now, ahead)).toEqual(ahead);
  expect(computeLinkExpiry(now, new Date('2026-04-01T00:00:00Z')).toISOString()).toBe('2026-03-09T08:00:00.000Z');
});

test.each([
  [['candidate'], null, true],
  [['candidate'], past, false],
  [['candidate', 'teacher'], null, false],
  [['teacher'], null, false],
])('roles %o, left %o: only a candidate: %s', (roles, leftAt, is) => {
  expect(isCandidateAccount({ roles, leftAt })).toBe(is);
});
