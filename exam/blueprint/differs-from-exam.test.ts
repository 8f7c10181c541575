import { expect, test } from 'vitest';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from './testing.ts';

test.each([
  ['the exam’s own number of questions', [[1, 2]], {}, undefined],
  ['the same number in single sets', [[1], [2]], {}, undefined],
  ['fewer questions', [[1]], {}, true],
  ['its own time limit', [[1, 2]], { timeLimitSeconds: 30 }, true],
  ['fewer questions for practice', [[1]], { mode: 'practice' }, undefined],
] as const)('a test with %s is distinguished from the exam of its directions', (_, sets, choices, second) => {
  const part = buildPartRule('main', { questions: { from: 2, to: 2 }, sets: { from: 1, to: 1 } });
  const section = buildSectionRule('reading', { parts: [part] });
  const blueprint = buildBlueprint({ sections: [section], filled: [{ section: 'reading', sets }] }, choices);
  expect(blueprint.sections[0]?.otherThanExam).toBe(second);
});

const two = { questions: { from: 2, to: 2 }, sets: { from: 1, to: 1 } };
const main = buildPartRule('main', two);
const fixed = [main, buildPartRule('more', two)];
const item = { section: 'reading', part: 'main', sets: [[1, 2]] };
const getOne = [item];
const both = [item, { section: 'reading', part: 'more', sets: [[3, 4]] }];
const adaptive = {
  kind: 'two-stage',
  router: 'main',
  routes: [{ part: 'more', atLeastPercent: 0 }],
  estimate: true,
} as const;

test.each([
  ['both of its parts', { parts: fixed }, both, undefined],
  ['one of its two parts', { parts: fixed }, getOne, true],
  [
    'one of two parts, where one is chosen',
    { parts: [main, buildPartRule('more', { ...two, choose: 1 })] },
    getOne,
    undefined,
  ],
  [
    'one of two parts, where the other may be absent',
    { parts: [main, buildPartRule('more', { ...two, sets: { from: 0, to: 1 } })] },
    getOne,
    undefined,
  ],
  ['one of the modules between which it routes', { parts: fixed, adaptive }, getOne, undefined],
  ['the exam’s minutes, set by the paper', { clock: buildClockRule(600) }, [{ ...item, seconds: 600 }], undefined],
  ['other minutes, set by the paper', { clock: buildClockRule(600) }, [{ ...item, seconds: 900 }], true],
  [
    'minutes within the range of its forms',
    { clock: buildClockRule(0, { seconds: { from: 500, to: 700 } }) },
    [{ ...item, seconds: 650 }],
    undefined,
  ],
  [
    'minutes outside the range of its forms',
    { clock: buildClockRule(0, { seconds: { from: 500, to: 700 } }) },
    [{ ...item, seconds: 900 }],
    true,
  ],
  [
    'other minutes in a part',
    { parts: [buildPartRule('main', { ...two, clock: buildClockRule(600) })] },
    [{ ...item, seconds: 900 }],
    true,
  ],
  [
    'minutes, if all are set by the paper',
    { configurable: true, clock: buildClockRule(600) },
    [{ ...item, seconds: 900 }],
    undefined,
  ],
] as const)('a section with %s is distinguished from that of its directions', (_, rule, paper, second) => {
  const section = buildSectionRule('reading', { parts: [main], ...rule });
  expect(buildBlueprint({ sections: [section], filled: paper }).sections[0]?.otherThanExam).toBe(second);
});

test('a time limit for a section configured by the paper does not change its directions', () => {
  const section = buildSectionRule('reading', { configurable: true });
  const blueprint = buildBlueprint({ sections: [section], filled: [item] }, { timeLimitSeconds: 30 });
  expect(blueprint.sections[0]?.otherThanExam).toBeUndefined();
});
