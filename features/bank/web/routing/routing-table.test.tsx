// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadProgramme } from '@inkstone/programmes/lazy';
import { simulateRouting } from '@inkstone/reports/contract';
import { getBankTree, savePaper } from '../../contract.ts';
import type { ComposedPaper, ComposedSet } from '../composed-paper.ts';
import { PaperComposer } from '../paper-composer.tsx';
import { renderWithCalls } from '../testing.tsx';
import { PaperRouting } from './paper-routing.tsx';

vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({ id: 7, name: 'Lin', role: 'teacher', roles: ['teacher'], permission: [], language: 'en' }),
  useProtectPage: () => undefined,
}));

beforeAll(async () => {
  await Promise.all(['sat', 'two-stage-paper'].map(loadProgramme));
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aSet = (setId: number, count: number): ComposedSet => ({
  ...{ setId, revisionId: setId, version: 1, newestVersion: 1, isHidden: false, isRestricted: false },
  ...{ title: `Set ${setId}`, titleZh: null, programme: 'sat', subject: 'math' },
  questions: Array.from({ length: count }, (_, index) => ({ id: setId * 100 + index, type: 'choice', points: 100 })),
});
const aMathPaper = (cuts?: number[]): ComposedPaper => ({
  ...{ title: 'Mock', titleZh: '', programme: 'sat', variant: 'digital', paperTypeId: null },
  sections: ['module-1', 'module-2-harder', 'module-2-easier'].map((part, index) => ({
    ...{ section: 'math', part, seconds: null, sets: [aSet(index + 1, 22)] },
    ...(index === 0 && cuts && { cuts }),
  })),
});
const simulation = {
  ...{ source: 'answers', students: 20, partial: 0, questionCount: 22, measuredCount: 22 },
  bins: [
    { from: 50, to: 50, weight: 5 },
    { from: 70, to: 70, weight: 15 },
  ],
};
const draw = (cuts?: number[], language: 'en' | 'zh' = 'en') =>
  renderWithCalls(
    <PaperComposer paperId={4} saved={{ version: 1, draft: aMathPaper(cuts) }} />,
    [
      [getBankTree, { list: [] }],
      [savePaper, { paperId: 4, version: 2, revisionId: 9 }],
      [simulateRouting, simulation],
    ],
    { language },
  );
const findSaved = ({ sent }: ReturnType<typeof draw>) =>
  sent.find(({ path }) => path === savePaper.path)?.input as { sections: { settings: unknown }[] } | undefined;
const findCut = () => screen.findByRole<HTMLInputElement>('textbox', { name: /harder: from what percentage/ });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));

test('only the first module of an adaptive section shows what follows, with the value of the exam beside', async () => {
  draw();
  expect(await findCut()).toHaveProperty('value', '60%');
  const tables = screen.getAllByRole('group', { name: 'What follows this module' });
  expect(tables).toHaveLength(1);
  const rows = within(tables[0] as HTMLElement).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Second moduleFromIn the exam',
    'Math, module 2, harder60%',
    'Math, module 2, easierbelow that',
  ]);
});

test('cuts of the paper’s own are saved with the first module, and make the scores estimates', async () => {
  const drawn = draw();
  fireEvent.change(await findCut(), { target: { value: '75' } });
  expect(screen.getByText('This paper has cut scores of its own, so its scores are estimates.')).toBeTruthy();
  save();
  await vi.waitFor(() => expect(findSaved(drawn)).toBeDefined());
  expect(findSaved(drawn)?.sections.map(({ settings }) => settings)).toEqual([
    { name: null, nameZh: null, calculator: null, cuts: [75, 0] },
    null,
    null,
  ]);
});

test('cuts that are those of the exam again are not saved', async () => {
  const drawn = draw([75, 0]);
  expect(await findCut()).toHaveProperty('value', '75%');
  fireEvent.click(screen.getByRole('button', { name: 'Use those of the exam' }));
  expect(await findCut()).toHaveProperty('value', '60%');
  save();
  await vi.waitFor(() => expect(findSaved(drawn)).toBeDefined());
  expect(findSaved(drawn)?.sections[0]?.settings).toBeNull();
});

test.each(['', '0', '62.5'])('a cut of “%s” is refused at the field and when the paper is saved', async (value) => {
  const drawn = draw();
  fireEvent.change(await findCut(), { target: { value } });
  expect(screen.getByText(/^Whole percentages from 1 to 100/)).toBeTruthy();
  save();
  expect(await screen.findByText(/^“Math”: set whole percentages for the second modules/)).toBeTruthy();
  expect(findSaved(drawn)).toBeUndefined();
});

test('a cut that is moved changes the shares of past students at once, without asking again', async () => {
  const { sent } = draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Try these cut scores on past answers' }));
  expect(await screen.findByText('75% of students')).toBeTruthy();
  fireEvent.change(await findCut(), { target: { value: '80' } });
  expect(await screen.findByText('100% of students')).toBeTruthy();
  fireEvent.change(await findCut(), { target: { value: '' } });
  expect(screen.queryByText(/% of students/)).toBeNull();
  const requests = sent.filter(({ path }) => path === simulateRouting.path);
  expect(requests.map(({ input }) => input)).toEqual([
    {
      ...{ programme: 'sat', variant: 'digital', section: 'math', paperId: 4 },
      sets: [{ setId: 1, version: 1 }],
    },
  ]);
});

test('in Chinese', async () => {
  draw([75, 0], 'zh');
  const table = await screen.findByRole('group', { name: '第一模块后的分流' });
  expect(within(table).getByText('低于以上界线')).toBeTruthy();
  expect(within(table).getByText('本试卷使用自定的分流界线，所得分数为估计值。')).toBeTruthy();
});

const routing = [
  { part: 'hard', name: { en: 'Harder', zh: '较难' }, atLeastPercent: 75, usualPercent: 60 },
  { part: 'easy', name: { en: 'Easier', zh: '较易' }, atLeastPercent: 0, usualPercent: 0 },
];

test('the page of a paper says from where each module follows, and what is usual', () => {
  const listTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  renderWithCalls(<PaperRouting routing={routing} />, []);
  expect(listTexts()).toEqual(['Harder: from 75% of the points (usually 60%)', 'Easier: below that']);
  cleanup();
  renderWithCalls(<PaperRouting routing={routing} />, [], { language: 'zh' });
  expect(listTexts()).toEqual(['较难：得分率 75% 及以上 （通常 60%）', '较易：低于以上界线']);
});

const inPoints = [
  {
    ...{ part: 'route-a', name: { en: 'Stretch', zh: '拔高' } },
    atLeastPercent: 55,
    atLeastPoints: 250,
    usualPercent: 0,
  },
  { ...{ part: 'route-b', name: { en: 'Repair', zh: '补漏' } }, atLeastPercent: 0, atLeastPoints: 0, usualPercent: 0 },
];

test('the page of a two-stage paper says from how many points each route follows', () => {
  const listTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  renderWithCalls(<PaperRouting routing={inPoints} />, []);
  expect(listTexts()).toEqual(['Stretch: from 2.5 points', 'Repair: below that']);
  cleanup();
  renderWithCalls(<PaperRouting routing={inPoints} />, [], { language: 'zh' });
  expect(listTexts()).toEqual(['拔高：2.5 分及以上', '补漏：低于以上界线']);
});
