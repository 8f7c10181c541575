// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadProgramme } from '@inkstone/programmes/lazy';
import { getQuestionSet, listQuestionSets, getBankTree, savePaper } from '../contract.ts';
import type { ComposedPaper, ComposedSet } from './composed-paper.ts';
import { PaperComposer } from './paper-composer.tsx';
import { renderWithCalls } from './testing.tsx';

vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({
    id: 7,
    name: 'Lin',
    role: 'teacher',
    roles: ['teacher'],
    permission: ['repository_exampaper'],
    language: 'en',
  }),
  useProtectPage: () => undefined,
}));

beforeAll(async () => {
  await Promise.all(['amc', 'ap', 'mixed'].map(loadProgramme));
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
});
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const aSet = (setId: number, count: number, draft: Partial<ComposedSet> = {}): ComposedSet => ({
  setId,
  revisionId: setId,
  version: 1,
  newestVersion: 1,
  isHidden: false,
  isRestricted: false,
  title: `Set ${setId}`,
  titleZh: null,
  programme: 'amc',
  subject: 'math',
  questions: Array.from({ length: count }, (_, index) => ({ id: setId * 100 + index, type: 'choice', points: 100 })),
  ...draft,
});

const aPaper = (sets: ComposedSet[]): ComposedPaper => ({
  title: 'Mock',
  titleZh: '',
  programme: 'amc',
  variant: 'amc-8',
  paperTypeId: null,
  sections: [{ section: 'contest', part: null, seconds: null, sets }],
});

const responses = [
  [listQuestionSets, { list: [], page: 1, totalPage: 0, total: 0 }],
  [getBankTree, { list: [] }],
  [savePaper, { paperId: 4, version: 2, revisionId: 9 }],
] as const;

const draw = (sets: ComposedSet[]) =>
  renderWithCalls(<PaperComposer paperId={4} saved={{ version: 1, draft: aPaper(sets) }} />, responses);

/** A set of the bank with its questions, as the dialog of choosing reads it. */
const aSetDetail = ({ questions, ...set }: ComposedSet) => ({
  set: { ...set, stimulus: { kind: 'none', html: '', files: [] } },
  keyChanges: [],
  questions: questions.map(({ id, type, points }, index) => ({
    ...{ id, revisionId: id, position: index + 1, typeCode: 1, kind: type, options: [], fullAnswerCount: 1, points },
    prompt: { text: `<p>Sum ${index + 1}</p>`, options: [{ id: 'A', text: '<p>2</p>' }], choose: 1 },
    ...{ key: 'A', keyText: 'A', explanation: { en: '', zh: '' }, evidence: [], distractors: {} },
    ...{ knowledge: null, furtherKnowledge: [], difficulty: null, clip: null },
  })),
});
const drawWithQuestions = (sets: ComposedSet[]) => {
  const details = sets.map((set) => [getQuestionSet, aSetDetail(set)] as const);
  return renderWithCalls(<PaperComposer paperId={4} saved={{ version: 1, draft: aPaper(sets) }} />, [
    ...responses,
    ...details,
  ]);
};
const saved = ({ sent }: ReturnType<typeof draw>) => sent.find(({ path }) => path === savePaper.path)?.input;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a complete paper is saved with its sets in the new order', async () => {
  const drawn = draw([aSet(1, 10), aSet(2, 15)]);
  expect((await screen.findAllByText('complete')).length).toBe(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Move line 2 up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));
  await vi.waitFor(() => expect(saved(drawn)).toBeDefined());
  expect(saved(drawn)).toMatchObject({
    paperId: 4,
    version: 1,
    anyCount: false,
    sections: [
      {
        sets: [
          { setId: 2, version: 1 },
          { setId: 1, version: 1 },
        ],
      },
    ],
  });
});

test('a paper with too few questions shows a message and asks for confirmation', async () => {
  const drawn = draw([aSet(1, 24)]);
  expect((await screen.findAllByText('1 missing')).length).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));
  expect(await screen.findByText(/AMC 8 has 25 questions; this paper has 24\./)).toBeDefined();
  expect(saved(drawn)).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save all the same' }));
  await vi.waitFor(() => expect(saved(drawn)).toMatchObject({ anyCount: true }));
});

test('question types that the exam does not use are listed once and block saving', async () => {
  const questions = ['ordering', 'essay', 'ordering'].map((type, index) => ({ id: index + 1, type, points: 100 }));
  const odd = aSet(1, 25, { title: 'Odd one', questions });
  const drawn = draw([odd, aSet(2, 24)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Save as version 2' }));
  expect(
    await screen.findByText(
      /^“Odd one” has question types that the section “.+” does not use: Ordering, Essay\. A paper of AMC practice takes it\.$/,
    ),
  ).toBeDefined();
  expect(saved(drawn)).toBeUndefined();
});

test('the set search filters by the programme of the paper', async () => {
  draw([]);
  expect(await screen.findByText('No sets in this section yet')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add question sets' }));
  expect(screen.queryByText('No sets in this section yet')).toBeNull();
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Place in the bank' })).placeholder).toBe(
    'All of AMC',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('No sets in this section yet')).toBeDefined();
});

test('a set with a newer revision shows so and offers it', async () => {
  draw([aSet(1, 25, { newestVersion: 3 })]);
  expect(await screen.findByText('Version 1, a newer one was saved')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Use version 3' })).toBeDefined();
});

test('a draft that a version with other names stored on the device is continued', async () => {
  const { paperTypeId, ...rest } = aPaper([aSet(1, 10), aSet(2, 15)]);
  const storedSections = rest.sections.map((section) => ({
    ...section,
    sets: section.sets.map(({ setId, ...set }) => ({ topicId: setId, ...set })),
  }));
  const draft = { ...rest, title: 'Begun before', examPaperTypeId: paperTypeId, sections: storedSections };
  const stored = { version: 1, at: '2026-03-01T09:00:00.000Z', draft };
  localStorage.setItem('inkstone.draft.7.paper.4', JSON.stringify(stored));
  const drawn = draw([]);
  expect(await screen.findByDisplayValue('Begun before')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Save as version 2' }));
  await vi.waitFor(() => expect(saved(drawn)).toBeDefined());
  expect(saved(drawn)).toMatchObject({ paperTypeId: null, sections: [{ sets: [{ setId: 1 }, { setId: 2 }] }] });
});

test('the type of a paper is chosen where its programme has several, and saved with it', async () => {
  const paper = { ...aPaper([aSet(1, 2, { programme: 'ap' })]), programme: 'ap', variant: 'practice' };
  paper.sections = paper.sections.map((section) => ({ ...section, section: 'choice', part: null }));
  const drawn = renderWithCalls(<PaperComposer paperId={4} saved={{ version: 1, draft: paper }} />, responses);
  const field = await screen.findByRole('combobox', { name: 'Paper type' });
  expect(field).toHaveProperty('value', 'As the exam: scores and every question');
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: '2000403: history, with rubric rows', hidden: true }));
  expect(field).toHaveProperty('value', '2000403: history, with rubric rows');
  fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));
  await vi.waitFor(() => expect(saved(drawn)).toMatchObject({ programme: 'ap', paperTypeId: 2000403 }));
});

test('a programme with one type of paper, or none, asks for no type', async () => {
  draw([aSet(1, 25)]);
  expect(await screen.findByRole('button', { name: 'Save as version 2' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Paper type' })).toBeNull();
});

const aMixedPaper = (): ComposedPaper => ({
  ...aPaper([]),
  programme: 'mixed',
  variant: 'paper',
  sections: [
    {
      section: 'section-1',
      part: null,
      seconds: 600,
      settings: { name: 'Reading', nameZh: '阅读', calculator: null },
      sets: [aSet(1, 2, { programme: 'toefl-2026' })],
    },
    {
      section: 'section-2',
      part: null,
      seconds: null,
      settings: { name: '', nameZh: '', calculator: 'graphing' },
      sets: [aSet(2, 3, { programme: 'sat' })],
    },
  ],
});
const drawMixed = () =>
  renderWithCalls(<PaperComposer paperId={4} saved={{ version: 1, draft: aMixedPaper() }} />, responses);

test('the sections of a mixed paper are named, timed and given a calculator', async () => {
  const drawn = drawMixed();
  const [name] = await screen.findAllByRole('textbox', { name: 'Section name in English' });
  if (name) fireEvent.change(name, { target: { value: 'Passages' } });
  expect(screen.getByRole('heading', { name: /Passages/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add a section' }));
  expect(screen.getByRole('heading', { name: /Section 3/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));
  await vi.waitFor(() => expect(saved(drawn)).toBeDefined());
  const { sections } = saved(drawn) as { sections: unknown[] };
  expect(sections).toMatchObject([
    { section: 'section-1', seconds: 600, settings: { name: 'Passages', nameZh: '阅读', calculator: null } },
    {
      section: 'section-2',
      seconds: null,
      settings: { name: 'Section 2', nameZh: '第 2 部分', calculator: 'graphing' },
    },
  ]);
  expect(sections).toHaveLength(2);
});

test('a section that is removed moves those after it up; one with question sets is removed after a question', async () => {
  const drawn = drawMixed();
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the section “Reading”' }));
  await press();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Remove the section “Reading”' })).toBeTruthy();
  await press();
  expect(await screen.findByText(/^Its 1 question set is taken out of this paper/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Remove the section/ })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));
  await vi.waitFor(() => expect(saved(drawn)).toBeDefined());
  expect(saved(drawn)).toMatchObject({ sections: [{ section: 'section-1', sets: [{ setId: 2 }] }] });
});

test('single questions of a set are chosen, and only they are saved', async () => {
  const drawn = drawWithQuestions([aSet(1, 3)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose questions' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Question 2 in this paper' }));
  expect(screen.getByText('2 of 3 questions')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Use these questions' }));
  expect(await screen.findByText('Questions 1 to 2')).toBeDefined();
  expect(screen.getByText('2 of 3 questions')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save all the same' }));
  await vi.waitFor(() =>
    expect(saved(drawn)).toMatchObject({ sections: [{ sets: [{ setId: 1, version: 1, questionIds: [100, 102] }] }] }),
  );
});

test('a paper takes no set without a question', async () => {
  drawWithQuestions([aSet(1, 3)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose questions' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'All questions' }));
  expect(screen.getByText('Choose at least one question.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use these questions' }).disabled).toBe(true);
});
