import { expect, test } from 'vitest';
import { bindBlueprint, listQuestions } from './index.ts';
import {
  buildBlueprint,
  buildBreakRule,
  buildClockRule,
  buildPartRule,
  buildProgramme,
  buildSectionRule,
  buildVariant,
} from './testing.ts';

const reading = buildSectionRule('reading', { clock: buildClockRule(600) });
const filled = [{ section: 'reading', sets: [[1, 2], [3]] }];

test('a test keeps the clock of its programme', () => {
  expect(buildBlueprint({ sections: [reading], filled }).sections[0]?.clock?.seconds).toBe(600);
});

test('the paper may say its own length', () => {
  const blueprint = buildBlueprint({ sections: [reading], filled: [{ section: 'reading', sets: [[1]], seconds: 90 }] });
  expect(blueprint.sections[0]?.clock?.seconds).toBe(90);
});

test('a length that goes by sets grows with them, inside its bounds', () => {
  const section = buildSectionRule('reading', {
    clock: buildClockRule(0, { seconds: { from: 20, to: 50, perSet: 18 } }),
  });
  const getLength = (sets: number[][]) =>
    buildBlueprint({ sections: [section], filled: [{ section: 'reading', sets }] }).sections[0]?.clock?.seconds;
  expect([getLength([[1]]), getLength([[1], [2]]), getLength([[1], [2], [3]])]).toEqual([20, 36, 50]);
});

test('a length by form without sets takes its shortest', () => {
  const section = buildSectionRule('reading', { clock: buildClockRule(0, { seconds: { from: 20, to: 50 } }) });
  expect(buildBlueprint({ sections: [section], filled }).sections[0]?.clock?.seconds).toBe(20);
});

test('practice has no clock and no break', () => {
  const section = buildSectionRule('reading', {
    clock: buildClockRule(600),
    breakAfter: buildBreakRule(60),
    shownSeconds: 5,
  });
  const blueprint = buildBlueprint({ sections: [section], filled }, { mode: 'practice' });
  expect(blueprint.clock).toBeNull();
  expect(blueprint.sections[0]).toMatchObject({ clock: null, breakAfter: null, shownSeconds: null });
});

test('a time limit takes the place of every other clock: hard in a test, soft in practice', () => {
  const hard = buildBlueprint({ sections: [reading], filled }, { timeLimitSeconds: 30 });
  const soft = buildBlueprint({ sections: [reading], filled }, { timeLimitSeconds: 30, mode: 'practice' });
  expect(hard.sections[0]?.clock).toBeNull();
  expect([hard.clock?.atZero, soft.clock?.atZero]).toEqual(['closes', 'overtime']);
});

test('the assignment decides how often and how fast recordings play', () => {
  const section = buildSectionRule('reading', { parts: [buildPartRule('main', { plays: 1 })] });
  const asWritten = buildBlueprint({ sections: [section], filled });
  const changed = buildBlueprint({ sections: [section], filled }, { maxListens: 3, playbackPercent: 75 });
  expect([asWritten.sections[0]?.parts[0]?.plays, asWritten.playbackPercent]).toEqual([1, 100]);
  expect([changed.sections[0]?.parts[0]?.plays, changed.playbackPercent]).toEqual([3, 75]);
});

test('a type that the exam weighs by itself is worth that whatever the bank says', () => {
  const part = buildPartRule('main', { pointsByType: { summary: 200, table: { usual: 300, 7: 400 } } });
  const section = buildSectionRule('reading', { parts: [part] });
  const question = (id: number, type: string, answers?: number) => ({ id, type, points: 100, answers });
  const questions = [question(1, 'choice'), question(2, 'summary'), question(3, 'table', 5), question(4, 'table', 7)];
  const paper = [{ section: 'reading', sets: [{ id: 1, questions }] }];
  const blueprint = bindBlueprint(buildProgramme([buildVariant([section])]), 'one', {
    paper,
    choices: { mode: 'test' },
  });
  expect(listQuestions(blueprint).map(({ points }) => points)).toEqual([100, 200, 300, 400]);
});

test('a part brings its own directions and says what becomes of its text', () => {
  const directions = { en: 'Read, then speak.', zh: '先读后说。' };
  const windows = { readSeconds: 45, readHidesText: true, textReturns: true, leastResponseSeconds: 10 };
  const section = buildSectionRule('speaking', { parts: [buildPartRule('main', { directions, windows })] });
  const part = buildBlueprint({ sections: [section], filled: [{ section: 'speaking', sets: [[1]] }] }).sections[0]
    ?.parts[0];
  expect(part).toMatchObject({
    directions,
    windows: { readHidesText: true, textReturns: true, leastResponseSeconds: 10 },
  });
});

test('the bank says what a question is worth, unless the exam fixes it', () => {
  const questions = [
    { id: 1, type: 'choice', points: 300 },
    { id: 2, type: 'choice' },
  ];
  const pointsUnder = (fixed: boolean) => {
    const rule = buildVariant([reading]);
    const answers = { right: 600, wrong: 0, blank: 150, fixed };
    const programme = buildProgramme([{ ...rule, scoring: { ...rule.scoring, answers } }]);
    const paper = [{ section: 'reading', sets: [{ id: 1, questions }] }];
    const blueprint = bindBlueprint(programme, rule.id, { paper, choices: { mode: 'test' } });
    return listQuestions(blueprint).map(({ points }) => points);
  };
  expect(pointsUnder(false)).toEqual([300, 600]);
  expect(pointsUnder(true)).toEqual([600, 600]);
});

test('sections and parts without questions fall away', () => {
  const two = buildSectionRule('two', { parts: [buildPartRule('a'), buildPartRule('b')] });
  const blueprint = buildBlueprint({
    sections: [reading, two, buildSectionRule('empty')],
    filled: [
      { section: 'two', part: 'b', sets: [[7]] },
      { section: 'empty', sets: [[]] },
    ],
  });
  expect(blueprint.sections.map((section) => [section.id, section.parts.map((part) => part.id)])).toEqual([
    ['two', ['b']],
  ]);
});

test('response windows are dealt in steps over the questions of a part', () => {
  const speaking = buildSectionRule('speaking', {
    navigation: 'none',
    parts: [buildPartRule('repeat', { windows: { responseSeconds: [8, 10, 12] } })],
  });
  const blueprint = buildBlueprint({
    sections: [speaking],
    filled: [
      {
        section: 'speaking',
        sets: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
  });
  expect(listQuestions(blueprint).map((question) => question.responseSeconds)).toEqual([8, 10, 12, 8]);
});

test.each([
  [{ responseSeconds: 45 }, 45],
  [{ responseSeconds: { from: 10, to: 20 } }, 20],
  [{ prepSeconds: 5 }, 0],
])('a response window of %j is %i seconds', (windows, seconds) => {
  const section = buildSectionRule('speaking', { parts: [buildPartRule('main', { windows })] });
  const blueprint = buildBlueprint({ sections: [section], filled: [{ section: 'speaking', sets: [[1]] }] });
  expect(blueprint.sections[0]?.parts[0]?.windows?.responseSeconds).toBe(seconds);
});

test('points come from the paper, else the part, else the section, else the programme', () => {
  const variant = buildVariant([
    buildSectionRule('a'),
    buildSectionRule('b', { answers: { right: 200, wrong: 0, blank: 0 } }),
    buildSectionRule('c', { parts: [buildPartRule('main', { points: 300 })], unscored: true }),
  ]);
  const question = (id: number, more = {}) => [{ id, questions: [{ id, type: 'choice', ...more }] }];
  const paper = [
    { section: 'a', sets: [...question(1), ...question(2, { points: 400, unscored: true })] },
    { section: 'b', sets: question(3) },
    { section: 'c', sets: question(4) },
  ];
  const blueprint = bindBlueprint(buildProgramme([variant]), 'one', { paper, choices: { mode: 'test' } });
  expect(listQuestions(blueprint).map(({ points, unscored }) => [points, unscored])).toEqual([
    [100, false],
    [400, true],
    [200, false],
    [300, true],
  ]);
});

test('a foreign variant or section is a fault', () => {
  const programme = buildProgramme([buildVariant([reading])]);
  const bound = { paper: [{ section: 'moon', sets: [] }], choices: { mode: 'test' as const } };
  expect(() => bindBlueprint(programme, 'two', bound)).toThrow('no variant two');
  expect(() => bindBlueprint(programme, 'one', bound)).toThrow('no section moon');
});

test('a blueprint survives being stored as JSON', () => {
  const blueprint = buildBlueprint({ sections: [reading], filled });
  expect(JSON.parse(JSON.stringify(blueprint))).toEqual(blueprint);
});
