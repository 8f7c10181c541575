import { expect, test } from 'vitest';
import { fitTexts, planPost } from './rules.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5) + seconds * 1000);

test('a post beyond the limit of any minute waits until the first of them is over a minute old', () => {
  expect(planPost([], at(0), 2)).toEqual({ posts: [at(0)] });
  expect(planPost([at(0), at(50)], at(60), 2)).toEqual({ notBefore: at(61) });
  expect(planPost([at(0), at(50)], at(61), 2)).toEqual({ posts: [at(50), at(61)] });
});

test('texts are joined as far as they fit, in their order; one that is too long is cut', () => {
  expect(fitTexts(['one', 'two', 'three'], { maxBytes: 14 })).toEqual({ text: 'one\n\ntwo', count: 2 });
  expect(fitTexts(['作业作业作业', 'two'], { maxBytes: 14 })).toEqual({ text: '作业作…', count: 1 });
});
