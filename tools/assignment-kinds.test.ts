import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { listKindFolders, writeKindRegistry } from './assignment-kind-registry.ts';
import { readText, root } from './call-locations.ts';
import { productFiles } from './house/source-files.ts';

const kinds = path.join(root, 'exam/assignment-kinds');

// Inside the repository, so that packages are resolved as from the folder itself.
const nursery = path.join(root, '.cache', 'skeletons');
mkdirSync(nursery, { recursive: true });
const copy = mkdtempSync(path.join(nursery, 'assignment-kinds-'));
afterAll(() => rmSync(copy, { recursive: true }));

const quiz = `import type { AssignmentKindRules } from '../types.ts';

export const quickQuiz = {
  id: 'quickQuiz',
  family: 'test',
  recipients: 'students',
  isForStaff: false,
  isForJoiners: false,
  closesAt: 'deadline',
  hasAttempt: true,
  completedBy: 'submission',
  mode: 'test',
  reportAt: 'submitted',
  canBeRedone: false,
  refusals: { withdrawn: 'test.withdrawn', deleted: 'assignment.deleted' },
  notices: { created: 'testGiven', withdrawn: 'testWithdrawn', deleted: 'testWithdrawn' },
  isCreatedByFamilyCall: false,
  isWrittenByTeacher: false,
} as const satisfies AssignmentKindRules;
`;

test('the registry in the repository is the one of its folders: otherwise "npm run registries"', () => {
  expect(readFileSync(path.join(kinds, 'registry.ts'), 'utf8')).toBe(writeKindRegistry(listKindFolders(kinds)));
});

test('a kind of assignment is added by its folder alone, and leaves with it', async () => {
  cpSync(kinds, copy, { recursive: true });
  const before = writeKindRegistry(listKindFolders(copy));
  mkdirSync(path.join(copy, 'quick-quiz'));
  writeFileSync(path.join(copy, 'quick-quiz', 'index.ts'), quiz);
  writeFileSync(path.join(copy, 'registry.ts'), writeKindRegistry(listKindFolders(copy)));

  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(path.join(copy, 'index.ts')).href);
  const copied = loaded as typeof import('@inkstone/exam/assignment-kinds');
  const added = 'quickQuiz' as 'test';
  expect(copied.assignmentKindIds).toContain(added);
  expect(copied.kindsInFamily('test')).toEqual(['quickQuiz', 'test']);
  expect(copied.testKinds).toContain(added);
  expect(copied.studentKinds).toContain(added);
  expect(copied.getKindRules(added)).toMatchObject({ closesAt: 'deadline', reportAt: 'submitted' });

  rmSync(path.join(copy, 'quick-quiz'), { recursive: true });
  expect(writeKindRegistry(listKindFolders(copy))).toBe(before);
});

test('when something closes is computed by one rule, and by one expression in SQL', () => {
  const adds = /lateHours\s*\*|make_interval\(hours => [^)]*late_?hours/i;
  expect(adds.test('row.deadline.getTime() + row.lateHours * hour')).toBe(true);
  expect(adds.test('${assignment.deadline} + make_interval(hours => ${assignment.lateHours})')).toBe(true);
  expect(productFiles.filter((file) => adds.test(readText(file)))).toEqual([
    'features/assignments/rules.ts',
    'features/assignments/server/assignment-status.queries.ts',
  ]);
});
