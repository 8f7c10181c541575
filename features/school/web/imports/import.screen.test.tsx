// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './import.screen.tsx';

const set = {
  ...{
    changeSetId: 5,
    subject: 'people',
    state: 'planned',
    fileName: 'autumn.csv',
    format: 'csv',
    encoding: 'gb18030',
    actorName: 'Head',
  },
  ...{ createdAt: '2026-03-01T00:00:00.000Z', appliedAt: null, undoneAt: null, undoUntil: null },
  counts: { made: 1, changed: 1, same: 0, refused: 1, deactivated: 0, leftOut: 0, stays: 0 },
  newClasses: [],
  run: null,
  columns: [
    { head: '姓名', field: 'nameZh', samples: ['𠮷㛃', '新名'] },
    { head: '', field: null, samples: ['0042', ''] },
  ],
};
const run = {
  ...{
    kind: 'plan',
    state: 'running',
    phase: 'writing',
    subject: 'people',
    fileName: 'spring.xlsx',
    changeSetId: null,
  },
  ...{ doneRows: 4000, totalRows: 20_000, startedAt: '2026-03-02T00:00:00.000Z', fault: null },
};
const applied = {
  ...set,
  state: 'applied',
  appliedAt: '2026-03-02T00:00:00.000Z',
  undoUntil: '2026-04-01T00:00:00.000Z',
};
const madeChanges = [
  { field: 'number', before: null, after: '0042' },
  { field: 'roles', before: null, after: 'teacher, guide' },
  { field: 'language', before: null, after: 'zh' },
];
const row = (position: number, more: object) => ({
  ...{ position, rowNumber: position + 1, outcome: 'made', state: 'planned', name: '𠮷㛃', username: 'jijie' },
  ...{ personId: null, changes: madeChanges, fault: null, about: null },
  ...more,
});
const makeRows = (): Record<string, object[]> => ({
  made: [row(1, {})],
  changed: [row(2, { outcome: 'changed', changes: [{ field: 'nameZh', before: '旧名', after: '新名' }] })],
  refused: [row(3, { outcome: 'refused', changes: [], fault: 'classUnknown', about: '周日班' })],
});
let rowsByOutcome = makeRows();

let current: object;
let mailedCount: number;
let runs: object[];
let sent: { path: string; body: Record<string, unknown> }[];
const replies: Record<string, () => object> = {
  'backend/school/changeSet': () => current,
  'backend/school/planImport': () => set,
  'backend/school/applyChangeSet': () => (current = applied),
  'backend/school/undoChangeSet': () => (current = { ...applied, state: 'undone', undoUntil: null }),
  'backend/school/firstCodes': () => ({
    list: [{ personId: 9, name: '𠮷㛃', username: 'jijie', code: '7k2mq-00000-11111-22222-33333-4' }],
    mailedCount,
  }),
  'backend/school/changeSets': () => ({ runs, list: [applied], page: 1, totalPage: 1, total: 1 }),
};

beforeEach(() => {
  sent = [];
  current = set;
  mailedCount = 0;
  runs = [];
  rowsByOutcome = makeRows();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://school');
    const path = url.pathname.replace('/api/', '');
    const body = path.startsWith('backend/school/') ? init?.body : null;
    if (body instanceof FormData) sent.push({ path, body: Object.fromEntries(body) });
    else if (typeof body === 'string') sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    const list = rowsByOutcome[url.searchParams.get('outcome') ?? ''] ?? [];
    const rows = { list, page: 1, totalPage: 1, total: list.length };
    const reply = path === 'backend/school/changeSetRows' ? rows : replies[path]?.();
    return new Response(JSON.stringify({ success: reply ? 1 : 0, ...reply }), { status: reply ? 200 : 404 });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 8, name: 'Office', role: ['staff' as const], namedRoles: [] };
  const held = { permission: ['school' as const, 'school_people' as const] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...held, ...rest }, { family: 'backend', username: 'office' }, 'bearer');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const draw = (at: string, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={[{ path: '/school/people/import', who: backendSide.may('school_people') }]}>
      <Screen />
    </SessionProvider>,
    { language, at },
  );

const confirm = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

test('pasted rows become a receipt whose columns are corrected and read again', async () => {
  draw('/school/people/import');
  fireEvent.change(screen.getByLabelText(/Or paste rows/), { target: { value: '姓名\t学号\n𠮷㛃\t0042' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the rows' }));
  const column = await screen.findByLabelText('Column 2');
  expect(sent).toMatchObject([{ path: 'backend/school/planImport', body: { missing: 'keep', subject: 'people' } }]);
  expect(sent[0]?.body).not.toHaveProperty('columns');
  expect(screen.getByText('0042')).toBeTruthy();
  fireEvent.change(column, { target: { value: 'number' } });
  fireEvent.change(screen.getByLabelText('Encoding of the text'), { target: { value: 'big5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ columns: 'nameZh,number', encoding: 'big5' });
});

test('a sheet of guardians is read as one, with its own columns and no question about missing students', async () => {
  const columns = [{ head: '家长', field: 'guardian', samples: ['林敏'] }];
  current = { ...set, subject: 'guardians', columns };
  rowsByOutcome['made'] = [
    row(1, { changes: [{ field: 'guardianMail', before: null, after: 'lin@home.example' }] }),
    row(2, { outcome: 'refused', changes: [], fault: 'cellEmpty', about: 'guardianMail' }),
  ];
  draw('/school/people/import');
  fireEvent.change(screen.getByLabelText('What the sheet holds'), { target: { value: 'guardians' } });
  expect(screen.getByText(/One guardian in each row/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Or paste rows/), { target: { value: '家长\n林敏' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the rows' }));
  const column = await screen.findByLabelText('家长');
  expect(sent).toMatchObject([{ body: { subject: 'guardians' } }]);
  expect(
    within(column)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Not read', 'Student', "Guardian's name", "Guardian's mail address", 'Language of letters']]);
  expect(screen.queryByLabelText(/Deactivate students/)).toBeNull();
  expect(await screen.findByText("Guardian's mail address: lin@home.example")).toBeTruthy();
  expect(screen.getByText("This cell must not be empty: Guardian's mail address.")).toBeTruthy();
});

test('a sheet of candidates is read as one, and its receipt names recruiter, position and why a row is left out', async () => {
  const columns = [{ head: '姓名', field: 'candidate', samples: ['叶青'] }];
  current = { ...set, subject: 'candidates', columns };
  rowsByOutcome['made'] = [
    row(1, {
      ...{ name: '叶青', username: '' },
      changes: [
        { field: 'recruiter', before: null, after: '顾岚 (gulan)' },
        { field: 'position', before: null, after: '助教' },
      ],
    }),
    row(2, { outcome: 'refused', changes: [], fault: 'candidateAmbiguous', about: 'yeqing-c1, yeqing-c2' }),
    row(3, { outcome: 'refused', changes: [], fault: 'cellEmpty', about: 'position' }),
  ];
  draw('/school/people/import', 'zh');
  fireEvent.change(screen.getByLabelText('表格内容'), { target: { value: 'candidates' } });
  expect(screen.getByText(/每行一位应聘者/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/或在此粘贴/), { target: { value: '姓名\n叶青' } });
  fireEvent.click(screen.getByRole('button', { name: '读取' }));
  const column = await screen.findByLabelText('姓名');
  expect(sent).toMatchObject([{ body: { subject: 'candidates' } }]);
  const options = within(column).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['不读取', '招聘专员', '应聘者姓名', '中文姓名', '应聘职位', '邮箱', '电话', '给应聘者的留言'],
  ]);
  expect(await screen.findByText('招聘专员：顾岚 (gulan)')).toBeTruthy();
  expect(screen.getByText('应聘职位：助教')).toBeTruthy();
  expect(screen.getByText('（yeqing-c1, yeqing-c2）')).toBeTruthy();
  expect(screen.getByText('此项不能为空：应聘职位。')).toBeTruthy();
});

test('the receipt names what is new, what changes from what to what, and why a row is left out', async () => {
  draw('/school/people/import?changeSetId=5', 'zh');
  expect(await screen.findByText('编号：0042')).toBeTruthy();
  expect(screen.getByText(/^身份：老师.导学老师$/)).toBeTruthy();
  expect(screen.getByText('语言：中文')).toBeTruthy();
  const [, changed, , refused] = within(screen.getByRole('group', { name: '行' })).getAllByRole('button');
  changed?.click();
  expect(await screen.findByText('中文姓名：旧名 → 新名')).toBeTruthy();
  refused?.click();
  expect(await screen.findByText(/没有这个名称的进行中的班级/)).toBeTruthy();
  // On a narrow screen each child of a cell gets a column of its own.
  expect(screen.getByText('（周日班）').closest('td')?.childNodes).toHaveLength(1);
});

test('an import is applied after a question, gives slips once, and is undone', async () => {
  draw('/school/people/import?changeSetId=5');
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2' }));
  await confirm('Import 2');
  fireEvent.click(await screen.findByRole('button', { name: 'First codes' }));
  await confirm('First codes');
  expect(await screen.findByText('7k2mq-00000-11111-22222-33333-4')).toBeTruthy();
  expect(screen.getByText('User name: jijie')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('7k2mq-00000-11111-22222-33333-4')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await confirm('Undo');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(sent.map(({ path }) => path)).toEqual(
    ['applyChangeSet', 'firstCodes', 'undoChangeSet'].map((name) => `backend/school/${name}`),
  );
});

test('first codes go by mail after a question, and those without an address come as slips', async () => {
  current = applied;
  mailedCount = 1;
  draw('/school/people/import?changeSetId=5', 'zh');
  fireEvent.click(await screen.findByRole('button', { name: '邮件发送登录码' }));
  await confirm('邮件发送登录码');
  expect(await screen.findByText('1 份登录码正通过邮件发出。 以下人员没有邮箱。')).toBeTruthy();
  expect(screen.getByText('7k2mq-00000-11111-22222-33333-4')).toBeTruthy();
  expect(sent).toMatchObject([{ path: 'backend/school/firstCodes', body: { changeSetId: 5, byMail: true } }]);
});

test('a file that is no sheet is refused in words, and earlier imports are listed', async () => {
  vi.stubGlobal('fetch', async (input: string) => {
    const isPlan = input.includes('planImport');
    const failure = { success: 0, code: 'sheet.bomb', message: 'This file unpacks to far more than a sheet holds.' };
    const list = { success: 1, runs: [], list: [applied], page: 1, totalPage: 1, total: 1 };
    return new Response(JSON.stringify(isPlan ? failure : list), { status: isPlan ? 422 : 200 });
  });
  draw('/school/people/import');
  const link = await screen.findByRole('link', { name: 'autumn.csv' });
  expect(link.getAttribute('href')).toBe('/school/people/import?changeSetId=5');
  fireEvent.change(screen.getByLabelText(/Or paste rows/), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the rows' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This file unpacks to far more than a sheet holds.');
});

test('a sheet that is read in another window shows how far it is, and why one was not read', async () => {
  runs = [run, { ...run, subject: 'guardians', state: 'failed', fileName: 'old.xls', fault: 'sheet.oldExcel' }];
  draw('/school/people/import');
  expect(await screen.findByText('Storing the plan: 4000 of 20000 rows')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20');
  expect(screen.getByText('spring.xlsx')).toBeTruthy();
  expect(screen.getByText(/You can leave this page/)).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toMatch(/protected by a password.*Nothing was changed\./);
});

test('a plan that another window applies says how far it is, and shows its outcome when it has ended', async () => {
  const applying = { ...run, kind: 'apply', changeSetId: 5, fileName: 'autumn.csv' };
  current = { ...set, run: applying };
  draw('/school/people/import?changeSetId=5', 'zh');
  expect(await screen.findByText('正在导入：4000/20000 行')).toBeTruthy();
  expect(screen.getByRole('button', { name: '导入 2 行' }).hasAttribute('data-loading')).toBe(true);
  current = { ...applied, run: null };
  expect(await screen.findByRole('button', { name: '撤销' }, { timeout: 60_000 })).toBeTruthy();
  expect(screen.queryByText(/正在导入/)).toBeNull();
});

test('an import that another window undoes says how far that is, until it is undone', async () => {
  current = { ...applied, run: { ...run, kind: 'undo', changeSetId: 5, fileName: 'autumn.csv' } };
  draw('/school/people/import?changeSetId=5', 'zh');
  expect(await screen.findByText('正在撤销：4000/20000 行')).toBeTruthy();
  expect(screen.getByRole('button', { name: '撤销' }).hasAttribute('data-loading')).toBe(true);
  current = { ...applied, state: 'undone', undoUntil: null, run: null };
  await waitFor(() => expect(screen.queryByText(/正在撤销/)).toBeNull(), { timeout: 60_000 });
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('an import whose server was stopped says that nothing was written, and can be applied again', async () => {
  current = { ...set, run: { ...run, kind: 'apply', changeSetId: 5, state: 'interrupted' } };
  draw('/school/people/import?changeSetId=5');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was written; you can import again.');
  fireEvent.click(screen.getByRole('button', { name: 'Import 2' }));
  await confirm('Import 2');
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['backend/school/applyChangeSet']));
});
