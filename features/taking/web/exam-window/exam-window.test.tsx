// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildBlueprint,
  buildBreakRule,
  buildClockRule,
  buildPartRule,
  buildSectionRule,
} from '@inkstone/exam/blueprint/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { preloadPages } from './pages.lazy.ts';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';

const blueprint = buildBlueprint({
  sections: [
    buildSectionRule('Reading', { clock: buildClockRule(60), breakAfter: buildBreakRule(300) }),
    buildSectionRule('Listening', { navigation: 'none', confirmAnswer: true, reviewScreen: false }),
    buildSectionRule('Writing', {
      navigation: 'none',
      reviewScreen: false,
      parts: [
        buildPartRule('Integrated', {
          directions: { en: 'Read, then write.', zh: '先读后写。' },
          windows: { readSeconds: 30, readHidesText: true, textReturns: true, responseSeconds: 120 },
        }),
      ],
    }),
  ],
  filled: [
    { section: 'Reading', sets: [[1, 2]] },
    { section: 'Listening', sets: [[3], [4]] },
    { section: 'Writing', part: 'Integrated', sets: [[5]] },
  ],
});
const passage = { kind: 'passage' as const, html: '<p>Bees dance.</p>' };
const stimuli = { 1005: passage };

let store: AttemptStore;
const toWriting = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'Reading' },
  { kind: 'section-finished', sectionId: 'Reading' },
  { kind: 'break-ended' },
  { kind: 'section-entered', sectionId: 'Listening' },
  { kind: 'section-finished', sectionId: 'Listening' },
] as const;

// The browser preloads them too.
beforeAll(() => preloadPages());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime('2026-03-02T12:00:00Z');
  sessionStorage.clear();
  stubServer();
});
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Lets requests finish while the clocks are stopped. */
const arrive = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
/** Requests in flight finish first: a response after a minute would shift the clock by half of it. */
const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(0));
  await arrive();
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the letter keys of the options', () => {
  const draw = async () => {
    store = await openStore(createStart(blueprint, { stimuli }), [
      { kind: 'started' },
      { kind: 'section-entered', sectionId: 'Reading' },
      { kind: 'question-entered', questionId: 1 },
    ]);
    renderExamWindow(store);
    await arrive();
  };
  const type = (on: Element, key: string) => fireEvent.keyDown(on, { key, code: `Key${key.toUpperCase()}` });
  const getAnswers = () => store.snapshot().replayState.answers;

  test('select an option while a button has the focus: Next, Flag, a tool', async () => {
    await draw();
    for (const [name, key] of [
      [/^Flag/, 'b'],
      [/^Keys/, 'a'],
      ['Next', 'b'],
    ] as const) {
      const button = screen.getByRole('button', { name });
      button.focus();
      type(button, key);
      expect(getAnswers()).toMatchObject({ 1: key.toUpperCase() });
    }
    press('Next');
    type(screen.getByRole('button', { name: /Next|Check/ }), 'b');
    expect(getAnswers()).toMatchObject({ 1: 'B', 2: 'B' });
  });

  test('do not in a text field, in a dialog, and if the control has handled the key itself', async () => {
    await draw();
    const field = document.body.appendChild(document.createElement('textarea'));
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    const inside = dialog.appendChild(document.createElement('button'));
    const own = document.body.appendChild(document.createElement('button'));
    own.addEventListener('keydown', (event) => event.preventDefault());
    for (const on of [field, inside, own]) {
      on.focus();
      type(on, 'b');
    }
    expect(getAnswers()).toEqual({});
    for (const on of [field, dialog, own]) on.remove();
  });

  test('Space and Enter still press the focused button', async () => {
    await draw();
    const next = screen.getByRole('button', { name: 'Next' });
    expect(fireEvent.keyDown(next, { key: ' ', code: 'Space' })).toBe(true);
    expect(fireEvent.keyDown(next, { key: 'Enter', code: 'Enter' })).toBe(true);
    expect(getAnswers()).toEqual({});
  });
});

describe('several sections', () => {
  test('each shows its directions before its clock, which starts on Start', async () => {
    store = await openStore(createStart(blueprint, { stimuli }), [{ kind: 'started' }]);
    renderExamWindow(store);
    expect(heading()).toBe('Reading');
    expect(screen.getByText('Section 1 of 3')).toBeDefined();
    await pass(600);
    expect(store.timeline().secondsLeft).toBeNull();
    press('Start');
    await pass(1);
    expect(screen.getByRole('timer').textContent).toContain('0:00:59');
    expect(screen.getAllByText('Question 1 of 2').length).toBeGreaterThan(0);
  });

  test('a section whose clock has run out is followed by the break, and the break by the next directions', async () => {
    store = await openStore(createStart(blueprint, { stimuli }), [
      { kind: 'started' },
      { kind: 'section-entered', sectionId: 'Reading' },
    ]);
    renderExamWindow(store);
    await pass(61);
    expect(heading()).toBe('Break');
    expect(screen.getByRole('timer').textContent).toMatch(/^0:04:5/);
    expect(screen.getByText(/Next: Listening\. .* even if you are back late\./)).toBeDefined();
    expect(screen.getByText('The time for “Reading” was up. It is closed with the answers you gave.')).toBeDefined();
    await pass(300);
    expect(heading()).toBe('Listening');
    expect(screen.queryByText(/was up/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  });

  test('a break can be ended early', async () => {
    store = await openStore(createStart(blueprint, { stimuli }), [...toWriting.slice(0, 3)]);
    renderExamWindow(store);
    press('End the break now');
    await pass(1);
    expect(heading()).toBe('Listening');
    expect(screen.queryByText(/was up/)).toBeNull();
  });

  test('the directions after a section without a break say that its time was up, unless the student ended it', async () => {
    const sections = ['Reading', 'Listening'].map((name) => buildSectionRule(name, { clock: buildClockRule(60) }));
    const short = buildBlueprint({
      sections,
      filled: sections.map(({ id }, at) => ({ section: id, sets: [[at + 1]] })),
    });
    const begun = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'Reading' }] as const;
    store = await openStore(createStart(short, { stimuli }), [...begun]);
    renderExamWindow(store);
    await pass(61);
    expect(heading()).toBe('Listening');
    expect(screen.getByText('The time for “Reading” was up. It is closed with the answers you gave.')).toBeDefined();
    cleanup();
    store.close();
    store = await openStore(createStart(short, { stimuli }), [
      ...begun,
      { kind: 'section-finished', sectionId: 'Reading' },
    ]);
    renderExamWindow(store);
    expect(heading()).toBe('Listening');
    expect(screen.queryByText(/was up/)).toBeNull();
  });

  test('a break that cannot be ended early says why, and then waits for the student', async () => {
    const strict = buildBlueprint({
      sections: [
        buildSectionRule('Reading', {
          clock: buildClockRule(60),
          breakAfter: buildBreakRule(300, { endsEarly: false, ends: 'byStudent' }),
        }),
        buildSectionRule('Listening', { clock: buildClockRule(60), enters: 'atOnce' }),
      ],
      filled: [
        { section: 'Reading', sets: [[1]] },
        { section: 'Listening', sets: [[2]] },
      ],
    });
    store = await openStore(createStart(strict), [...toWriting.slice(0, 3)]);
    renderExamWindow(store);
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Go on with the exam' });
    expect(button().disabled).toBe(true);
    const reason = document.querySelector(`#${CSS.escape(button().getAttribute('aria-describedby') ?? '')}`);
    expect(reason?.textContent).toBe('This break cannot be ended early. You can go on when its time is over.');
    expect(screen.getByText(/^Next: Listening\. Its clock starts when you go on/)).toBeDefined();
    await pass(299);
    expect(button().disabled).toBe(true);
    await pass(600);
    expect(heading()).toBe('The break is over');
    expect(screen.getByRole('status').textContent).toBe('The break is over');
    expect(store.timeline().secondsLeft).toBeNull();
    expect(button().disabled).toBe(false);
    press('Go on with the exam');
    await pass(1);
    expect(store.timeline()).toMatchObject({ status: 'running', secondsLeft: 59 });
  });

  test('finishing a section needs a confirmation that the student cannot return', async () => {
    vi.useRealTimers();
    store = await openStore(createStart(blueprint, { stimuli }), [...toWriting.slice(0, 2)]);
    renderExamWindow(store);
    await screen.findByText('Question 1?');
    press('Next');
    await screen.findByText('Question 2?');
    press('Check');
    press('Finish section');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('You cannot return to it.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Finish section' }));
    expect((await screen.findByRole('heading', { level: 1, name: 'Break' })).textContent).toBe('Break');
  });

  test('finishing a section says that the next one leads back to it, where it does', async () => {
    vi.useRealTimers();
    const withWayBack = buildBlueprint({
      sections: [
        buildSectionRule('Calculator', { clock: buildClockRule(60) }),
        buildSectionRule('Plain', { revisits: ['Calculator'] }),
      ],
      filled: [
        { section: 'Calculator', sets: [[1]] },
        { section: 'Plain', sets: [[2]] },
      ],
    });
    store = await openStore(createStart(withWayBack), [
      { kind: 'started' },
      { kind: 'section-entered', sectionId: 'Calculator' },
    ]);
    renderExamWindow(store);
    await screen.findByText('Question 1?');
    press('Check');
    press('Finish section');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('“Plain” leads back to it, with the time and the tools of that section.');
    expect(dialog.textContent).not.toContain('You cannot return to it.');
  });
});

/** A device without room. */
const noRoom = { open: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };

test.each([
  ['on the device', {}, 'it is kept on this device and sent by itself'],
  ['in the window alone', noRoom, 'Some of it is in this window alone'],
] as const)('answers that are only %s are mentioned as such before submission', async (_, device, note) => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  const alone = buildBlueprint({
    sections: [buildSectionRule('Reading')],
    filled: [{ section: 'Reading', sets: [[1]] }],
  });
  store = await openStore(createStart(alone), [{ kind: 'started' }], device);
  renderExamWindow(store);
  press('Start');
  await screen.findByText(/Network disconnected|no room for your answers/);
  press('Check');
  await vi.waitFor(() => expect(store.snapshot().saving).toHaveProperty('why'));
  press('Hand in');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(note);
  expect(dialog.textContent?.includes('kept on this device')).toBe(device !== noRoom);
});

test('skipping an optional section needs a confirmation that it cannot be opened again', async () => {
  vi.useRealTimers();
  const sections = [
    buildSectionRule('Science', { optional: true, clock: buildClockRule(60) }),
    buildSectionRule('Writing'),
  ];
  const filled = sections.map(({ id }, at) => ({ section: id, sets: [[at + 1]] }));
  store = await openStore(createStart(buildBlueprint({ sections, filled })), [{ kind: 'started' }]);
  renderExamWindow(store);
  press('Skip this section');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Skip “Science”?');
  expect(dialog.textContent).toContain('cannot be opened again');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Do not skip' }));
  expect(heading()).toBe('Science');
  press('Skip this section');
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', { name: 'Skip this section' }));
  await screen.findByRole('heading', { level: 1, name: 'Writing' });
});

test('handing in counts all answers, and flags only where one can still go', async () => {
  vi.useRealTimers();
  const sections = [buildSectionRule('Reading'), buildSectionRule('Writing', { reviewScreen: false })];
  const filled = sections.map(({ id }, at) => ({ section: id, sets: [[at + 1]] }));
  store = await openStore(createStart(buildBlueprint({ sections, filled })), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Reading' },
    { kind: 'question-entered', questionId: 1 },
    { kind: 'flagged', questionId: 1, on: true },
    { kind: 'section-finished', sectionId: 'Reading' },
    { kind: 'section-entered', sectionId: 'Writing' },
    { kind: 'question-entered', questionId: 2 },
  ]);
  renderExamWindow(store);
  press('Next');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('You answered 0 of 2 questions. After');
  press('Keep working');
  press('Flag');
  press('Next');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('0 of 2 questions and flagged 1.');
});

test.each([true, false])('the list of shortcuts has the review page only where there is one: %s', async (hasPage) => {
  vi.useRealTimers();
  const sections = [buildSectionRule('Reading', { reviewScreen: hasPage })];
  store = await openStore(createStart(buildBlueprint({ sections, filled: [{ section: 'Reading', sets: [[1]] }] })), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Reading' },
    { kind: 'question-entered', questionId: 1 },
  ]);
  renderExamWindow(store);
  fireEvent.keyDown(window, { key: '?' });
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).queryByText('Check all answers') !== null).toBe(hasPage);
});

describe('forward only', () => {
  const toListening = [...toWriting.slice(0, 5), { kind: 'question-entered', questionId: 3 }] as const;

  test('there is no Back and no menu, and Next asks for confirmation', async () => {
    store = await openStore(createStart(blueprint, { stimuli }), toListening);
    renderExamWindow(store);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Question 1 of 2/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /A of 3/ }));
    press('Next');
    expect(screen.getByText('OK confirms: you cannot come back to this question.')).toBeDefined();
    press('Keep answering');
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
    press('Next');
    press('OK');
    expect(screen.getAllByText('Question 2 of 2').length).toBeGreaterThan(0);
    expect(store.snapshot().state.questionId).toBe(4);
  });

  test('the second click of a double click on Next does not confirm', async () => {
    store = await openStore(createStart(blueprint, { stimuli }), toListening);
    renderExamWindow(store);
    fireEvent.click(screen.getByRole('radio', { name: /A of 3/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'OK' }), { detail: 2 });
    expect(store.snapshot().state.questionId).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }), { detail: 1 });
    expect(store.snapshot().state.questionId).toBe(4);
  });

  test('a reopened window shows the same question', async () => {
    store = await openStore(createStart(blueprint, { stimuli }), [
      ...toListening,
      { kind: 'question-entered', questionId: 4 },
    ]);
    renderExamWindow(store);
    expect(screen.getAllByText('Question 2 of 2').length).toBeGreaterThan(0);
  });
});

// A passage with a recording is shown again as well, because it is not a caption.
test.each(['passage', 'audio'] as const)(
  'the text of a %s is shown before the question, then hidden or kept as configured; the task ends when its time is over',
  async (kind) => {
    store = await openStore(createStart(blueprint, { stimuli: { 1005: { ...passage, kind } } }), toWriting);
    renderExamWindow(store);
    press('Start');
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Start' }));
    await pass(1);
    expect(screen.getByText('Bees dance.')).toBeDefined();
    expect(screen.queryByText('Question 5?')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await pass(31);
    expect(screen.getByText('Question 5?')).toBeDefined();
    expect(screen.getByText('Bees dance.')).toBeDefined();
    await pass(121);
    expect(screen.getByText('The time of this task is over.')).toBeDefined();
    await pass(4);
    expect(heading()).toBe('All sections are finished');
  },
);

test('a part with its own directions waits for Start before its first question', async () => {
  store = await openStore(createStart(blueprint, { stimuli }), toWriting);
  renderExamWindow(store);
  press('Start');
  expect(screen.getByText('Read, then write.')).toBeDefined();
  expect(store.snapshot().state.questionId).toBeNull();
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Start' }));
  expect(store.snapshot().state.questionId).toBe(5);
});
