import { expect, test } from 'vitest';
import { evaluateLines, readLast, readProblem } from './testing/read-lines.ts';

const isDrawn = (lines: readonly string[], id = 0): boolean =>
  evaluateLines(lines).drawings.some((drawing) => drawing.id === id && drawing.strokes !== '');

test('r with a number is a circle that keeps its slider', () => {
  expect(isDrawn(['r=2'])).toBe(true);
  expect(readLast(['r=2'])).toEqual({ is: 'number', value: 2, isSlider: true, isDrawn: true });
  expect(evaluateLines(['r=2', 'y=x']).notable.filter(({ kind }) => kind === 'meeting')).toHaveLength(2);
  expect(isDrawn(['a=2', 'r=a+1'], 1)).toBe(true);
});

test('r is drawn beside other polar curves and circles', () => {
  expect(isDrawn(['r=2', 'r=3cos(theta)'])).toBe(true);
  expect(isDrawn(['r=2', 'r=3'], 1)).toBe(true);
  expect(readProblem(['a=2', 'a=3'])).toBe('twice');
});

test.each(['pi r^2', 'x^2+y^2=r^2', 'f(t)=r t', 'a=r', '[1,2] ~ r'])('r is a variable where %s reads it', (reader) => {
  expect(isDrawn(['r=2', reader])).toBe(false);
});

test('a variable that is read is defined once, and a scientific calculator has it as a number', () => {
  expect(readProblem(['r=2', 'r=3', 'r+1', 'r=4'])).toBe('twice');
  expect(evaluateLines(['r=2'], { drawing: undefined }).results[0]?.result).toMatchObject({ is: 'number', value: 2 });
});
