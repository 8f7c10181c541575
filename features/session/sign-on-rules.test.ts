import { expect, test } from 'vitest';
import { mapClaims, readClaimValues, updateGranted, type SignOnRule } from './sign-on-rules.ts';

const rule = (changes: Partial<SignOnRule>): SignOnRule => ({
  claim: 'groups',
  value: 'students',
  role: 'student',
  classId: null,
  ...changes,
});

test('a rule applies to a value, to one of several, and to one within claims; case and width do not matter', () => {
  const rules = [
    rule({ classId: 7 }),
    rule({ claim: 'realm_access.roles', value: 'Teacher', role: 'teacher' }),
    rule({ claim: 'https://school.example/grade', value: '9', role: 'guide' }),
  ];
  expect(mapClaims(rules, { groups: ' ＳTUDENTS ' })).toEqual({ roles: ['student'], classIds: [7] });
  expect(mapClaims(rules, { realm_access: { roles: ['x', 'teacher'] } })).toEqual({ roles: ['teacher'], classIds: [] });
  expect(mapClaims(rules, { 'https://school.example/grade': 9 })).toEqual({ roles: ['guide'], classIds: [] });
  expect(mapClaims(rules, { groups: ['students2'], realm_access: 'teacher' })).toEqual({ roles: [], classIds: [] });
});

test('values of what is no text are left out', () => {
  expect(readClaimValues({ groups: ['a', { b: 1 }, null, 3, true] }, 'groups')).toEqual(['a', '3', 'true']);
  expect(readClaimValues({}, '__proto__.toString')).toEqual([]);
});

test('what the school gave by hand stays, and whoever is kept loses nothing', () => {
  const change = { before: ['student', 'guide'], after: ['student', 'staff'], isKept: false };
  expect(updateGranted(['student', 'guide', 'teacher'], change)).toEqual({
    held: ['student', 'teacher', 'staff'],
    granted: ['student', 'staff'],
  });
  expect(updateGranted(['staff', 'student'], change)).toEqual({ held: ['staff', 'student'], granted: ['student'] });
  expect(updateGranted(['student', 'guide'], { ...change, isKept: true })).toEqual({
    held: ['student', 'guide', 'staff'],
    granted: ['student', 'staff', 'guide'],
  });
});
