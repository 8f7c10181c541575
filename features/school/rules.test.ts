import { expect, test } from 'vitest';
import {
  canHoldPermissions,
  canManagePerson,
  canReplacePermissions,
  parseSetupCode,
  permissionPresets,
} from './rules.ts';

const office = ['school', 'school_people', 'school_classes'];

test('an administrator changes whoever holds no more of administration than they do', () => {
  expect(canManagePerson(office, ['publish', 'school_people'])).toBe(true);
  expect(canManagePerson(office, ['school_settings'])).toBe(false);
  expect(canManagePerson([], permissionPresets.teacher)).toBe(true);
});

test('only permissions of administration that one holds are granted or taken away', () => {
  expect(canReplacePermissions(office, { before: [], after: ['publish', 'school_people'] })).toBe(true);
  expect(canReplacePermissions(office, { before: [], after: ['school_records'] })).toBe(false);
  expect(canReplacePermissions(office, { before: ['school_records'], after: [] })).toBe(false);
  expect(canReplacePermissions(office, { before: ['school_records'], after: ['school_records', 'index'] })).toBe(true);
});

test('permissions need a role of the backend login', () => {
  expect(canHoldPermissions(['student'])).toBe(false);
  expect(canHoldPermissions(['student', 'guide'])).toBe(true);
});

test('the head of the school holds every permission of administration, and a teacher none', () => {
  expect(canManagePerson(permissionPresets.head, permissionPresets.office)).toBe(true);
  expect(canManagePerson(permissionPresets.office, permissionPresets.head)).toBe(false);
  expect(canManagePerson(permissionPresets.teacher, ['school'])).toBe(false);
});

test('a code of the set-up page is read as it is heard and typed', () => {
  for (const typed of ['AB10-CD', 'ab1o cd', ' ＡＢ１０－ＣＤ ', 'abl0–cd', 'AB.I0.CD'])
    expect(parseSetupCode(typed)).toBe('AB10CD');
});
