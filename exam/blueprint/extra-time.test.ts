import { describe, expect, test } from 'vitest';
import { extendBlueprint, extendSeconds, getTimedSeconds } from './extra-time.ts';
import { buildBlueprint, buildBreakRule, buildClockRule, buildPartRule, buildSectionRule } from './testing.ts';
import type { PartRule, SectionRule } from './types.ts';

const bind = (section: Partial<SectionRule>, part: Partial<PartRule> = {}) =>
  buildBlueprint({
    sections: [buildSectionRule('one', { parts: [buildPartRule('main', part)], ...section }), buildSectionRule('two')],
    filled: [
      { section: 'one', sets: [[1, 2], [3]], audioSeconds: 40 },
      { section: 'two', sets: [[4]] },
    ],
  });

const clock = buildClockRule(2100, { hideableUntilSeconds: 300 });
const extendFirst = (section: Partial<SectionRule>, part: Partial<PartRule> = {}) =>
  extendBlueprint(bind(section, part), 50).sections[0];

test.each([
  [2100, 50, 3150],
  [75, 25, 94],
  [5, 50, 8],
  [600, 100, 1200],
  [600, 0, 600],
])('%i seconds with %i percent more are %i, in whole seconds and never fewer', (seconds, percent, extended) => {
  expect(extendSeconds(seconds, percent)).toBe(extended);
});

describe('with time and a half', () => {
  test('the clock of the whole is longer, whether the exam or the assignment sets it', () => {
    const content = { sections: [buildSectionRule('one')], filled: [{ section: 'one', sets: [[1]] }] };
    const byExam = buildBlueprint({ ...content, variant: { clock } });
    const byLimit = buildBlueprint(content, { timeLimitSeconds: 600 });
    expect(extendBlueprint(byExam, 50).clock).toEqual({ ...clock, seconds: 3150 });
    expect(extendBlueprint(byLimit, 50).clock?.seconds).toBe(900);
  });

  test.each([
    ['a section', { clock }, {}, { clock: { seconds: 3150 } }],
    ['a module or part', {}, { clock }, { parts: [{ clock: { seconds: 3150 } }] }],
    ['a task', {}, { setClock: clock }, { parts: [{ setClock: { seconds: 3150 } }] }],
    ['a single question', {}, { itemClock: clock }, { parts: [{ itemClock: { seconds: 3150 } }] }],
  ])('the clock of %s is longer', (_, section, part, extended) => {
    expect(extendFirst(section, part)).toMatchObject(extended);
  });

  test('a clock stays hideable until as many seconds are left as in the exam', () => {
    expect(extendFirst({ clock })?.clock?.hideableUntilSeconds).toBe(300);
  });

  test('the time to read, to prepare and to answer is longer, and the answer may be ended after the exam’s own time', () => {
    const windows = { readSeconds: 45, readHidesText: true, prepSeconds: 30, responseSeconds: [8, 10, 12] };
    const part = extendFirst({}, { windows })?.parts[0];
    expect(part?.windows).toMatchObject({ readSeconds: 68, prepSeconds: 45 });
    const questions = part?.sets.flatMap((set) => set.questions) ?? [];
    expect(questions.map(({ leastResponseSeconds }) => leastResponseSeconds)).toEqual([8, 10, 12]);
    expect(part?.sets.flatMap(({ questions }) => questions.map(({ responseSeconds }) => responseSeconds))).toEqual([
      ...[12, 15, 18],
    ]);
  });

  test('where an answer may be ended earlier already, it still may', () => {
    const windows = { responseSeconds: 180, leastResponseSeconds: 60 };
    expect(extendFirst({}, { windows })?.parts[0]?.windows).toMatchObject({
      responseSeconds: 270,
      leastResponseSeconds: 60,
    });
  });

  test('a break is longer, and one that cannot be ended early may be ended after its own time', () => {
    expect(extendFirst({ breakAfter: buildBreakRule(600) })?.breakAfter).toEqual(buildBreakRule(900));
    const supervised = buildBreakRule(600, { endsEarly: false });
    expect(extendFirst({ breakAfter: supervised })?.breakAfter).toEqual({
      ...{ ...supervised, seconds: 900 },
      leastSeconds: 600,
    });
  });

  test('the length that is shown of a section without a clock grows by what its clocks grow', () => {
    expect(extendFirst({ shownSeconds: 500, readSeconds: 120 }, { itemClock: buildClockRule(60) })).toMatchObject({
      shownSeconds: 590,
      readSeconds: 180,
    });
  });

  test('recordings, plays and points stay', () => {
    const before = bind({}, { plays: 1 });
    const after = extendBlueprint(before, 50);
    expect(after.sections).toEqual(before.sections);
    expect(after.playbackPercent).toBe(before.playbackPercent);
    expect(after.scoring).toEqual(before.scoring);
  });
});

test('the rules say by how much they were extended, and none is no change', () => {
  const blueprint = bind({ clock });
  expect(extendBlueprint(blueprint, 25).extraTimePercent).toBe(25);
  expect(extendBlueprint(blueprint, 0)).toBe(blueprint);
});

describe('the time of all clocks', () => {
  const module = { clock: buildClockRule(100) };
  const adaptive = buildSectionRule('one', {
    navigation: 'part',
    parts: [buildPartRule('first', module), buildPartRule('hard', module), buildPartRule('easy', module)],
    adaptive: {
      kind: 'two-stage',
      router: 'first',
      routes: [
        { part: 'hard', atLeastPercent: 60 },
        { part: 'easy', atLeastPercent: 0 },
      ],
      estimate: true,
    },
    breakAfter: buildBreakRule(60),
  });
  const filled = ['first', 'hard', 'easy'].map((part, index) => ({ section: 'one', part, sets: [[index + 1]] }));

  test('counts two modules of a section that adapts, and breaks between sections alone', () => {
    const last = { section: 'two', sets: [[9]] };
    const two = buildSectionRule('two', { clock: buildClockRule(30), breakAfter: buildBreakRule(500) });
    expect(getTimedSeconds(buildBlueprint({ sections: [adaptive, two], filled: [...filled, last] }))).toBe(290);
    expect(getTimedSeconds(buildBlueprint({ sections: [adaptive], filled }))).toBe(200);
  });

  test.each([
    ['the whole, where that has a clock', {}, {}, 900, 900],
    ['each task', {}, { setClock: buildClockRule(50) }, null, 100],
    ['each question', {}, { itemClock: buildClockRule(50) }, null, 150],
    ['each answer', {}, { windows: { prepSeconds: 15, responseSeconds: 45 } }, null, 180],
    ['nothing', { breakAfter: buildBreakRule(60) }, {}, null, 0],
  ])('counts %s', (_, section, part, timeLimitSeconds, seconds) => {
    const blueprint = buildBlueprint(
      {
        sections: [buildSectionRule('one', { parts: [buildPartRule('main', part)], ...section })],
        filled: [{ section: 'one', sets: [[1, 2], [3]] }],
      },
      { timeLimitSeconds },
    );
    expect(getTimedSeconds(blueprint)).toBe(seconds);
  });
});
