import { describe, expect, test } from 'vitest';
import { bindBlueprint, canBeSat, findPlace, legsOf, paperProblems, questionsOf, routeOf, rulesMet } from './index.ts';
import { aBlueprint, aClock, aPart, aProgramme, aSection, aVariant } from './testing.ts';

const reading = aSection('reading', { clock: aClock(600) });
const filled = [{ section: 'reading', sets: [[1, 2], [3]] }];

describe('binding', () => {
  test('a test keeps the clock of its programme', () => {
    expect(aBlueprint({ sections: [reading], filled }).sections[0]?.clock?.seconds).toBe(600);
  });

  test('the paper may say its own length', () => {
    const blueprint = aBlueprint({ sections: [reading], filled: [{ section: 'reading', sets: [[1]], seconds: 90 }] });
    expect(blueprint.sections[0]?.clock?.seconds).toBe(90);
  });

  test('a length that goes by sets grows with them, inside its bounds', () => {
    const section = aSection('reading', { clock: aClock(0, { seconds: { from: 20, to: 50, perSet: 18 } }) });
    const lengthOf = (sets: number[][]) =>
      aBlueprint({ sections: [section], filled: [{ section: 'reading', sets }] }).sections[0]?.clock?.seconds;
    expect([lengthOf([[1]]), lengthOf([[1], [2]]), lengthOf([[1], [2], [3]])]).toEqual([20, 36, 50]);
  });

  test('a length by form without sets takes its shortest', () => {
    const section = aSection('reading', { clock: aClock(0, { seconds: { from: 20, to: 50 } }) });
    expect(aBlueprint({ sections: [section], filled }).sections[0]?.clock?.seconds).toBe(20);
  });

  test('practice has no clock and no break', () => {
    const section = aSection('reading', { clock: aClock(600), breakAfter: { seconds: 60 }, shownSeconds: 5 });
    const blueprint = aBlueprint({ sections: [section], filled }, { mode: 'practice' });
    expect(blueprint.clock).toBeNull();
    expect(blueprint.sections[0]).toMatchObject({ clock: null, breakAfter: null, shownSeconds: null });
  });

  test('a time limit takes the place of every other clock: hard in a test, soft in practice', () => {
    const hard = aBlueprint({ sections: [reading], filled }, { timeLimitSeconds: 30 });
    const soft = aBlueprint({ sections: [reading], filled }, { timeLimitSeconds: 30, mode: 'practice' });
    expect(hard.sections[0]?.clock).toBeNull();
    expect([hard.clock?.atZero, soft.clock?.atZero]).toEqual(['closes', 'overtime']);
  });

  test.each([
    ['the exam’s own number of questions', [[1, 2]], {}, undefined],
    ['the same in loose sets', [[1], [2]], {}, undefined],
    ['fewer questions', [[1]], {}, true],
    ['minutes of its own', [[1, 2]], { timeLimitSeconds: 30 }, true],
    ['fewer questions to practise', [[1]], { mode: 'practice' }, undefined],
  ] as const)('a test with %s is told from the exam of its directions', (_, sets, choices, other) => {
    const part = aPart('main', { questions: { from: 2, to: 2 }, sets: { from: 1, to: 1 } });
    const section = aSection('reading', { parts: [part] });
    const blueprint = aBlueprint({ sections: [section], filled: [{ section: 'reading', sets }] }, choices);
    expect(blueprint.sections[0]?.otherThanExam).toBe(other);
  });

  const two = { questions: { from: 2, to: 2 }, sets: { from: 1, to: 1 } };
  const main = aPart('main', two);
  const fixed = [main, aPart('more', two)];
  const one = { section: 'reading', part: 'main', sets: [[1, 2]] };
  const oneOf = [one];
  const both = [one, { section: 'reading', part: 'more', sets: [[3, 4]] }];
  const adaptive = {
    kind: 'two-stage',
    router: 'main',
    routes: [{ part: 'more', atLeastPercent: 0 }],
    estimate: true,
  } as const;
  test.each([
    ['both of its parts', { parts: fixed }, both, undefined],
    ['one of its two parts', { parts: fixed }, oneOf, true],
    [
      'one of two parts, where one is chosen',
      { parts: [main, aPart('more', { ...two, choose: 1 })] },
      oneOf,
      undefined,
    ],
    [
      'one of two parts, where the other may be absent',
      { parts: [main, aPart('more', { ...two, sets: { from: 0, to: 1 } })] },
      oneOf,
      undefined,
    ],
    ['one of the modules between which it routes', { parts: fixed, adaptive }, oneOf, undefined],
    ['the exam’s minutes, said by the paper', { clock: aClock(600) }, [{ ...one, seconds: 600 }], undefined],
    ['other minutes, said by the paper', { clock: aClock(600) }, [{ ...one, seconds: 900 }], true],
    [
      'minutes between those of its forms',
      { clock: aClock(0, { seconds: { from: 500, to: 700 } }) },
      [{ ...one, seconds: 650 }],
      undefined,
    ],
    [
      'minutes outside those of its forms',
      { clock: aClock(0, { seconds: { from: 500, to: 700 } }) },
      [{ ...one, seconds: 900 }],
      true,
    ],
    [
      'other minutes in a part',
      { parts: [aPart('main', { ...two, clock: aClock(600) })] },
      [{ ...one, seconds: 900 }],
      true,
    ],
    [
      'minutes, where all is the paper’s own',
      { configurable: true, clock: aClock(600) },
      [{ ...one, seconds: 900 }],
      undefined,
    ],
  ] as const)('a section with %s is told from that of its directions', (_, rule, paper, other) => {
    const section = aSection('reading', { parts: [main], ...rule });
    expect(aBlueprint({ sections: [section], filled: paper }).sections[0]?.otherThanExam).toBe(other);
  });

  test('a time limit in what is the paper’s own leaves its directions as they are', () => {
    const section = aSection('reading', { configurable: true });
    const blueprint = aBlueprint({ sections: [section], filled }, { timeLimitSeconds: 30 });
    expect(blueprint.sections[0]?.otherThanExam).toBeUndefined();
  });

  test('the assignment decides how often and how fast recordings play', () => {
    const section = aSection('reading', { parts: [aPart('main', { plays: 1 })] });
    const asWritten = aBlueprint({ sections: [section], filled });
    const changed = aBlueprint({ sections: [section], filled }, { maxListens: 3, playbackPercent: 75 });
    expect([asWritten.sections[0]?.parts[0]?.plays, asWritten.playbackPercent]).toEqual([1, 100]);
    expect([changed.sections[0]?.parts[0]?.plays, changed.playbackPercent]).toEqual([3, 75]);
  });

  test('a type that the exam weighs by itself is worth that whatever the bank says', () => {
    const part = aPart('main', { pointsByType: { summary: 200, table: { usual: 300, 7: 400 } } });
    const section = aSection('reading', { parts: [part] });
    const question = (id: number, type: string, answers?: number) => ({ id, type, points: 100, answers });
    const questions = [question(1, 'choice'), question(2, 'summary'), question(3, 'table', 5), question(4, 'table', 7)];
    const paper = [{ section: 'reading', sets: [{ id: 1, questions }] }];
    const blueprint = bindBlueprint(aProgramme([aVariant([section])]), 'one', { paper, choices: { mode: 'test' } });
    expect(questionsOf(blueprint).map(({ points }) => points)).toEqual([100, 200, 300, 400]);
  });

  test('a part brings its own directions and says what becomes of its text', () => {
    const directions = { en: 'Read, then speak.', zh: '先读后说。' };
    const windows = { readSeconds: 45, readHidesText: true, textReturns: true, leastResponseSeconds: 10 };
    const section = aSection('speaking', { parts: [aPart('main', { directions, windows })] });
    const part = aBlueprint({ sections: [section], filled: [{ section: 'speaking', sets: [[1]] }] }).sections[0]
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
      const rule = aVariant([reading]);
      const answers = { right: 600, wrong: 0, blank: 150, fixed };
      const programme = aProgramme([{ ...rule, scoring: { ...rule.scoring, answers } }]);
      const paper = [{ section: 'reading', sets: [{ id: 1, questions }] }];
      const blueprint = bindBlueprint(programme, rule.id, { paper, choices: { mode: 'test' } });
      return questionsOf(blueprint).map(({ points }) => points);
    };
    expect(pointsUnder(false)).toEqual([300, 600]);
    expect(pointsUnder(true)).toEqual([600, 600]);
  });

  test('sections and parts without questions fall away', () => {
    const two = aSection('two', { parts: [aPart('a'), aPart('b')] });
    const blueprint = aBlueprint({
      sections: [reading, two, aSection('empty')],
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
    const speaking = aSection('speaking', {
      navigation: 'none',
      parts: [aPart('repeat', { windows: { responseSeconds: [8, 10, 12] } })],
    });
    const blueprint = aBlueprint({
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
    expect(questionsOf(blueprint).map((question) => question.responseSeconds)).toEqual([8, 10, 12, 8]);
  });

  test.each([
    [{ responseSeconds: 45 }, 45],
    [{ responseSeconds: { from: 10, to: 20 } }, 20],
    [{ prepSeconds: 5 }, 0],
  ])('a response window of %j is %i seconds', (windows, seconds) => {
    const section = aSection('speaking', { parts: [aPart('main', { windows })] });
    const blueprint = aBlueprint({ sections: [section], filled: [{ section: 'speaking', sets: [[1]] }] });
    expect(blueprint.sections[0]?.parts[0]?.windows?.responseSeconds).toBe(seconds);
  });

  test('points come from the paper, else the part, else the section, else the programme', () => {
    const variant = aVariant([
      aSection('a'),
      aSection('b', { answers: { right: 200, wrong: 0, blank: 0 } }),
      aSection('c', { parts: [aPart('main', { points: 300 })], unscored: true }),
    ]);
    const question = (id: number, more = {}) => [{ id, questions: [{ id, type: 'choice', ...more }] }];
    const paper = [
      { section: 'a', sets: [...question(1), ...question(2, { points: 400, unscored: true })] },
      { section: 'b', sets: question(3) },
      { section: 'c', sets: question(4) },
    ];
    const blueprint = bindBlueprint(aProgramme([variant]), 'one', { paper, choices: { mode: 'test' } });
    expect(questionsOf(blueprint).map(({ points, unscored }) => [points, unscored])).toEqual([
      [100, false],
      [400, true],
      [200, false],
      [300, true],
    ]);
  });

  test('a foreign variant or section is a fault', () => {
    const programme = aProgramme([aVariant([reading])]);
    const bound = { paper: [{ section: 'moon', sets: [] }], choices: { mode: 'test' as const } };
    expect(() => bindBlueprint(programme, 'two', bound)).toThrow('no variant two');
    expect(() => bindBlueprint(programme, 'one', bound)).toThrow('no section moon');
  });

  test('a blueprint survives being stored as JSON', () => {
    const blueprint = aBlueprint({ sections: [reading], filled });
    expect(JSON.parse(JSON.stringify(blueprint))).toEqual(blueprint);
  });
});

describe('the way through', () => {
  const adaptive = aSection('math', {
    navigation: 'part',
    parts: [aPart('m1'), aPart('hard'), aPart('easy')],
    adaptive: {
      kind: 'two-stage',
      router: 'm1',
      routes: [
        { part: 'hard', atLeastPercent: 60 },
        { part: 'easy', atLeastPercent: 0 },
      ],
      estimate: true,
    },
  });
  const blueprint = aBlueprint({
    sections: [reading, adaptive],
    filled: [
      ...filled,
      { section: 'math', part: 'm1', sets: [[11]] },
      { section: 'math', part: 'hard', sets: [[12]] },
      { section: 'math', part: 'easy', sets: [[13]] },
    ],
  });

  test('a free section is one leg, a section of modules one leg each, the second one when it is chosen', () => {
    expect(legsOf(blueprint).map((leg) => leg.id)).toEqual(['reading', 'math/m1']);
    expect(legsOf(blueprint, { math: 'easy' }).map((leg) => leg.id)).toEqual(['reading', 'math/m1', 'math/easy']);
  });

  test('a paper that lacks a module does not route: what there is is asked in its order', () => {
    const lacking = [
      { section: 'math', part: 'm1', sets: [[11]] },
      { section: 'math', part: 'hard', sets: [[12]] },
    ];
    const short = aBlueprint({ sections: [adaptive], filled: lacking });
    expect(short.sections[0]?.adaptive).toBeNull();
    expect(legsOf(short).map((leg) => leg.id)).toEqual(['math/m1', 'math/hard']);
  });

  test('the rules that a student meets hold the questions of no other module', () => {
    const ids = (routes: Record<string, string>) => questionsOf(rulesMet(blueprint, routes)).map(({ id }) => id);
    expect(ids({})).not.toContain(12);
    expect(ids({})).toEqual(questionsOf(blueprint).flatMap(({ id }) => (id < 12 ? [id] : [])));
    expect(ids({ math: 'easy' })).toEqual(questionsOf(blueprint).flatMap(({ id }) => (id === 12 ? [] : [id])));
  });

  test('a question of a module that was not chosen has no place', () => {
    const legs = legsOf(blueprint, { math: 'easy' });
    expect(findPlace(legs, 12)).toBeUndefined();
    expect(findPlace(legs, 3)).toMatchObject({ order: 2, setOrder: 1 });
  });

  test.each([
    [60, 100, 'hard'],
    [59, 100, 'easy'],
    [0, 0, 'easy'],
  ])('a router with %i of %i leads to %s', (earned, possible, part) => {
    const section = blueprint.sections[1];
    expect(section && routeOf(section, { earned, possible })).toBe(part);
  });

  test('a section that does not adapt leads nowhere', () => {
    const section = blueprint.sections[0];
    expect(section && routeOf(section, { earned: 1, possible: 1 })).toBeNull();
  });
});

describe('checking a paper', () => {
  const variant = aVariant([
    aSection('a', { parts: [aPart('main', { questions: { from: 2, to: 3 }, sets: { from: 1, to: 1 } })] }),
  ]);
  const paperOf = (ids: number[], type = 'choice', where: { section?: string; part?: string } = {}) => [
    { section: 'a', ...where, sets: [{ id: 1, questions: ids.map((id) => ({ id, type })) }] },
  ];

  test.each([
    ['fits', paperOf([1, 2]), []],
    ['is short', paperOf([1]), ['count']],
    ['has a foreign type', paperOf([1, 2], 'essay'), ['typeNotAllowed', 'typeNotAllowed']],
    ['has a question twice', paperOf([1, 1]), ['twice']],
    ['has a foreign section', paperOf([1, 2], 'choice', { section: 'b' }), ['unknownSection']],
    ['has a foreign part', paperOf([1, 2], 'choice', { part: 'x' }), ['unknownPart']],
    ['is empty', paperOf([]), ['count', 'empty']],
  ])('a paper that %s', (_, paper, expected) => {
    expect(paperProblems(variant, paper).map((problem) => problem.is)).toEqual(expected);
  });

  test('a part that takes any type in any number has no problem', () => {
    const free = aVariant([aSection('a', { parts: [aPart('main', { types: [] })] })]);
    expect(paperProblems(free, paperOf([1, 2, 3, 4], 'essay'))).toEqual([]);
  });

  test('an unusual count does not stop a paper, anything else does', () => {
    expect(canBeSat(paperProblems(variant, paperOf([1])))).toBe(true);
    expect(canBeSat(paperProblems(variant, paperOf([1, 2], 'essay')))).toBe(false);
  });
});
