import { describe, expect, test } from 'vitest';
import { bindBlueprint, listQuestions, type AssignmentChoices } from './index.ts';
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

test('a paper can set its own time limit', () => {
  const blueprint = buildBlueprint({ sections: [reading], filled: [{ section: 'reading', sets: [[1]], seconds: 90 }] });
  expect(blueprint.sections[0]?.clock?.seconds).toBe(90);
});

test('a time limit that depends on sets grows with their number, within its bounds', () => {
  const section = buildSectionRule('reading', {
    clock: buildClockRule(0, { seconds: { from: 20, to: 50, perSet: 18 } }),
  });
  const getLength = (sets: number[][]) =>
    buildBlueprint({ sections: [section], filled: [{ section: 'reading', sets }] }).sections[0]?.clock?.seconds;
  expect([getLength([[1]]), getLength([[1], [2]]), getLength([[1], [2], [3]])]).toEqual([20, 36, 50]);
});

test('a time limit by form without sets is the shortest one', () => {
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

test('a time limit replaces every other clock: hard in a test, soft in practice', () => {
  const hard = buildBlueprint({ sections: [reading], filled }, { timeLimitSeconds: 30 });
  const soft = buildBlueprint({ sections: [reading], filled }, { timeLimitSeconds: 30, mode: 'practice' });
  expect(hard.sections[0]?.clock).toBeNull();
  expect([hard.clock?.atZero, soft.clock?.atZero]).toEqual(['closes', 'overtime']);
});

test('the assignment sets how often and how fast recordings play', () => {
  const section = buildSectionRule('reading', { parts: [buildPartRule('main', { plays: 1 })] });
  const asWritten = buildBlueprint({ sections: [section], filled });
  const changed = buildBlueprint({ sections: [section], filled }, { maxListens: 3, playbackPercent: 75 });
  expect([asWritten.sections[0]?.parts[0]?.plays, asWritten.playbackPercent]).toEqual([1, 100]);
  expect([changed.sections[0]?.parts[0]?.plays, changed.playbackPercent]).toEqual([3, 75]);
});

test('a type whose points the exam fixes has these points, whatever the bank says', () => {
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

test('a part has its own directions and sets when its text is hidden', () => {
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

test('the bank sets the points of a question, unless the exam fixes them', () => {
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

test('sections and parts without questions are omitted', () => {
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

test('response windows are assigned in turn to the questions of a part', () => {
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

test('points are taken from the paper, else the part, else the section, else the programme', () => {
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

test('an unknown variant or section is an error', () => {
  const programme = buildProgramme([buildVariant([reading])]);
  const bound = { paper: [{ section: 'moon', sets: [] }], choices: { mode: 'test' as const } };
  expect(() => bindBlueprint(programme, 'two', bound)).toThrow('no variant two');
  expect(() => bindBlueprint(programme, 'one', bound)).toThrow('no section moon');
});

test('a blueprint is unchanged after being stored as JSON', () => {
  const blueprint = buildBlueprint({ sections: [reading], filled });
  expect(JSON.parse(JSON.stringify(blueprint))).toEqual(blueprint);
});

describe('instant feedback', () => {
  const bind = (choices: Partial<AssignmentChoices>) =>
    listQuestions(
      buildBlueprint(
        {
          sections: [buildSectionRule('one')],
          filled: [
            { section: 'one', sets: [[1]] },
            { section: 'one', sets: [[2]], type: 'essay' },
          ],
        },
        { mode: 'practice', hasInstantFeedback: true, ...choices },
      ),
    ).filter((question) => question.hasInstantFeedback);

  test('is offered for questions that a machine scores', () => {
    expect(bind({}).map(({ id }) => id)).toEqual([1]);
    expect(bind({ windowMode: 'training' })).toHaveLength(1);
  });

  test.each([{ mode: 'test' }, { windowMode: 'exam' }, { hasInstantFeedback: false }] as const)(
    'never with %j',
    (choices) => {
      expect(bind(choices)).toEqual([]);
    },
  );
});
