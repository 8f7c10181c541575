// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadProgramme } from '@inkstone/programmes/lazy';
import { simulateRouting } from '@inkstone/reports/contract';
import { getBankTree, savePaper } from '../../contract.ts';
import { withExam, type ComposedPaper, type ComposedSet, type SectionSlot } from '../composed-paper.ts';
import { PaperComposer } from '../paper-composer.tsx';
import { renderWithCalls } from '../testing.tsx';

vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({ id: 7, name: 'Lin', role: 'teacher', roles: ['teacher'], permission: [], language: 'en' }),
  useProtectPage: () => undefined,
}));

beforeAll(async () => {
  await Promise.all(['mixed', 'two-stage-paper'].map(loadProgramme));
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aSet = (setId: number, types: readonly string[]): ComposedSet => ({
  ...{ setId, revisionId: setId, version: 1, newestVersion: 1, isHidden: false, isRestricted: false },
  ...{ title: `Set ${setId}`, titleZh: null, programme: 'sat', subject: 'math' },
  questions: types.map((type, index) => ({ id: setId * 100 + index, type, points: 150 })),
});

const buildSlot = (part: string, setId: number, name: string): SectionSlot => ({
  ...{ section: 'modules', part, seconds: null, settings: { name, nameZh: '', calculator: null } },
  sets: [aSet(setId, ['choice', 'choice', 'choice', 'essay'])],
});

/** A first module of 4.5 points that a machine marks and 1.5 that a teacher does. */
const aPaper = (more: Partial<SectionSlot> = {}): ComposedPaper => ({
  ...{ title: 'Two stages', titleZh: '', programme: 'two-stage-paper', variant: 'two-routes', paperTypeId: null },
  sections: [
    { ...buildSlot('first', 1, 'Warm-up'), ...more },
    buildSlot('route-a', 2, 'Stretch'),
    buildSlot('route-b', 3, ''),
  ],
});

const simulation = {
  ...{ source: 'answers', students: 20, partial: 0, questionCount: 4, measuredCount: 4 },
  bins: [
    { from: 25, to: 25, weight: 5 },
    { from: 50, to: 50, weight: 15 },
  ],
};
const draw = (draft: ComposedPaper, language: 'en' | 'zh' = 'en') =>
  renderWithCalls(
    <PaperComposer paperId={4} saved={{ version: 1, draft }} />,
    [
      [getBankTree, { list: [] }],
      [savePaper, { paperId: 4, version: 2, revisionId: 9 }],
      [simulateRouting, simulation],
    ],
    { language },
  );
const findSaved = ({ sent }: ReturnType<typeof draw>) =>
  sent.find(({ path }) => path === savePaper.path)?.input as { sections: Record<string, unknown>[] } | undefined;
const findCut = (route = 'Stretch') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `${route}: from how many points` });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }));

test('the first module asks from how many points each route follows, under the names that the paper gives them', async () => {
  const drawn = draw(aPaper());
  expect(await findCut()).toHaveProperty('value', '');
  const table = screen.getByRole('group', { name: 'What follows this module' });
  expect(within(table).getByText(/At most 4\.5 can be reached\.$/)).toBeTruthy();
  expect(within(table).queryByRole('alert')).toBeNull();
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['RouteFrom (points)', 'Stretch', 'Route Bbelow that']);

  fireEvent.change(await findCut(), { target: { value: '2.25' } });
  save();
  await vi.waitFor(() => expect(findSaved(drawn)).toBeDefined());
  expect(findSaved(drawn)?.sections).toMatchObject([
    { part: 'first', settings: { name: 'Warm-up', calculator: null, cuts: [225, 0] } },
    { part: 'route-a', settings: { name: 'Stretch', nameZh: null, calculator: null } },
    { part: 'route-b', settings: { name: 'Route B', nameZh: '路线 B', calculator: null } },
  ]);
  expect(findSaved(drawn)?.sections[1]?.['settings']).not.toHaveProperty('cuts');
});

test('no module can be removed, only the first has a calculator, and a route says where its name is read', async () => {
  draw(aPaper());
  await findCut();
  expect(screen.queryByRole('button', { name: /^Remove the section/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a section' })).toBeNull();
  expect(screen.getAllByRole('combobox', { name: 'Calculator' })).toHaveLength(1);
  expect(screen.getAllByRole('textbox', { name: 'Module name in English' })).toHaveLength(1);
  expect(screen.getAllByRole('textbox', { name: 'Route name in English' })).toHaveLength(2);
  expect(screen.getAllByText(/in their report only; in the exam it is called “Second module”\.$/)).toHaveLength(2);
  expect(screen.getAllByRole('textbox', { name: 'Minutes' })).toHaveLength(3);
});

test.each(['0', '4.51', '9'])('a cut of %s is refused at the field and when the paper is saved', async (value) => {
  const drawn = draw(aPaper());
  fireEvent.change(await findCut(), { target: { value } });
  expect(screen.getByText('More than 0 and at most 4.5 points, each below that of the route above it.')).toBeTruthy();
  save();
  expect(
    await screen.findByText(/^Say from how many points .* at most 4\.5, each below the one before it\.$/),
  ).toBeTruthy();
  expect(findSaved(drawn)).toBeUndefined();
});

test('a paper without cuts, or with an empty route, is not saved, and says which route it is', async () => {
  const { sections, ...paper } = aPaper({ cuts: [225, 0] });
  const drawn = draw({
    ...paper,
    sections: sections.map((slot, index) => (index === 2 ? { ...slot, sets: [] } : slot)),
  });
  await findCut();
  save();
  expect(await screen.findByText(/^“Route B” has no questions/)).toBeTruthy();
  cleanup();
  const bare = draw(aPaper());
  await findCut();
  save();
  expect(await screen.findByText(/^Say from how many points of the first module/)).toBeTruthy();
  expect([findSaved(drawn), findSaved(bare)]).toEqual([undefined, undefined]);
});

test('a first module that only a teacher marks says what it lacks', async () => {
  draw(aPaper({ sets: [aSet(1, ['essay'])] }));
  expect(await screen.findByText(/^Add questions that a machine marks first/)).toBeTruthy();
});

test('cuts in points are tried on past answers as shares of all the points of the module', async () => {
  draw(aPaper({ cuts: [300, 0] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try these cut scores on past answers' }));
  expect(await screen.findByText('75% of students')).toBeTruthy();
  fireEvent.change(await findCut(), { target: { value: '3.01' } });
  expect(await screen.findByText('100% of students')).toBeTruthy();
});

test('another number of routes keeps the modules and their names, and asks for the cuts again', () => {
  const { sections } = withExam(aPaper({ cuts: [225, 0] }), { programme: 'two-stage-paper', variant: 'three-routes' });
  expect(sections.map(({ part, settings, cuts, sets }) => [part, settings?.name, cuts, sets.length])).toEqual([
    ['first', 'Warm-up', undefined, 1],
    ['route-a', 'Stretch', undefined, 1],
    ['route-b', '', undefined, 1],
    ['route-c', '', undefined, 0],
  ]);
});

test('in Chinese', async () => {
  draw(aPaper({ cuts: [500, 0] }), 'zh');
  const table = await screen.findByRole('group', { name: '第一模块后的分流' });
  expect(within(table).getByText(/本模块机器评分部分共 4.5 分。$/)).toBeTruthy();
  expect(within(table).getByText('请填写大于 0、不超过 4.5 的分数，由上到下依次降低。')).toBeTruthy();
  expect(screen.getAllByText('学生只在报告中看到路线名称；作答时显示为“第二模块”。')).toHaveLength(2);
});
