import { describe, expect, test } from 'vitest';
import { permissionPresets } from '../../rules.ts';
import { findHeadRow, guessColumns, readCells } from '../columns.ts';
import { peopleColumns, type ImportRow } from './fields.ts';
import { planPeople, type PlanInput } from './plan.ts';
import type { ImportPlan, KnownAccount, KnownClass, PlannedRow } from '../plan-types.ts';

const account = (draft: Partial<KnownAccount> = {}): KnownAccount => ({
  ...{ id: 1, edition: 3, username: 'wenlan', name: 'Wen Lan', nameZh: '文岚', number: null, externalId: null },
  ...{ mail: null, language: 'zh', roles: ['student'], role: 'student', permissions: [], hasLeft: false, classes: [] },
  ...draft,
});

const open = { externalId: null, isClosed: false };

const row = (values: ImportRow['values'], number = 2): ImportRow => ({ number, values });

const planAll = (rows: readonly ImportRow[], input: Partial<PlanInput> = {}): ImportPlan =>
  planPeople({
    ...{ rows, accounts: [], classes: [], permissions: permissionPresets.head, language: 'zh', deactivated: [] },
    makesClasses: false,
    ...input,
  });

const plan = (rows: readonly ImportRow[], input: Partial<PlanInput> = {}): PlannedRow[] => planAll(rows, input).rows;

const planOne = (values: ImportRow['values'], input: Partial<PlanInput> = {}): PlannedRow => {
  const [planned] = plan([row(values)], input);
  if (!planned) throw new Error('no row was planned');
  return planned;
};

/** The account that a planned row leads to. */
const applyRow = ({ target, joins, personId }: PlannedRow, id: number): KnownAccount[] =>
  target
    ? [
        account({
          ...target,
          ...{ id: personId ?? id, edition: 1 },
          classes: joins.map(({ classId, newClass, part }) => ({ classId: classId ?? newClass + 500, part })),
        }),
      ]
    : [];

describe('columns', () => {
  test.each([
    [
      ['姓名', '学号', '班级', '邮箱'],
      ['nameZh', 'number', 'classes', 'mail'],
    ],
    [
      ['Name', 'User name', 'E-mail', 'Role(s)'],
      ['name', 'username', 'mail', 'roles'],
    ],
    [
      ['English name（英文）', ' 用户名 ', 'sourcedId', 'Remarks'],
      ['name', 'username', 'externalId', null],
    ],
    [
      ['Given Name', 'FAMILY_NAME', 'Name', 'name'],
      ['givenName', 'familyName', 'name', null],
    ],
    [
      ['學號', '語言'],
      ['number', 'language'],
    ],
  ])('%j are %j', (heads, fields) => {
    expect(guessColumns(heads, peopleColumns)).toEqual(fields);
  });

  test('the heads stand under a title, or nowhere', () => {
    expect(
      findHeadRow(
        [{ cells: ['2026 class list'] }, { cells: ['姓名', '学号'] }, { cells: ['文岚', '01'] }],
        peopleColumns,
      ),
    ).toBe(1);
    expect(findHeadRow([{ cells: ['文岚', '01'] }], peopleColumns)).toBeNull();
  });

  test('empty cells say nothing', () => {
    expect(readCells({ number: 4, cells: [' 文岚 ', '', 'x'] }, ['nameZh', 'number', null])).toEqual({
      number: 4,
      values: { nameZh: '文岚' },
    });
  });
});

describe('a new person', () => {
  test('has the names, numbers and signs as they were written', () => {
    const planned = planOne({ nameZh: '𠮷㛃', number: '0042', mail: 'a@b.example', externalId: 'X-1' });
    expect(planned).toMatchObject({ outcome: 'made', personId: null, name: '𠮷㛃', username: '0042' });
    expect(planned.target).toMatchObject({ nameZh: '𠮷㛃', number: '0042', username: '0042', roles: ['student'] });
  });

  test.each([
    ['文岚', 'Wen Lan'],
    ['欧阳清', 'Ouyang Qing'],
    ['买买提·艾山', 'Maimaiti Aishan'],
    ['买买提•艾山', 'Maimaiti Aishan'],
    ['吕布', 'Lü Bu'],
  ])('%s without a Latin name is %s', (nameZh, name) => {
    expect(planOne({ nameZh, username: 'u' }).target).toMatchObject({ name, nameZh });
  });

  test('a Chinese name in the column of names is the Chinese name', () => {
    expect(planOne({ name: '文岚', username: 'u' }).target).toMatchObject({ name: 'Wen Lan', nameZh: '文岚' });
    expect(planOne({ familyName: 'Wen', givenName: 'Lan', username: 'u' }).target).toMatchObject({ name: 'Lan Wen' });
  });

  test.each(['ａ＠ｂ．ｅｘａｍｐｌｅ', 'a@b.example\u200b', '\u200ea@b。example'])(
    'the mail address %s is a@b.example',
    (mail) => {
      expect(planOne({ name: 'A', username: 'a', mail }).target).toMatchObject({ mail: 'a@b.example' });
    },
  );

  test('a role brings its permissions, and never those of administration', () => {
    const planned = planOne({ name: 'A', username: 'a', roles: '教师、Guide' });
    expect(planned.target?.roles).toEqual(['teacher', 'guide']);
    expect(planned.target?.permissions).toContain('publish');
    expect(planned.target?.permissions.filter((name) => name.startsWith('school'))).toEqual([]);
  });

  test.each([
    ['no name', { username: 'a' }, 'nameMissing'],
    ['no user name and no number', { name: 'A' }, 'usernameMissing'],
    ['a user name with a space', { name: 'A', username: 'a b' }, 'usernameInvalid'],
    ['a user name that can be taken for another', { name: 'A', username: 'qiаo' }, 'usernameConfusable'],
    ['a mail address without a domain', { name: 'A', username: 'a', mail: 'a@b' }, 'mailInvalid'],
    ['a mail address that no mail reaches', { name: 'A', username: 'a', mail: '文@b.example' }, 'mailInvalid'],
    ['an unknown role', { name: 'A', username: 'a', roles: 'student, wizard' }, 'roleUnknown'],
    ['a candidate', { name: 'A', username: 'a', roles: 'candidate' }, 'roleUnknown'],
    ['an unknown language', { name: 'A', username: 'a', language: 'fr' }, 'languageUnknown'],
    ['a long number', { name: 'A', username: 'a', number: '1'.repeat(41) }, 'tooLong'],
  ])('%s is refused', (_case, values, fault) => {
    expect(planOne(values)).toMatchObject({ outcome: 'refused', fault, rowNumber: 2, target: null });
  });
});

describe('identity', () => {
  const known = account({ externalId: 'X-1', number: '0042' });

  test('external id, else number, else user name, which is folded as at signing in', () => {
    for (const values of [{ externalId: 'X-1' }, { number: '0042' }, { username: 'ＷＥＮＬＡＮ' }])
      expect(planOne(values, { accounts: [known] })).toMatchObject({ outcome: 'same', personId: 1 });
    expect(planOne({ name: 'A', number: '42', username: 'b' }, { accounts: [known] }).outcome).toBe('made');
  });

  test('a change shows each field before and after, and keeps the rest', () => {
    const planned = planOne({ number: '0042', mail: 'w@x.example', nameZh: '文兰' }, { accounts: [known] });
    expect(planned).toMatchObject({ outcome: 'changed', personId: 1, edition: 3 });
    expect(planned.changes).toEqual([
      { field: 'nameZh', before: '文岚', after: '文兰' },
      { field: 'mail', before: null, after: 'w@x.example' },
    ]);
    expect(planned.target).toMatchObject({ username: 'wenlan', name: 'Wen Lan', externalId: 'X-1' });
  });

  test('another form of a middle dot is no change', () => {
    const accounts = [account({ nameZh: '买买提·阿不都' })];
    expect(planOne({ username: 'wenlan', nameZh: '买买提•阿不都' }, { accounts }).outcome).toBe('same');
  });

  test('two persons of one name are two, by their user names', () => {
    const [one, two] = plan([
      row({ nameZh: '李娜', username: 'lina1' }),
      row({ nameZh: '李娜', username: 'lina2' }, 3),
    ]);
    expect([one?.outcome, two?.outcome]).toEqual(['made', 'made']);
  });

  test('what is known of somebody else is refused', () => {
    const accounts = [known, account({ id: 2, username: 'other', number: '7' })];
    expect(planOne({ externalId: 'X-1', number: '7' }, { accounts })).toMatchObject({ fault: 'numberTaken' });
    expect(planOne({ number: '0042', username: 'OTHER' }, { accounts })).toMatchObject({ fault: 'usernameTaken' });
    expect(planOne({ number: '8', username: 'other' }, { accounts })).toMatchObject({ fault: 'identityConflict' });
    expect(planOne({ externalId: 'X-2', number: '0042' }, { accounts })).toMatchObject({ fault: 'identityConflict' });
    expect(planOne({ name: 'A', number: 'WENLAN' }, { accounts })).toMatchObject({ fault: 'usernameTaken' });
  });

  test('a row that repeats an earlier one names it', () => {
    const [, second] = plan([row({ name: 'A', username: 'a' }), row({ name: 'B', username: 'A' }, 3)]);
    expect(second).toMatchObject({ outcome: 'refused', fault: 'repeated', about: '2' });
  });

  test('who has left or may administer more is left alone', () => {
    expect(planOne({ username: 'wenlan' }, { accounts: [account({ hasLeft: true })] })).toMatchObject({
      fault: 'hasLeft',
    });
    const accounts = [account({ roles: ['staff'], role: 'staff', permissions: permissionPresets.head })];
    const values = { username: 'wenlan', mail: 'w@x.example' };
    expect(planOne(values, { accounts, permissions: permissionPresets.office })).toMatchObject({ fault: 'outranks' });
    const student = { username: 'wenlan', roles: 'student' };
    expect(planOne(student, { accounts })).toMatchObject({ fault: 'permissionsOfStudent' });
  });
});

describe('classes', () => {
  const classes: KnownClass[] = [
    { id: 5, name: 'Saturday A', nameZh: '周六甲班', ...open },
    { id: 6, name: 'Twin', nameZh: null, ...open },
    { id: 7, name: 'twin', nameZh: null, externalId: 'C-7', isClosed: false },
  ];
  const values = { name: 'A', username: 'a' };

  test('a student joins, a teacher teaches, and whoever is there joins no second time', () => {
    expect(planOne({ ...values, classes: '周六甲班；saturday a' }, { classes }).joins).toEqual([
      { classId: 5, part: 'student' },
    ]);
    const teacher = { ...values, roles: 'teacher', classes: 'Saturday A' };
    expect(planOne(teacher, { classes }).joins).toEqual([{ classId: 5, part: 'teacher' }]);
    const accounts = [account({ classes: [{ classId: 5, part: 'student' }] })];
    expect(planOne({ username: 'wenlan', classes: '周六甲班' }, { classes, accounts }).outcome).toBe('same');
  });

  test('an unknown class, one of several, and one for staff are refused', () => {
    expect(planOne({ ...values, classes: '周日' }, { classes })).toMatchObject({
      fault: 'classUnknown',
      about: '周日',
    });
    expect(planOne({ ...values, classes: 'TWIN' }, { classes })).toMatchObject({ fault: 'classAmbiguous' });
    const staff = { ...values, roles: 'staff', classes: '周六甲班' };
    expect(planOne(staff, { classes })).toMatchObject({ fault: 'classNeedsRole' });
  });
});

describe('classes that are not there', () => {
  const taught = row({ name: 'T', username: 't', roles: 'teacher', classes: '周日乙班；Sunday C' });

  test('are made where they are asked for and a row teaches them, once however they are written', () => {
    const rows = [taught, row({ name: 'A', username: 'a', classes: 'SUNDAY c、周日乙班' }, 3)];
    const { newClasses, rows: planned } = planAll(rows, { makesClasses: true });
    expect(newClasses).toEqual([
      { name: '周日乙班', nameZh: '周日乙班', externalId: null },
      { name: 'Sunday C', nameZh: null, externalId: null },
    ]);
    expect(planned.map(({ joins }) => joins)).toEqual([
      [0, 1].map((newClass) => ({ newClass, part: 'teacher' })),
      [1, 0].map((newClass) => ({ newClass, part: 'student' })),
    ]);
    expect(plan(rows).map(({ fault }) => fault)).toEqual(['classUnknown', 'classUnknown']);
  });

  test('that nobody teaches are not made, and who names them is told', () => {
    const rows = [taught, row({ name: 'A', username: 'a', classes: 'Alone' }, 3)];
    const { newClasses, rows: planned } = planAll(rows, { makesClasses: true });
    expect(planned[1]).toMatchObject({ outcome: 'refused', fault: 'classUntaught', about: 'Alone', joins: [] });
    expect(newClasses.map(({ name }) => name)).toEqual(['周日乙班', 'Sunday C']);
  });

  test('are told apart by the ids of the system that names them, and found by these again', () => {
    const refer = (externalId: string) => [{ name: 'English', externalId, part: 'teacher' as const }];
    const rows = ['C-1', 'C-2'].map((id, index) => ({
      ...row({ name: 'T', username: `t${index}`, roles: 'teacher' }, index + 2),
      classes: refer(id),
    }));
    expect(planAll(rows, { makesClasses: true }).newClasses.map(({ externalId }) => externalId)).toEqual([
      'C-1',
      'C-2',
    ]);
    const classes = [
      { id: 8, name: 'English 1', nameZh: null, externalId: 'C-1', isClosed: false },
      { id: 9, name: 'English', nameZh: null, externalId: 'C-9', isClosed: true },
    ];
    const again = planAll(rows, { makesClasses: true, classes });
    expect(again.rows[0]?.joins).toEqual([{ classId: 8, part: 'teacher' }]);
    expect(again.newClasses).toEqual([{ name: 'English', nameZh: null, externalId: 'C-2' }]);
    const closed = { ...row({ name: 'T', username: 't', roles: 'teacher' }), classes: refer('C-9') };
    expect(planAll([closed], { makesClasses: true, classes }).rows).toMatchObject([{ fault: 'classClosed' }]);
  });

  test('have names and ids of at most a hundred signs', () => {
    const long = 'x'.repeat(101);
    for (const reference of [{ name: long }, { name: 'A', externalId: long }]) {
      const rows = [{ ...row({ name: 'T', username: 't', roles: 'teacher' }), classes: [reference] }];
      expect(planAll(rows, { makesClasses: true })).toMatchObject({ rows: [{ fault: 'tooLong' }], newClasses: [] });
    }
  });

  test('an account that is switched off in the file, and a guardian, are left out and named', () => {
    expect(plan([{ ...row({ name: 'A', username: 'a' }), isDisabled: true }])).toMatchObject([{ fault: 'disabled' }]);
    expect(planOne({ name: 'A', username: 'a', roles: 'parent' })).toMatchObject({
      fault: 'guardian',
      about: 'parent',
    });
  });
});

test('what was applied once is the same the second time', () => {
  const classes = [{ id: 5, name: 'Saturday A', nameZh: null, ...open }];
  const rows = [
    row({ nameZh: '买买提•阿不都', number: '007', classes: 'saturday a', roles: '老师' }),
    row({ name: 'Full　Width', username: 'ＦＵＬＬ', mail: 'F@x.example', externalId: 'E1', language: '英文' }, 3),
    row({ nameZh: '李娜', username: 'LiNa', roles: 'student;teacher', classes: 'Saturday A' }, 4),
  ];
  const accounts = plan(rows, { classes }).flatMap((planned, index) => applyRow(planned, 100 + index));
  expect(plan(rows, { classes, accounts }).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
});

test('only those who are asked for and whom no row names are deactivated', () => {
  const [named, refused, missing] = [1, 2, 3].map((id) => account({ id, username: `user${id}` }));
  const deactivated = [named, refused, missing].filter((known) => known !== undefined);
  const rows = [row({ username: 'user1' }), row({ username: 'user2', roles: 'wizard' }, 3)];
  const planned = plan(rows, { deactivated });
  expect(planned.filter(({ outcome }) => outcome === 'deactivated')).toMatchObject([{ personId: 3, rowNumber: null }]);
  expect(plan(rows, { accounts: deactivated }).some(({ outcome }) => outcome === 'deactivated')).toBe(false);
});
