// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createAttemptState } from '@inkstone/exam/attempt';
import { listNavigationUnits } from '@inkstone/exam/blueprint';
import {
  buildBlueprint,
  buildBreakRule,
  buildClockRule,
  buildPartRule,
  buildSectionRule,
} from '@inkstone/exam/blueprint/testing';
import { loadContract } from '@inkstone/programmes/fidelity';
import { renderUi } from '@inkstone/ui/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import * as parts from '../listening/listening-parts.tsx';
import { ListeningContext, type Listening } from '../listening/listening-context.ts';
import { deviceVolume } from '../listening/volume.ts';
import { createFakePreloader } from '../listening/testing.ts';
import { openRecordingQueue } from '../recording/recording-queue.ts';
import { createRecordingDevice } from '../recording/testing.ts';
import { ExamFidelity, fidelityDelayMs } from '../fidelity/exam-fidelity.lazy.tsx';
import { Directions } from './directions.tsx';
import { SectionDirections } from './section-directions.tsx';
import { createStart, stubServer, openStore } from '../testing.tsx';

let store: AttemptStore;

beforeEach(() => {
  sessionStorage.clear();
  stubServer();
});
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
});

const rest = { breakAfter: buildBreakRule(600) };
const filled = ['Reading', 'Listening', 'Speaking'].map((section, at) => ({ section, sets: [[at + 1]] }));
const draw = async (mode: 'test' | 'practice') => {
  const sections = [
    buildSectionRule('Reading', { clock: buildClockRule(3240) }),
    buildSectionRule('Listening', { clock: buildClockRule(990), ...rest }),
    buildSectionRule('Speaking', { clock: buildClockRule(60), ...rest }),
  ];
  const blueprint = buildBlueprint({ sections, filled }, { mode });
  store = await openStore(createStart(blueprint));
  renderUi(<Directions store={store} />);
};
const texts = () => screen.getByRole('main').textContent;

test('a test shows which break follows which section, and none after the last', async () => {
  await draw('test');
  expect(screen.getAllByText('Then a break of 10 min')).toHaveLength(1);
  expect(texts()).toMatch(/Listening.*Then a break of 10 min.*Speaking/);
  expect(texts()).toContain('Its clock starts when you press Start there.');
});

test.each([
  [true, 'What you write then is kept apart', 'What you write after it counts like the rest.'],
  [false, 'What you write after it counts like the rest.', 'kept apart'],
])('homework with a time limit says what becomes of a text after it (kept apart: %s)', async (isApart, says, not) => {
  const blueprint = buildBlueprint(
    {
      sections: [buildSectionRule('Writing', { parts: [buildPartRule('texts', { types: ['essay'] })] })],
      filled: [{ section: 'Writing', part: 'texts', sets: [[1]], type: 'essay' }],
    },
    { mode: 'practice', timeLimitSeconds: 600, allowsOvertime: isApart },
  );
  store = await openStore(createStart(blueprint, { kind: 'homework' }));
  renderUi(<Directions store={store} />);
  expect(texts()).toContain(says);
  expect(texts()).not.toContain(not);
});

test('the directions of a section are shown from their top, with the focus on their heading', async () => {
  const blueprint = buildBlueprint({ sections: [buildSectionRule('Reading')], filled: filled.slice(0, 1) });
  store = await openStore(createStart(blueprint));
  const [unit] = listNavigationUnits(blueprint);
  if (!unit) throw new Error('there is no section');
  document.documentElement.scrollTop = 50;
  renderUi(<SectionDirections store={store} snapshot={store.snapshot()} unit={unit} onPassOver={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(document.documentElement.scrollTop).toBe(0);
});

test('one clock over all sections is shown with its length, and the section times as advice', async () => {
  const advised = { navigation: 'exam', shownSeconds: 1800 } as const;
  const sections = [buildSectionRule('Reading', advised), buildSectionRule('Listening', advised)];
  const blueprint = buildBlueprint({ sections, filled: filled.slice(0, 2), variant: { clock: buildClockRule(7200) } });
  store = await openStore(createStart(blueprint));
  renderUi(<Directions store={store} />);
  expect(texts()).toContain('One clock of 2 h runs over the whole. It starts when you press Start');
  expect(screen.getAllByText('1 question · about 30 min')).toHaveLength(2);
  cleanup();
  const [unit] = listNavigationUnits(blueprint);
  if (!unit) throw new Error('no section');
  renderUi(<SectionDirections store={store} snapshot={store.snapshot()} unit={unit} onPassOver={() => undefined} />);
  expect(texts()).toContain('You may come back to every section and change answers until the exam is over.');
  expect(texts()).toContain('One clock of 2 h runs over the whole.');
});

test.each([
  ['en', 'Section 2 of 3'],
  ['zh', '第二部分，共三部分'],
] as const)('the number of a section is a Chinese numeral in Chinese alone: in %s', async (language, words) => {
  const sections = ['Reading', 'Listening', 'Speaking'].map((name) => buildSectionRule(name));
  const blueprint = buildBlueprint({ sections, filled });
  store = await openStore(createStart(blueprint));
  const [, unit] = listNavigationUnits(blueprint);
  if (!unit) throw new Error('no second section');
  renderUi(<SectionDirections store={store} snapshot={store.snapshot()} unit={unit} onPassOver={() => undefined} />, {
    language,
  });
  expect(screen.getByRole('banner').textContent).toContain(words);
});

test('practice of several sections has no break and no clock, and says so', async () => {
  await draw('practice');
  expect(texts()).not.toContain('break');
  expect(texts()).toContain('No clock runs');
});

test.each([
  [
    'homework stays open after its deadline',
    'homework',
    null,
    /It is due on 29.Dec.*still be handed in until 31.Dec.*counts as late/,
  ],
  ['a redo closes at its due date', 'homework', '2026-03-05T08:00:00.000Z', /This work closes on/],
  ['a test closes', 'test', null, /This work closes on/],
] as const)('%s, and says so', async (_, kind, redoDueDate, says) => {
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Math')],
    filled: [{ section: 'Math', sets: [[1]] }],
  });
  store = await openStore({
    ...createStart(blueprint),
    kind,
    redoDueAt: redoDueDate,
    deadline: '2026-12-29T00:00:00.000Z',
  });
  renderUi(<Directions store={store} />);
  expect(texts()).toMatch(says);
});

test('work that closes at its deadline, such as practice of one’s own, says so once', async () => {
  const blueprint = buildBlueprint(
    { sections: [buildSectionRule('Math')], filled: [{ section: 'Math', sets: [[1]] }] },
    { mode: 'practice' },
  );
  const started = createStart(blueprint, { kind: 'homework' });
  store = await openStore({ ...started, deadline: started.closesAt });
  renderUi(<Directions store={store} />);
  expect(texts()).toMatch(/This work closes on/);
  expect(texts()).not.toMatch(/Check my answer/);
});

test('an attempt with instant feedback says that a checked answer is final', async () => {
  const blueprint = buildBlueprint(
    { sections: [buildSectionRule('Math')], filled: [{ section: 'Math', sets: [[1]] }] },
    { mode: 'practice', hasInstantFeedback: true },
  );
  store = await openStore(createStart(blueprint, { kind: 'homework' }));
  renderUi(<Directions store={store} />);
  expect(texts()).toMatch(/Press “Check my answer”.*can no longer be changed/);
});

test.each([
  ['en', 'Each student has the questions in a different order.'],
  ['zh', '每名学生的题目顺序不同。'],
] as const)('an attempt with shuffled questions says that orders differ, in %s', async (language, says) => {
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Math')],
    filled: [{ section: 'Math', sets: [[1, 2]] }],
  });
  store = await openStore(createStart({ ...blueprint, hasShuffledQuestions: true }));
  renderUi(<Directions store={store} />, { language });
  expect(texts()).toContain(says);
});

test.each([
  ['en', /1 question · 45 min.*5 min of extra time included/],
  ['zh', /1 题 · 45 分钟.*已含延长的 5 分钟/],
] as const)('extra time granted before is included in the time of the section, in %s', async (language, says) => {
  const sections = [buildSectionRule('Math', { clock: buildClockRule(2400) })];
  const blueprint = buildBlueprint({ sections, filled: [{ section: 'Math', sets: [[1]] }] });
  store = await openStore(createStart(blueprint, { state: createAttemptState(300) }));
  renderUi(<Directions store={store} />, { language });
  expect(texts()).toMatch(says);
});

test.each([
  ['less time than the clock would give', buildClockRule(2400), 900, /15 min, less than the clock would give/],
  ['the last minute', buildClockRule(2400), 50, /under a minute, less than/],
] as const)('%s before the assignment closes is announced before the start', async (_, clock, left, says) => {
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Math', { clock })],
    filled: [{ section: 'Math', sets: [[1]] }],
  });
  const start = createStart(blueprint);
  const closesAt = new Date(Date.parse(start.serverTime) + left * 1000).toISOString();
  store = await openStore({ ...start, closesAt });
  renderUi(<Directions store={store} />);
  expect(texts()).toMatch(says);
});

test.each([
  ['the clock fits', buildClockRule(2400), 2400],
  ['no clock closes it', undefined, 900],
] as const)('no remaining time is announced if %s', async (_, clock, left) => {
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Math', { ...(clock && { clock }) })],
    filled: [{ section: 'Math', sets: [[1]] }],
  });
  const start = createStart(blueprint);
  const closesAt = new Date(Date.parse(start.serverTime) + (left + 5) * 1000).toISOString();
  store = await openStore({ ...start, closesAt });
  renderUi(<Directions store={store} />);
  expect(texts()).not.toContain('less than the clock');
});

test('extra time is announced and goes to the first clock that starts, not to the following one', async () => {
  const sections = [
    buildSectionRule('Reading', { clock: buildClockRule(3240) }),
    buildSectionRule('Math', { clock: buildClockRule(600) }),
  ];
  const blueprint = buildBlueprint({ sections, filled: filled.slice(0, 1).concat({ section: 'Math', sets: [[2]] }) });
  store = await openStore(createStart(blueprint, { state: createAttemptState(300) }));
  renderUi(<Directions store={store} />);
  expect(texts()).toContain('You have 5 min of extra time. It goes on the first clock that starts.');
  expect(texts()).not.toContain('included');
  cleanup();

  store.dispatch({ kind: 'started' });
  const [reading, math] = listNavigationUnits(blueprint);
  const drawn = (unit: typeof reading) => {
    if (!unit) throw new Error('a section is missing');
    const nothing = () => undefined;
    renderUi(<SectionDirections store={store} snapshot={store.snapshot()} unit={unit} onPassOver={nothing} />);
    return texts();
  };
  expect(drawn(reading)).toMatch(/59 min.*5 min of extra time included/);
  cleanup();
  store.dispatch({ kind: 'section-entered', sectionId: 'Reading' });
  expect(drawn(math)).toMatch(/10 min/);
  expect(texts()).not.toContain('included');
});

/** Renders the directions of an exam, with or without recordings and spoken questions. */
const drawSounding = async (
  names: readonly string[],
  { isHeard, isSpoken }: { isHeard: boolean; isSpoken: boolean },
) => {
  const blueprint = buildBlueprint({
    sections: names.map((name) => buildSectionRule(name)),
    filled: names.map((section, at) => ({ section, sets: [[at + 1]] })),
  });
  const recordings = await openRecordingQueue({
    caller,
    device: createRecordingDevice().device,
    attemptId: 1,
    programme: 'common',
  });
  store = await openStore(createStart(blueprint));
  const player = { subscribe: () => () => undefined } as unknown as Listening['player'];
  const listening = { player, preloader: createFakePreloader(), parts };
  const drawn = (
    <ListeningContext value={isHeard ? listening : null}>
      <Directions store={{ ...store, recordings: isSpoken ? recordings : null }} />
    </ListeningContext>
  );
  await act(async () => renderUi(drawn));
};
const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
// Lazy code; slow on a busy machine.
beforeAll(() => import('../environment-check/sound-check.tsx'), 60_000);

const volume = () => screen.queryByRole('slider', { name: 'Volume' });
const microphone = () => screen.queryByRole('button', { name: 'Check the microphone' });

test('the introduction to several sections offers a volume control, with a melody of the same loudness for trying', async () => {
  const gains: { gain: { value: number } }[] = [];
  const node = () => ({ connect: (next: unknown) => next, start() {}, stop() {}, type: '', frequency: { value: 0 } });
  const gain = () => {
    const gainNode = { ...node(), gain: { value: 1, setValueAtTime() {}, exponentialRampToValueAtTime() {} } };
    gains.push(gainNode);
    return gainNode;
  };
  const resume = vi.fn<() => Promise<void>>(async () => undefined);
  class Sound {
    currentTime = 0;
    destination = {};
    resume = resume;
    suspend = async () => undefined;
    close = async () => undefined;
    createOscillator = node;
    createGain = gain;
  }
  vi.stubGlobal('AudioContext', Sound);
  deviceVolume.set(0.4);
  await drawSounding(['Reading', 'Listening'], { isHeard: true, isSpoken: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Play a melody' }));
  await screen.findByRole('button', { name: 'Pause' });
  expect(resume).toHaveBeenCalledOnce();
  expect(gains[0]?.gain.value).toBe(0.4);
  fireEvent.change(volume() as HTMLElement, { target: { value: '75' } });
  expect(gains[0]?.gain.value).toBe(0.75);
  expect(microphone()).toBeNull();
});

test('if a section records, the microphone is checked in a separate window before the first section', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue({} as Window);
  await drawSounding(['Listening', 'Speaking'], { isHeard: true, isSpoken: true });
  await screen.findByRole('slider', { name: 'Volume' });
  fireEvent.click(microphone() as HTMLElement);
  expect(String(open.mock.calls[0]?.[0])).toContain('/stu/enviroment');
});

test('a single listening section has its volume control at Start, and an assignment without sound has none', async () => {
  await drawSounding(['Listening'], { isHeard: true, isSpoken: false });
  expect(screen.queryByRole('heading', { name: 'Sound' })).toBeNull();
  cleanup();
  store.close();
  await drawSounding(['Reading', 'Writing'], { isHeard: false, isSpoken: false });
  expect(screen.queryByRole('heading', { name: 'Sound' })).toBeNull();
});

test('a note before the test is attributed to the teacher for students and to the recruiter for candidates', async () => {
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Reading')],
    filled: [{ section: 'Reading', sets: [[1]] }],
  });
  store = await openStore({ ...createStart(blueprint), teacherMessage: 'Take your time.' });
  renderUi(<Directions store={store} />);
  expect(texts()).toContain('From your teacher');
  cleanup();
  store.close();
  store = await openStore({ ...createStart(blueprint), kind: 'candidate', teacherMessage: 'Take your time.' });
  renderUi(<Directions store={store} />);
  expect(texts()).toContain('From the recruiter');
  expect(texts()).not.toContain('teacher');
});

test('students who may read the report see when it opens', async () => {
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Reading')],
    filled: [{ section: 'Reading', sets: [[1]] }],
  });
  for (const [reportAt, words] of [
    ['submitted', 'The report opens when you have handed in; what a teacher marks is added once it is marked.'],
    ['closed', 'The report opens when nobody can answer any more; where a teacher marks, once that is done.'],
    ['byHand', 'The report opens when whoever gave this work opens it.'],
  ] as const) {
    store = await openStore({ ...createStart(blueprint), reportAt });
    renderUi(<Directions store={store} />);
    expect(texts()).toContain(words);
    cleanup();
    store.close();
  }
  store = await openStore({ ...createStart(blueprint), kind: 'candidate' });
  renderUi(<Directions store={store} />);
  expect(texts()).not.toContain('The report');
});

test.each([
  ['test', true],
  ['practice', false],
] as const)('a %s of a real exam is compared with it after Start: %s', async (mode, isCompared) => {
  const blueprint = {
    ...buildBlueprint({ sections: [buildSectionRule('Reading')], filled: filled.slice(0, 1) }, { mode }),
  };
  store = await openStore(createStart({ ...blueprint, programme: 'sat', variant: 'digital' }));
  await ExamFidelity.preload();
  await loadContract('sat');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  renderUi(<Directions store={store} />);
  expect(screen.queryByText('This window and the real exam')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(fidelityDelayMs));
  const comparison = screen.queryByText('This window and the real exam');
  expect(comparison !== null).toBe(isCompared);
  const start = screen.getByRole('button', { name: 'Start' });
  const position = comparison ? start.compareDocumentPosition(comparison) : Node.DOCUMENT_POSITION_FOLLOWING;
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
