import { expect, test } from 'vitest';
import { getCandidateScope, getLoginFamily, isOnlyCandidate, isReadingGuide, roles } from './roles.ts';

test('the roles are the seven of the specification', () => {
  expect(roles).toEqual([
    ...['student', 'teacher', 'guide', 'staff'],
    ...['candidate', 'recruitment', 'recruitment-supervisor'],
  ]);
});

test('students and candidates sign in on their own side, everyone else on the other', () => {
  expect(roles.filter((role) => getLoginFamily(role) === 'frontend')).toEqual(['student', 'candidate']);
});

test('a supervisor manages all candidates, a recruiter their own, and nobody else any', () => {
  expect(
    roles.flatMap((role) => (getCandidateScope(role) === 'none' ? [] : [[role, getCandidateScope(role)]])),
  ).toEqual([
    ['recruitment', 'own'],
    ['recruitment-supervisor', 'all'],
  ]);
});

test.each([
  ['guide', ['guide'], true],
  ['guide', ['guide', 'teacher'], false],
  ['guide', ['guide', 'staff'], true],
  ['teacher', ['guide', 'teacher'], false],
])('%s of the roles %j only reads what teachers manage: %s', (role, held, is) => {
  expect(isReadingGuide({ role, roles: held })).toBe(is);
});

test('an account is only a candidate while it has no other role', () => {
  expect([[], ['candidate'], ['candidate', 'staff'], ['staff']].map(isOnlyCandidate)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
