// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  listExamRubrics,
  listRubrics,
  retireRubric,
  saveRubric,
  type LibraryRubric,
  type QuestionRubric,
} from '../../contract.ts';
import { aRubric } from '../../testing.ts';
import { renderWithCalls } from '../testing.tsx';
import { LibraryChoice } from './library-choice.tsx';
import { Screen } from './rubric-library.screen.tsx';

const me = vi.hoisted(() => ({ permission: ['repository_quest'] }));
vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({ id: 7, name: 'Lin', role: 'teacher', roles: ['teacher'], language: 'en', ...me }),
  useProtectPage: () => undefined,
}));

// Autosizing text areas listen to `document.fonts`, and lists scroll to their choice, which jsdom lacks.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: vi.fn<() => void>(), configurable: true });
});
afterAll(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  me.permission = ['repository_quest'];
});

const anEntry = (change: Partial<LibraryRubric> = {}): LibraryRubric => ({
  ...{ rubricId: 4, version: 2, rubric: aRubric(), isMine: true, isShared: true, isEditable: true, isRetired: false },
  ...{ owner: { id: 7, name: 'Lin', nameZh: null }, questionCount: 3, updatedAt: '2026-03-02T08:00:00.000Z' },
  ...change,
});
const pageWith = (...list: LibraryRubric[]) => ({ list, page: 1, totalPage: 1, total: list.length });

const draw = (entries: LibraryRubric[], language: 'en' | 'zh' = 'en') =>
  renderWithCalls(
    <Screen />,
    [
      [listRubrics, pageWith(...entries)],
      [listExamRubrics, { list: [{ programme: 'act', rubricCode: 'act-writing', rubric: aRubric() }] }],
      [saveRubric, { rubricId: 4, version: 3 }],
      [retireRubric, {}],
    ],
    { language },
  );

const findSent = (sent: { path: string; input: unknown }[], { path }: { path: string }) =>
  sent.find((request) => request.path === path)?.input;

test('a rubric is listed with its use, its version and its criteria', async () => {
  draw([anEntry({ questionCount: 1, isShared: false })], 'zh');
  expect(await screen.findByText('我的 · 第 2 版 · 1 题在用')).toBeDefined();
  expect(screen.getByText('未共享')).toBeDefined();
  expect(screen.getByText('各项得分相加，满分 6 分。')).toBeDefined();
  expect(screen.getByText('4 分：Says all that was asked.')).toBeDefined();
});

test('a rubric is changed in its fields and saved as the next version', async () => {
  const { sent } = draw([anEntry()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit “A letter”' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of the rubric' }), { target: { value: 'Letters' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the rubric' }));
  await screen.findByRole('button', { name: 'New rubric' });
  const rubric = aRubric({ name: { en: 'Letters', zh: '' } });
  expect(findSent(sent, saveRubric)).toMatchObject({ rubricId: 4, version: 2, isShared: true, rubric });
});

test('a copy is a new rubric, and what is not complete is not sent', async () => {
  const { sent } = draw([anEntry({ isMine: false, isEditable: false })]);
  expect(screen.queryByRole('button', { name: 'Edit “A letter”' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Copy “A letter”' }));
  const field = screen.getByRole('textbox', { name: 'Name of the rubric' });
  expect(field).toHaveProperty('value', 'A letter (2)');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the rubric' }));
  expect(screen.getByText('It needs a name.')).toBeDefined();
  expect(findSent(sent, saveRubric)).toBeUndefined();
  fireEvent.change(field, { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the rubric' }));
  await waitFor(() => expect(findSent(sent, saveRubric)).toMatchObject({ rubric: { name: { en: 'Mine', zh: '' } } }));
  expect(findSent(sent, saveRubric)).not.toHaveProperty('rubricId');
});

test('a new rubric may begin as that of an exam', async () => {
  draw([]);
  fireEvent.click((await screen.findAllByRole('button', { name: 'New rubric' }))[0] as HTMLElement);
  const begin = screen.getByRole('combobox', { name: 'Begin with the rubric of an exam (optional)' });
  fireEvent.click(begin);
  fireEvent.click(await screen.findByRole('option', { name: 'ACT: A letter', hidden: true }));
  expect(screen.getByRole('textbox', { name: 'Name of the rubric' })).toHaveProperty('value', 'A letter');
  expect(screen.getByRole('textbox', { name: 'Criterion 2' })).toHaveProperty('value', 'Language');
});

test('a rubric is retired by its owner, and a reader of the bank only looks', async () => {
  const { sent } = draw([anEntry()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Retire “A letter”' }));
  await waitFor(() => expect(findSent(sent, retireRubric)).toMatchObject({ rubricId: 4, restore: false }));
  cleanup();
  me.permission = ['publish_homework'];
  draw([anEntry({ isMine: false, isEditable: false })]);
  await screen.findByRole('article', { name: 'A letter' });
  expect(screen.queryAllByRole('button', { name: /New rubric|Copy|Edit|Retire/ })).toEqual([]);
});

/** The choice of a question in a test. */
const drawChoice = (initial: QuestionRubric | null, entry: LibraryRubric) => {
  let rubric = initial;
  const Choice = () => {
    const [chosen, setChosen] = useState(initial);
    const change = (next: QuestionRubric) => {
      rubric = next;
      setChosen(next);
    };
    return <LibraryChoice rubric={chosen} onChange={change} />;
  };
  renderWithCalls(<Choice />, [[listRubrics, pageWith(entry)]]);
  return () => rubric;
};

test('a question takes a copy of a rubric of the library, and remembers whose it is', async () => {
  const getRubric = drawChoice(null, anEntry());
  fireEvent.click(screen.getByRole('combobox', { name: 'Rubric of the library' }));
  fireEvent.click(await screen.findByRole('option', { name: 'A letter', hidden: true }));
  expect(getRubric()).toEqual({ ...aRubric(), source: { rubricId: 4, version: 2 } });
  expect(screen.queryByText(/newer version/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change it for this question' }));
  expect(getRubric()).toEqual(aRubric());
});

test('a newer version in the library is said, and taken with one press', async () => {
  const newest = anEntry({ version: 3, rubric: aRubric({ name: { en: 'A letter, mended', zh: '' } }) });
  const getRubric = drawChoice({ ...aRubric(), source: { rubricId: 4, version: 2 } }, newest);
  fireEvent.click(await screen.findByRole('button', { name: 'Take version 3' }));
  expect(getRubric()).toEqual({ ...newest.rubric, source: { rubricId: 4, version: 3 } });
  expect(screen.queryByText(/newer version/)).toBeNull();
});
