import { describe, expect, test } from 'vitest';
import { screenPaths } from '@inkstone/exam/screen-path-list';
import { indexFor, menuFor, type RoleMenuEntry } from './menus.ts';
import { permissions, roles, type Permission, type Role } from './roles.ts';

const everything = new Set<string>(screenPaths);

/** A menu in one line: `home > a, b` stands for a heading with its links. */
const getShape = (menu: readonly RoleMenuEntry[]): string[] =>
  menu.map(({ id, children }) => (children ? `${id} > ${children.map((child) => child.id).join(', ')}` : id));

const getMenu = (role: Role, held: readonly Permission[], built: ReadonlySet<string> = everything): string[] =>
  getShape(menuFor({ role, permissions: held, built }));

const assign = 'assign > workList, testList, textbookList, courseList';
const students = 'myStudents > students, announcements, classes, team, staff';
const bank = 'bank > papers, questions';
const books = 'textbooks > originals, annotated';
const school = 'school > people, classes, timetable, settings, record';

test.each<[Role, string[]]>([
  ['student', ['home', 'assignments', 'tests', books, 'courses', 'errorBook', 'practice']],
  ['teacher', ['home', assign, students, bank, books, school]],
  ['guide', ['home', students, assign, bank, books, school]],
  ['staff', ['home', students, assign, bank, books, school, 'myTests']],
  ['candidate', ['home']],
  ['recruitment', ['candidates', 'testList', 'questions', 'papers', school]],
  ['recruitment-supervisor', ['candidates', 'testList', 'questions', 'papers', school]],
])('%s with every permission has the whole menu in order', (role, menu) => {
  expect(getMenu(role, permissions)).toEqual(menu);
});

test.each<[Role, string[]]>([
  ['student', ['home', 'assignments', 'tests', books, 'courses', 'errorBook', 'practice']],
  ['teacher', []],
  ['guide', []],
  ['staff', ['myTests']],
  ['candidate', ['home']],
  ['recruitment', []],
  ['recruitment-supervisor', []],
])('%s without any permission has %o', (role, menu) => {
  expect(getMenu(role, [])).toEqual(menu);
});

test.each<[path: string, entry: string]>([
  ['/teacher/class/gradebook', 'classes'],
  ['/teacher/class/paperTest', 'classes'],
  ['/teacher/subject/import', 'questions'],
  ['/teacher/subject/points', 'questions'],
  ['/teacher/subject/figures', 'questions'],
  ['/school/people/import', 'people'],
  ['/school/people/merge', 'people'],
  ['/school/people/pastScores', 'people'],
  ['/school/classes/copy', 'classes'],
  ['/school/classes/merge', 'classes'],
  ['/school/timetable/import', 'timetable'],
])('%s, which is reached from a screen of the menu, highlights %s', (path, entry) => {
  const entries = menuFor({ role: 'teacher', permissions, built: everything }).flatMap((heading) => [
    heading,
    ...(heading.children ?? []),
  ]);
  expect(entries.filter(({ covers = [] }) => covers.some((screen) => screen === path)).map(({ id }) => id)).toEqual([
    entry,
  ]);
});

const ofTeacher: Readonly<Partial<Record<Permission, [group: Permission | null, string[]]>>> = {
  index: [null, ['home']],
  publish_homework: ['publish', ['assign > workList']],
  publish_test: ['publish', ['assign > testList']],
  publish_textbook: ['publish', ['assign > textbookList']],
  publish_video: ['publish', ['assign > courseList']],
  myStudent_student: ['myStudent', ['myStudents > students, announcements']],
  myStudent_class: ['myStudent', ['myStudents > classes']],
  myStudent_myTeam: ['myStudent', ['myStudents > team']],
  myStudent_myStaff: ['myStudent', ['myStudents > staff']],
  repository_exampaper: ['repository', ['bank > papers']],
  repository_quest: ['repository', ['bank > questions']],
  textbook: [null, [books]],
  school_people: ['school', ['school > people']],
  school_classes: ['school', ['school > classes, timetable']],
  school_settings: ['school', ['school > settings']],
  school_records: ['school', ['school > record']],
};
const ofManager: Readonly<Partial<Record<Permission, string[]>>> = {
  candidate: ['candidates'],
  test: ['testList'],
  repository: ['questions'],
  repository_exampaper: ['papers'],
};

describe.each(permissions)('%s alone', (permission) => {
  test.each(['teacher', 'guide', 'staff'] as const)('gives %s its one entry, with its group if it has one', (role) => {
    const [group, menu] = ofTeacher[permission] ?? [null, []];
    const more = role === 'staff' ? ['myTests'] : [];
    expect(getMenu(role, group ? [group, permission] : [permission])).toEqual([...menu, ...more]);
    expect(getMenu(role, [permission])).toEqual(group ? more : [...menu, ...more]);
  });

  test.each(['recruitment', 'recruitment-supervisor'] as const)('gives %s its one entry', (role) => {
    expect(getMenu(role, [permission])).toEqual(ofManager[permission] ?? []);
  });

  test.each(['student', 'candidate'] as const)('changes nothing for %s', (role) => {
    expect(getMenu(role, [permission])).toEqual(getMenu(role, []));
  });
});

test.each(roles)('the entries of features that are not built are absent for %s, and so is an empty heading', (role) => {
  expect(getMenu(role, permissions, new Set())).toEqual([]);
});

test('a heading stays as long as one of its entries is built', () => {
  expect(getMenu('teacher', permissions, new Set(['/teacher/test/tlist', '/teacher/subject']))).toEqual([
    'assign > testList',
    'bank > questions',
  ]);
});

const getEntries = (role: Role): RoleMenuEntry[] =>
  menuFor({ role, permissions, built: everything }).flatMap((item) => [item, ...(item.children ?? [])]);

test.each(roles)('every entry of %s has labels in both languages and a path of the specification', (role) => {
  const entries = getEntries(role);
  expect(entries.flatMap(({ label }) => [label.en, label.zh])).not.toContain('');
  const paths = entries.flatMap(({ to, covers = [] }) => [...covers, ...(to ? [to] : [])]);
  expect([...everything]).toEqual(expect.arrayContaining(paths));
});

test.each<[Role, string]>([
  ['student', '/stu/index'],
  ['teacher', '/teacher/index'],
  ['guide', '/teacher/index'],
  ['staff', '/teacher/index'],
  ['candidate', '/candidate/index'],
  ['recruitment', '/candidateHrIndex'],
  ['recruitment-supervisor', '/candidateHrIndex'],
])('%s starts at %s', (role, path) => {
  expect(indexFor({ role, permissions, built: everything })).toBe(path);
});

test('a person without any entry starts at the home page', () => {
  expect(indexFor({ role: 'candidate', permissions: [], built: new Set(['/stu/index']) })).toBe('/home');
  expect(indexFor({ role: 'teacher', permissions: ['publish', 'publish_test'], built: everything })).toBe(
    '/teacher/test/tlist',
  );
});
