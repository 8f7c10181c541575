import { describe, expect, test } from 'vitest';
import {
  advance,
  createAttemptState,
  applyElapsedTime,
  type AttemptEvent,
  type AttemptState,
} from '@inkstone/exam/attempt';
import { listNavigationUnits } from '@inkstone/exam/blueprint';
import {
  buildBlueprint,
  buildBreakRule,
  buildClockRule,
  buildPartRule,
  buildSectionRule,
} from '@inkstone/exam/blueprint/testing';
import { exitsSilently, resolveExamPage, resolveExit } from './exam-page.ts';

const noon = Date.UTC(2026, 2, 2, 12);
const window = { opensAt: noon - 1000, closesAt: noon + 86_400_000, graceSeconds: 900 };
const at = (seconds: number) => noon + seconds * 1000;

const blueprint = buildBlueprint({
  sections: [
    buildSectionRule('reading', { clock: buildClockRule(60), breakAfter: buildBreakRule(300) }),
    buildSectionRule('listening', { navigation: 'none', parts: [buildPartRule('talks'), buildPartRule('lectures')] }),
    buildSectionRule('extra', { optional: true }),
    buildSectionRule('writing', { clock: buildClockRule(60), enters: 'atOnce' }),
  ],
  filled: [
    { section: 'reading', sets: [[1, 2]] },
    { section: 'listening', part: 'talks', sets: [[3]] },
    { section: 'listening', part: 'lectures', sets: [[4]] },
    { section: 'extra', sets: [[5]] },
    { section: 'writing', sets: [[6]] },
  ],
});

const after = (story: readonly [number, AttemptEvent][], from: AttemptState = createAttemptState()): AttemptState =>
  story.reduce(
    (state, [seconds, event]) =>
      advance(state, event, blueprint, { now: at(seconds), window, claimedAt: at(seconds), seq: 1 }).state,
    from,
  );
const begun = after([
  [0, { kind: 'started' }],
  [0, { kind: 'section-entered', sectionId: 'reading' }],
]);
const seen = (state: AttemptState, seconds: number, passedOver: string[] = []) => {
  const page = resolveExamPage(applyElapsedTime(state, blueprint, { at: at(seconds), window }), blueprint, {
    passedOver,
  });
  return 'unit' in page
    ? `${page.is} ${page.unit.id}`
    : 'next' in page
      ? `${page.is} before ${page.next?.id}`
      : page.is;
};

describe('the page of an attempt', () => {
  test('is the directions of the first section until it is entered', () => {
    expect(seen(after([[0, { kind: 'started' }]]), 500)).toBe('directions reading');
    expect(seen(begun, 10)).toBe('questions reading');
  });

  test('is the loading page of a section from Start until its questions have arrived', () => {
    const requested = after([
      [0, { kind: 'started' }],
      [5, { kind: 'section-asked', sectionId: 'reading' }],
    ]);
    expect(seen(requested, 10)).toBe('coming reading');
    const page = resolveExamPage(begun, blueprint, { hasContent: () => false });
    expect(page).toMatchObject({ is: 'coming', unit: { id: 'reading' } });
  });

  test('is the break after a section whose clock ran out, then the directions of the next one', () => {
    expect(seen(begun, 61)).toBe('break before listening/talks');
    expect(seen(begun, 400)).toBe('directions listening/talks');
  });

  test('goes from part to part without section directions in between', () => {
    const heard = after([[400, { kind: 'section-entered', sectionId: 'listening', partId: 'talks' }]], begun);
    expect(seen(heard, 401)).toBe('questions listening/talks');
    const next = after([[410, { kind: 'section-finished', sectionId: 'listening', partId: 'talks' }]], heard);
    expect(seen(next, 411)).toBe('questions listening/lectures');
  });

  test('skips an optional section, and is the final page once everything is closed', () => {
    const done = after(
      [
        [400, { kind: 'section-entered', sectionId: 'listening', partId: 'talks' }],
        [401, { kind: 'section-finished', sectionId: 'listening', partId: 'talks' }],
        [402, { kind: 'section-finished', sectionId: 'listening', partId: 'lectures' }],
      ],
      begun,
    );
    expect(seen(done, 403)).toBe('directions extra');
    expect(seen(done, 403, ['extra'])).toBe('directions writing');
    const written = after([[410, { kind: 'section-entered', sectionId: 'writing' }]], done);
    expect(seen(written, 411)).toBe('questions writing');
    const closed = after([[420, { kind: 'section-finished', sectionId: 'writing' }]], written);
    expect(seen(closed, 421)).toBe('over');
  });

  test('is the questions at once for a section that starts automatically', () => {
    const extra = after(
      [
        [400, { kind: 'section-entered', sectionId: 'listening', partId: 'talks' }],
        [401, { kind: 'section-finished', sectionId: 'listening', partId: 'talks' }],
        [402, { kind: 'section-finished', sectionId: 'listening', partId: 'lectures' }],
        [403, { kind: 'section-entered', sectionId: 'extra' }],
        [404, { kind: 'section-finished', sectionId: 'extra' }],
      ],
      begun,
    );
    expect(seen(extra, 405)).toBe('questions writing');
  });
});

test('leaving needs no confirmation only inside a section whose questions were already left', () => {
  const [reading, talks, lectures, extra] = listNavigationUnits(blueprint);
  if (!reading || !talks || !lectures || !extra) throw new Error('a unit is missing');
  expect(exitsSilently(talks, resolveExit(blueprint, begun, talks))).toBe(true);
  expect(exitsSilently(lectures, resolveExit(blueprint, begun, lectures))).toBe(false);
  expect(exitsSilently(reading, resolveExit(blueprint, begun, reading))).toBe(false);
});

describe('an adaptive section', () => {
  const routes = ['hard', 'easy'].map((part, index) => ({ part, atLeastPercent: index === 0 ? 60 : 0 }));
  const math = buildSectionRule('math', {
    navigation: 'part',
    parts: [buildPartRule('first'), buildPartRule('hard'), buildPartRule('easy')],
    adaptive: { kind: 'two-stage', router: 'first', routes, estimate: true },
  });
  const filled = ['first', 'hard', 'easy'].map((part, index) => ({ section: 'math', part, sets: [[index + 1]] }));
  const alone = buildBlueprint({ sections: [math], filled });
  const unitFor = (state: AttemptState, partId: string) => {
    const unit = listNavigationUnits(alone, state.routes).find(({ parts }) => parts[0]?.id === partId);
    if (!unit) throw new Error(`no unit ${partId}`);
    return unit;
  };

  test('cannot be submitted from its first module, although no module follows yet', () => {
    const fresh = createAttemptState();
    expect(resolveExit(alone, fresh, unitFor(fresh, 'first'))).toBe('inside');
    const chosen = { ...fresh, routes: { math: 'easy' } };
    expect(resolveExit(alone, chosen, unitFor(chosen, 'first'))).toBe('inside');
    expect(resolveExit(alone, chosen, unitFor(chosen, 'easy'))).toBe('handIn');
  });
});
