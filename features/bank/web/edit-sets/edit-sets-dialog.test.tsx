// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  editQuestionSets,
  getBankFilters,
  getBankTree,
  listPickedSets,
  listShareTargets,
  listTags,
  undoBankChange,
} from '../../contract.ts';
import { renderWithCalls } from '../testing.tsx';
import { EditSetsDialog } from './edit-sets-dialog.tsx';

// jsdom does not scroll.
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
});
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const node = (id: number, parentId: number | null, kind: string, code: string, name: string) => ({
  ...{ id, parentId, kind, code, name, nameZh: name, count: 0, isOwn: false, isRetired: false },
});
const tree = [
  node(1, null, 'programme', 'amc', 'AMC'),
  node(2, 1, 'subject', 'amc.math', 'Mathematics'),
  node(3, 2, 'section', 'amc.math.algebra', 'Algebra'),
  node(4, 3, 'knowledgePoint', 'amc.math.algebra.ratio', 'Ratio'),
];
const picked = (setId: number, programme: string) => ({
  ...{
    setId,
    revisionId: setId,
    version: 1,
    newestVersion: 1,
    isHidden: false,
    isRestricted: false,
    title: 'Set',
    titleZh: null,
  },
  ...{ programme, subject: 'math', questions: [] },
});
const receipt = {
  ...{ changeId: 5, changed: 2, same: 1 },
  refused: [
    { setId: 3, title: 'Fractions', titleZh: null, reason: 'tooManyTags' },
    { setId: 4, title: '', titleZh: null, reason: 'gone' },
  ],
};

const draw = (programmes = ['amc', 'amc']) => {
  const onClose = vi.fn<(isDone: boolean) => void>();
  const rendered = renderWithCalls(<EditSetsDialog ids={[1, 2]} onClose={onClose} />, [
    [getBankTree, { list: tree }],
    [getBankFilters, { programmes: [], subjects: [], types: [] }],
    [
      listShareTargets,
      { list: [{ kind: 'team', id: 8, name: 'Readers', nameZh: null, username: null, memberCount: 2 }] },
    ],
    [listTags, { list: [{ name: 'Camp', count: 2 }] }],
    [listPickedSets, { list: programmes.map((programme, at) => picked(at + 1, programme)) }],
    [editQuestionSets, receipt],
    [undoBankChange, { restored: 2, stayed: 0 }],
  ]);
  return { onClose, ...rendered };
};

const typeTag = async (label: string, tag: string) => {
  const field = await screen.findByRole('combobox', { name: label });
  fireEvent.click(field);
  await screen.findAllByRole('option', { name: 'Camp' });
  fireEvent.change(field, { target: { value: tag } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

test('only what is filled in is sent, and the receipt names what stays as it was with the reason', async () => {
  const { sent } = draw();
  const button = screen.getByRole('button', { name: 'Change' });
  expect(button).toHaveProperty('disabled', true);
  await typeTag('Add tags', 'Summer');
  fireEvent.click(await screen.findByRole('radio', { name: 'Add' }));
  fireEvent.click(screen.getByRole('combobox', { name: 'Knowledge points' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Ratio' }));
  fireEvent.click(button);
  expect(await screen.findByText('2 sets changed')).toBeTruthy();
  expect(screen.getByText('1 set needed no change')).toBeTruthy();
  expect(screen.getByText('2 sets were not changed')).toBeTruthy();
  const refused = within(screen.getByRole('list', { name: '2 sets were not changed' }));
  expect(refused.getByText('Fractions')).toBeTruthy();
  expect(refused.getByText('It would have more than 20 tags.')).toBeTruthy();
  expect(refused.getByText('It is no longer in the bank.')).toBeTruthy();
  expect(sent.find(({ path }) => path === editQuestionSets.path)?.input).toEqual({
    ...{ ids: [1, 2], addTags: ['Summer'], removeTags: [], points: { ids: [4], isReplacing: false } },
    requestId: expect.any(String) as string,
  });
});

test('what was done is undone from the receipt', async () => {
  const { onClose } = draw();
  await typeTag('Remove tags', 'Camp');
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 sets were restored.')).toBeTruthy();
  expect(onClose).toHaveBeenCalledWith(true);
});

test('sets of several subjects get no knowledge points', async () => {
  draw(['amc', 'sat']);
  expect(await screen.findByText(/The sets belong to several subjects/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Replace' })).toBeNull();
});

test('sharing is changed of all sets at once, for those who are named', async () => {
  const { sent } = draw();
  fireEvent.click(screen.getByRole('combobox', { name: 'All other teachers of the school' }));
  fireEvent.click(await screen.findByRole('option', { name: 'May use' }));
  const field = screen.getByRole('combobox', { name: 'Add people and teams' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'read' } });
  fireEvent.click(await screen.findByRole('option', { name: /Readers/ }));
  fireEvent.change(screen.getByRole('combobox', { name: 'What Readers may do' }), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('2 sets changed')).toBeTruthy();
  expect(sent.find(({ path }) => path === editQuestionSets.path)?.input).toMatchObject({
    sharing: { generalAccess: 'use', shares: [{ kind: 'team', id: 8, access: null }] },
  });
});
