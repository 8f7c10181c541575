// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './copies.screen.tsx';

const teacher = { id: 3, name: '乔林', username: 'qiao' };
const pupils = [
  { id: 11, name: '林小禾', username: 'linxiaohe', goesAlong: true },
  { id: 12, name: '马子涵', username: 'mazihan', goesAlong: true },
];
const copy = (classId: number, name: string, change: object = {}) => ({
  ...{ classId, oldName: name, oldNameZh: null, name: name.replace('2026', '2027'), nameZh: null },
  ...{ teachers: [teacher], students: pupils, missing: 0 },
  ...{ outcome: 'made', state: 'planned', fault: null, newClassId: null },
  ...change,
});
const set = {
  ...{ changeSetId: 5, state: 'planned', termName: 'Spring 2027', actorName: 'Head', made: 2 },
  ...{ createdAt: '2026-03-01T00:00:00.000Z', appliedAt: null, undoneAt: null, undoUntil: null },
  ...{ fromTermId: 1, termId: 2 },
  patterns: { en: { find: '2026', replacement: '2027' }, zh: { find: '', replacement: '' } },
  list: [copy(1, 'SAT 2026'), copy(2, 'AMC 2026'), copy(4, 'AP 2026', { outcome: 'leftOut', fault: 'copied' })],
};
const applied = {
  ...{ ...set, changeSetId: 6, state: 'applied', made: 1 },
  ...{ appliedAt: '2026-03-02T00:00:00.000Z', undoUntil: '2026-04-01T00:00:00.000Z' },
  list: [
    copy(1, 'SAT 2026', { state: 'applied', newClassId: 21, missing: 1, students: pupils.slice(1) }),
    copy(2, 'AMC 2026', { outcome: 'leftOut', fault: 'notChosen' }),
  ],
};
const term = (id: number, name: string, state: string) => ({
  ...{ id, name, nameZh: null, firstDay: '2026-01-01', lastDay: '2026-01-02', state, classCount: 3 },
});

let sent: { path: string; body: Record<string, unknown> }[];
let current: Record<string, object>;
const isCorrected = () => JSON.stringify(sent.at(-1)?.body['corrections'] ?? []) !== '[]';
const replies = (path: string, changeSetId: string): object | undefined =>
  ({
    'backend/school/terms': { list: [term(2, 'Spring 2027', 'coming'), term(1, 'Fall 2026', 'current')] },
    'backend/school/classCopySets': { list: [applied], page: 1, totalPage: 1, total: 1 },
    'backend/school/classCopies': current[changeSetId],
    'backend/school/planClassCopies': isCorrected() ? { ...set, changeSetId: 6 } : set,
    'backend/school/applyClassCopies': applied,
    'backend/school/undoClassCopies': { ...applied, state: 'undone' },
  })[path];

beforeEach(() => {
  sent = [];
  current = { 5: set, 6: applied };
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://school');
    const path = url.pathname.replace('/api/', '');
    if (path.startsWith('backend/school/') && typeof init?.body === 'string')
      sent.push({ path, body: JSON.parse(init.body) as Record<string, unknown> });
    if (path === 'backend/school/undoClassCopies')
      current['6'] = { ...applied, state: 'undone', undoneAt: '2026-03-03T00:00:00.000Z', undoUntil: null };
    const reply = replies(path, url.searchParams.get('changeSetId') ?? '');
    return new Response(JSON.stringify({ success: reply ? 1 : 0, ...reply }), { status: reply ? 200 : 404 });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 8, name: 'Office', role: ['staff' as const], namedRoles: [] };
  const held = { permission: ['school' as const, 'school_classes' as const] };
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
    <SessionProvider screens={[{ path: '/school/classes/copy', who: backendSide.may('school_classes') }]}>
      <Screen />
    </SessionProvider>,
    { language, at },
  );
const row = async (name: string) => {
  const box = await screen.findByRole('checkbox', { name: `Copy ${name}` });
  const item = box.closest('li');
  if (!item) throw new Error(`no row of ${name}`);
  return within(item);
};

test('the current term and the next one are proposed, and earlier copies are listed', async () => {
  draw('/school/classes/copy');
  expect((await screen.findByRole('link', { name: 'Spring 2027' })).getAttribute('href')).toBe(
    '/school/classes/copy?changeSetId=6',
  );
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Into' }).value).toBe('Spring 2027'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show the classes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Copy into Spring 2027' })).toBeTruthy();
  expect(sent).toMatchObject([{ path: 'backend/school/planClassCopies', body: { fromTermId: 1, termId: 2 } }]);
});

test('a plan is corrected class by class and copied: names, who goes along, and what is left out', async () => {
  draw('/school/classes/copy?changeSetId=5');
  const sat = await row('SAT 2026');
  const amc = await row('AMC 2026');
  expect(sat.getByText('Students · 2 of 2 go along')).toBeTruthy();
  expect(screen.getByText('copied into this term already')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Copy AP 2026' }).disabled).toBe(true);
  fireEvent.change(sat.getByLabelText('Chinese name'), { target: { value: ' 周六班 ' } });
  fireEvent.click(sat.getByRole('button', { name: 'Choose who goes along from SAT 2026' }));
  fireEvent.click(sat.getByRole('checkbox', { name: /林小禾/ }));
  expect(sat.getByText('Students · 1 of 2 go along')).toBeTruthy();
  fireEvent.click(amc.getByRole('checkbox', { name: 'Copy AMC 2026' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy 1 class' }));
  expect(await screen.findByText('1 student had left and did not go along', { exact: false })).toBeTruthy();
  const names = { name: 'SAT 2027', nameZh: '周六班', teacherIds: [3], withoutIds: [11] };
  expect(sent).toMatchObject([
    {
      path: 'backend/school/planClassCopies',
      body: {
        corrections: [
          { classId: 1, isLeftOut: false, ...names },
          { classId: 2, isLeftOut: true },
        ],
      },
    },
    { path: 'backend/school/applyClassCopies' },
  ]);
});

test('names are made anew by another pattern, and a class without a name stops the copying', async () => {
  draw('/school/classes/copy?changeSetId=5');
  const sat = await row('SAT 2026');
  fireEvent.change(screen.getByLabelText('English names: by'), { target: { value: 'Spring' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply to the names' }));
  expect(sat.getByLabelText<HTMLInputElement>('English name').value).toBe('SAT Spring');
  fireEvent.change(sat.getByLabelText('English name'), { target: { value: ' ' } });
  expect(screen.getByText('One class lacks a name or a teacher.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy 2 classes' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.getByText('No class is chosen.')).toBeTruthy();
});

test('what was copied is listed with the new class, and is undone after a question', async () => {
  draw('/school/classes/copy?changeSetId=6', 'zh');
  const link = await screen.findByRole('link', { name: 'SAT 2027' });
  expect(link.getAttribute('href')).toBe('/school/classes?classId=21');
  expect(screen.getByText('未选择')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).toBeNull());
  expect(sent.map(({ path }) => path)).toEqual(['backend/school/undoClassCopies']);
});
