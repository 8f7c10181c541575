import path from 'node:path';
import type { AnyCall } from '@inkstone/call';
import type { CallHandler } from '@inkstone/call/server';
import { expect, test } from 'vitest';
import { callLine, files, readText, root } from './call-locations.ts';
import { readCallExports } from './registries.ts';

/** Files that hold one operation in several forms, with the reason. */
const sharedFiles: Readonly<Record<string, string>> = {
  'announcements/received-announcements.ts': 'what a recipient does with one announcement',
  'announcements/sent-announcements.ts': 'what an author does with those that were sent',
  'calendar/renew-calendar-feed.ts': 'the address is created, changed and removed by its owner',
  'error-book/own-practice/list-own-practice.ts': 'own practice for the student and for teachers',
  'notifications/class-robots.ts': 'what the owner of a class does with its robot',
  'notifications/settings.ts': 'the settings are read, saved, and changed by the link of a mail',
  'notifications/ways/push/push-calls.ts': 'push is switched on and off in a browser',
  'people/save-guardian.ts': 'a guardian is entered and removed',
  'reports/paper/list-paper-marks.ts': "a student's marks for the student and for teachers",
  'reports/paper/save-paper-marks.ts': 'marks, and taking back those of a sheet',
  'reports/paper/save-paper-test.ts': 'making, releasing and deleting a test on paper',
  'reports/past/past-scores.ts': 'a sheet is read, applied, listed and undone; scores are read',
  'reports/answer-sheets/enter-answer-sheets.ts': 'answers of sheets are entered and taken back',
  'reports/results/apply-results-sheet.ts': 'sheets of results are applied, listed and undone',
  'reports/phase/my-phase-reports.ts': 'the list, one report, and its PDF',
  'school/change-sets/read-change-sets.ts': 'the list, one of them, and its rows',
  'school/class-copies/read-class-copies.ts': 'the list of copies, and one of them',
  'school/class-merges/read-class-merges.ts': 'the list of mergings, and one of them',
  'school/timetable-import/read-timetable-imports.ts': 'the list of imports, and one of them',
  'school/person-merges/read-person-merges.ts': 'the list of mergings, and one of them',
  'school/classes/class-members.ts': 'students join, leave and move by the same rules',
  'school/classes/save-school-class.ts': 'a class is added, changed and closed by the same rules',
  'school/people/person-access.ts': 'who may sign in, and with what',
  'school/people/save-school-person.ts': 'a person is added and changed by the same rules',
  'school/terms/save-term.ts': 'a term is saved and removed by the same rules',
  'timetable/rooms/save-holiday.ts': 'a holiday is added and removed by the same rules',
  'taking/attempt-session/check-status.ts': 'one function for each kind of assignment',
  'textbooks/get-my-edition.ts': 'by assignment and by message',
  'assignments/get-assignment.ts': 'one function for each kind of assignment',
  'assignments/list-assignments.ts': 'one function for each kind of assignment',
  'assignments/list-my-assignments.ts': 'one function for each kind of assignment',
  'error-book/get-error.ts': 'the own book and that of a student',
  'error-book/list-errors.ts': 'the own book and that of a student',
  'error-book/review-error.ts': 'by entry and by question',
  'home/list-to-do.ts': 'one function for each kind of assignment',
  'marking/list-to-mark.ts': 'one function for each kind of assignment',
  'marking/save-mark.ts': 'any submission, and one call for each kind of work',
  'reports/get-my-report.ts': 'one function for tests and homework',
  'reports/get-question-report.ts': 'the own report and that of a student',
  'reports/get-student-report.ts': 'by student and by attempt',
  'reports/save-analysis.ts': 'by attempt and by question',
  'reports/students/list-class-assignments.ts': 'one function for each kind of assignment',
  'reports/students/list-student-assignments.ts': 'one function for each kind of assignment',
  'session/sign-in.ts': 'one function for each family of roles',
  'taking/journal/save-answers.ts': 'work of any kind, and what a teacher wrote',
  'taking/files/save-attachment.ts': 'one operation for files and for pictures',
};

interface NamedHandler {
  name: string;
  call: AnyCall;
  /** The handler's file below `server/`, with the feature before it: `people/get-team.ts`. */
  file: string;
}

const isHandler = (value: unknown): value is CallHandler =>
  typeof value === 'object' && value !== null && 'call' in value && 'handle' in value;

/** Every handler that a file exports by a name of its own. */
const readNamedHandlers = async (): Promise<NamedHandler[]> => {
  const sources = files('features/*/server/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/index\.ts$/.test(file) && /\bhandleCall/.test(readText(file)),
  );
  const found: NamedHandler[] = [];
  for (const source of sources) {
    const module = (await import(path.join(root, source))) as Record<string, unknown>;
    const file = source.replace(/^features\//, '').replace('/server/', '/');
    for (const [name, value] of Object.entries(module))
      if (isHandler(value)) found.push({ name, call: value.call, file });
  }
  return found;
};

const toKebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isNamedFor = ({ name, file }: NamedHandler): boolean => path.posix.basename(file, '.ts') === toKebab(name);

test('a handler has the name of its contract', async () => {
  const exports = await readCallExports();
  const others = (await readNamedHandlers()).flatMap(({ name, call, file }) => {
    const entries = exports.get(callLine(call)) ?? [];
    const isRow = entries.every(({ row }) => row !== null);
    return isRow || entries.some(({ exported }) => exported === name) ? [] : [`${file}: ${name}`];
  });

  expect(others).toEqual([]);
});

test('a handler has a file of its name, or its file is listed with the reason why it holds several', async () => {
  const others = (await readNamedHandlers()).filter(
    (handler) => !isNamedFor(handler) && !(handler.file in sharedFiles),
  );

  expect(others.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
});

test('a listed file holds several calls', async () => {
  const handlers = await readNamedHandlers();
  const needless = Object.keys(sharedFiles).filter((file) =>
    handlers.filter((handler) => handler.file === file).every(isNamedFor),
  );

  expect(needless).toEqual([]);
});
