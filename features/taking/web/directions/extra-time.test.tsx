// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { extendBlueprint, listNavigationUnits } from '@inkstone/exam/blueprint';
import { buildBlueprint, buildBreakRule, buildClockRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { renderUi } from '@inkstone/ui/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createStart, openStore, renderExamWindow, stubServer } from '../testing.tsx';
import { Directions } from './directions.tsx';
import { SectionDirections } from './section-directions.tsx';

let store: AttemptStore;

beforeEach(() => {
  sessionStorage.clear();
  stubServer();
});
afterEach(() => {
  cleanup();
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const exam = buildBlueprint({
  sections: [
    buildSectionRule('Reading', {
      clock: buildClockRule(2100),
      breakAfter: buildBreakRule(600, { endsEarly: false, ends: 'byStudent' }),
    }),
    buildSectionRule('Listening', { clock: buildClockRule(1920), enters: 'atOnce' }),
  ],
  filled: [
    { section: 'Reading', sets: [[1]] },
    { section: 'Listening', sets: [[2]] },
  ],
});
const text = () => screen.getByRole('main').textContent;

test.each([
  ['en', 50, 'Your clocks are 1.5 times as long as those of the exam', ['52 min 30 s', '48 min', 'break of 15 min']],
  ['zh', 100, '你的各项计时和休息时间都是原考试的 2 倍', ['1 小时 10 分钟', '1 小时 4 分钟', '休息 20 分钟']],
] as const)('the introduction says in %s that all clocks are longer, and their true lengths', async (...row) => {
  const [language, percent, note, lengths] = row;
  store = await openStore(createStart(extendBlueprint(exam, percent)));
  renderUi(<Directions store={store} />, { language });
  for (const part of [note, ...lengths]) expect(text()).toContain(part);
  expect(text()).not.toContain('first clock');
});

test('the directions of a section tell it beside the times that they name', async () => {
  store = await openStore(createStart(extendBlueprint(exam, 25)));
  const [unit] = listNavigationUnits(exam);
  if (!unit) throw new Error('no section');
  const props = { store, snapshot: store.snapshot(), onPassOver: () => undefined };
  renderUi(<SectionDirections {...props} unit={unit} />, { language: 'zh' });
  expect(text()).toContain('你的计时是原考试的 1.25 倍；下文提到的是原考试的时间。');
});

test('nothing is said of clocks where they are those of the exam, or where nothing is timed', async () => {
  store = await openStore(createStart(exam));
  renderUi(<Directions store={store} />);
  expect(text()).not.toContain('times as long');
  cleanup();
  store.close();
  const untimed = buildBlueprint({
    sections: [buildSectionRule('Reading')],
    filled: [{ section: 'Reading', sets: [[1]] }],
  });
  store = await openStore(createStart(extendBlueprint(untimed, 50)));
  renderUi(<Directions store={store} />);
  expect(text()).not.toContain('times as long');
});

test('a longer break is ended by the student once it has lasted as long as that of the exam', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  store = await openStore(createStart(extendBlueprint(exam, 50)), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Reading' },
    { kind: 'section-finished', sectionId: 'Reading' },
  ]);
  renderExamWindow(store);
  expect((await screen.findByRole('timer')).textContent).toMatch(/^0:1[45]:/);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Go on with the exam' });
  expect(screen.getByText(/You can go on once its own 10 min are over\./)).toBeTruthy();
  await pass(590);
  expect(button.disabled).toBe(true);
  await pass(15);
  fireEvent.click(screen.getByRole('button', { name: 'End the break now' }));
  await pass(1);
  expect(store.timeline().status).toBe('running');
  expect(store.timeline().secondsLeft).toBeGreaterThan(2870);
});
