// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = { text: '<p>How much is full?</p>', width: 5, unit: 'cm' };
const field = (name = 'Your answer') => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

afterEach(cleanup);

describe('a numeric entry', () => {
  test('accepts a number character by character, and shows its unit', () => {
    const { held } = renderPlayer(Player, { prompt });
    for (const entry of ['-', '-.', '-.6', '-.66', '-.666', '-.6667']) type(entry);
    expect(held.value).toBe('-.6667');
    expect(screen.getByText('cm')).toBeTruthy();
  });

  test.each([
    ['1,5', 'Leave out commas'],
    ['5%', 'No percent sign'],
    ['$5', 'No currency sign'],
    ['3 1/2', 'mixed numbers'],
    ['2x', 'Only digits'],
    ['1/2/', 'only one slash'],
    ['123456', 'The field is full: at most 5 characters.'],
  ])('%j is not accepted, and a message says why', (entry, words) => {
    const { held } = renderPlayer(Player, { prompt, value: '1' });
    type(entry);
    expect(held.changes).toBe(0);
    expect(field().value).toBe('1');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    type('12');
    expect(held.value).toBe('12');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  test.each([
    ['.5', 'Will be read as 0.5'],
    ['-.6667', 'Will be read as −0.6667'],
    ['3.', 'Will be read as 3'],
    ['007', 'Will be read as 7'],
    ['0', 'Will be read as 0'],
    ['7/2', 'Will be read as 7⁄2'],
    ['-', 'Not a number yet: as it stands it counts as wrong.'],
    ['7/', 'Not a number yet: as it stands it counts as wrong.'],
    ['7/0', 'Not a number yet: as it stands it counts as wrong.'],
  ])('%j is shown as it will be read before it counts', (entry, words) => {
    renderPlayer(Player, { prompt });
    expect(screen.queryByText(/^Will be read|^Not a number/)).toBeNull();
    type(entry);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('full-width characters are folded to plain ones', () => {
    const { held } = renderPlayer(Player, { prompt });
    type('３、４');
    expect(held.value).toBe('3/4');
  });

  test('a mixed number that is typed character by character is never joined into another number', () => {
    const { held } = renderPlayer(Player, { prompt });
    for (const sign of '1 1/2') type(field().value + sign);
    expect(held.value).toBe('1');
    expect(field().value).toBe('1 ');
    expect(screen.getByText('mixed numbers', { exact: false })).toBeTruthy();
    type('1½');
    expect(held.value).toBe('3/2');
    expect(field().value).toBe('3/2');
  });

  test.each(['2²', '①'])('%s is not read as plain digits', (entry) => {
    const { held } = renderPlayer(Player, { prompt });
    type(entry);
    expect(held.changes).toBe(0);
  });

  test('text from an input method is applied when it is complete', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: 'san' } });
    expect(held.changes).toBe(0);
    fireEvent.change(field(), { target: { value: '3' } });
    fireEvent.compositionEnd(field());
    expect(held.value).toBe('3');
  });

  test('buttons insert the characters that a numeric keypad lacks', () => {
    const { held } = renderPlayer(Player, { prompt, value: '34' });
    field().setSelectionRange(1, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Fraction bar' }));
    expect(held.value).toBe('3/4');
    expect(document.activeElement).toBe(field());
  });

  test('is blank when it is deleted or cleared', () => {
    const { held } = renderPlayer(Player, { prompt, value: '3' });
    type('');
    expect(held.value).toBeUndefined();
    type('4');
    fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(held.value).toBeUndefined();
  });

  test('has no input if it is read-only', () => {
    renderPlayer(Player, { prompt, value: '3', readOnly: true });
    expect(field().readOnly).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('has its labels in Chinese', () => {
    renderPlayer(Player, { prompt, language: 'zh' });
    fireEvent.change(field('你的答案'), { target: { value: '5%' } });
    expect(screen.getByText('不能填百分号，请只写数字。')).toBeTruthy();
  });
});

test('a grid of four columns does not accept a minus sign', () => {
  const { held } = renderPlayer(Player, { prompt: { ...prompt, width: 4, noMinus: true } });
  expect(screen.queryByRole('button', { name: 'Minus' })).toBeNull();
  type('-3');
  expect(held.changes).toBe(0);
  expect(screen.getByText('The grid has no minus', { exact: false })).toBeTruthy();
});

test.each([
  ['en', '.33', ['Wrong', 'Your answer', 'Key']],
  ['zh', '.3333', ['正确', '你的答案', '参考答案']],
] as const)('the report shows answer and accepted values in %s', (language, value, texts) => {
  renderUi(<Review prompt={prompt} key_={{ accepted: ['1/3', '2/6'] }} value={value} />, { language });
  for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(`${value} cm`)).toBeTruthy();
  expect(screen.getByText('1/3 / 2/6 cm')).toBeTruthy();
});
