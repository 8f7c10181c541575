// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  getBankTree,
  getPointUse,
  listBankChanges,
  mergeKnowledgePoints,
  saveKnowledgePoint,
  undoBankChange,
} from '../../contract.ts';
import { renderWithCalls } from '../testing.tsx';
import { Screen } from './knowledge-points.screen.tsx';

const me = vi.hoisted(() => ({ id: 7, role: 'staff', permission: ['repository_quest'], language: 'en' }));
vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => me }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  me.role = 'staff';
});

const node = (id: number, parentId: number | null, kind: string, code: string, name: string, more = {}) => ({
  ...{ id, parentId, kind, code, name, nameZh: name, count: 0, isOwn: false, isRetired: false, ...more },
});
const list = [
  node(1, null, 'programme', 'amc', 'AMC'),
  node(2, 1, 'subject', 'amc.math', 'Mathematics'),
  node(3, 2, 'section', 'amc.math.algebra', 'Algebra'),
  node(4, 3, 'knowledgePoint', 'amc.math.algebra.ratio', 'Ratio', { count: 5 }),
  node(5, 3, 'knowledgePoint', 'amc.math.own-a', 'Shares', { nameZh: '份额', count: 2, isOwn: true }),
  node(6, 3, 'knowledgePoint', 'amc.math.own-b', 'Gone', { isOwn: true, isRetired: true }),
];
const change = {
  ...{ changeId: 9, kind: 'pointsMerged', at: '2026-03-01T08:00:00.000Z', isUndone: false },
  by: { id: 7, name: 'Lin', nameZh: null },
  facts: {
    ...{ sets: 4, questions: 12, pointId: 8, intoId: 4, fields: [] },
    point: { name: 'Percent', nameZh: '百分数' },
    into: { name: 'Ratio', nameZh: '比' },
  },
};
const draw = () =>
  renderWithCalls(
    <Screen />,
    [
      [getBankTree, { list }],
      [listBankChanges, { list: [change] }],
      [getPointUse, { questions: 12, sets: 5 }],
      [saveKnowledgePoint, { pointId: 11 }],
      [mergeKnowledgePoints, { changeId: 10, questions: 12, sets: 5 }],
      [undoBankChange, { restored: 3, stayed: 1 }],
    ],
    { at: '/teacher/subject/points?place=amc.math' },
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test("the exam's own points are marked and cannot be changed, a retired one can come back", async () => {
  draw();
  expect(await screen.findByRole('link', { name: 'Show the sets of Ratio' })).toBeTruthy();
  expect(screen.getAllByText("the exam's own")).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Rename or move Ratio' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rename or move Shares' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retire Shares' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Bring back Gone' })).toBeTruthy();
});

test('a new point has a name in both languages', async () => {
  const { sent } = draw();
  await press('Add a knowledge point to Algebra');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('English name'), { target: { value: 'Vieta' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Give it a name.')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText('Chinese name'), { target: { value: '韦达定理' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent.find(({ path }) => path === saveKnowledgePoint.path)?.input).toMatchObject({
    ...{ sectionId: 3, name: 'Vieta', nameZh: '韦达定理' },
  });
});

test('merging says before how many questions move', async () => {
  const { sent } = draw();
  await press('Merge Shares into another one');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('This moves 12 questions in 5 sets.')).toBeTruthy();
  const button = within(dialog).getByRole('button', { name: 'Merge' });
  expect(button).toHaveProperty('disabled', true);
  fireEvent.click(within(dialog).getByRole('combobox', { name: 'Into' }));
  expect(screen.queryByRole('option', { name: 'Gone' })).toBeNull();
  fireEvent.click(await screen.findByRole('option', { name: 'Ratio' }));
  fireEvent.click(button);
  expect(await screen.findByText('“Shares” was merged into “Ratio”.')).toBeTruthy();
  expect(sent.find(({ path }) => path === mergeKnowledgePoints.path)?.input).toMatchObject({ pointId: 5, intoId: 4 });
});

test('a merge is undone, and what was changed again since is counted', async () => {
  draw();
  await press('Undo: “Percent” was merged into “Ratio”.');
  expect(await screen.findByText('3 sets were restored.')).toBeTruthy();
  expect(await screen.findByText('1 set was changed again since and was left as it is.')).toBeTruthy();
});

test('a teacher sees the points and who may change them', async () => {
  me.role = 'teacher';
  draw();
  expect(await screen.findByText(/Staff who may edit questions/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rename or move Shares' })).toBeNull();
});
