// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const line = (id_option: string) => ({ id_option, text: `<p>${id_option}</p>` });
const prompt = { text: '<p>Tick.</p>', rows: ['ice', 'fire'].map(line), columns: ['Yes', 'No', 'Both'].map(line) };
const cell = (row: string, column: string) =>
  within(screen.getByRole('radiogroup', { name: row })).getByRole<HTMLInputElement>('radio', { name: column });

afterEach(cleanup);

describe('a matching table', () => {
  test('has a group of radio buttons in each row, labelled by the row', () => {
    renderPlayer(Player, { prompt });
    expect(within(screen.getByRole('radiogroup', { name: 'fire' })).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText(/0 of 2 rows ticked/)).toBeTruthy();
  });

  test('allows one tick per row', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.click(cell('fire', 'No'));
    expect(held.value).toEqual(['', 'No']);
    fireEvent.click(cell('fire', 'Yes'));
    fireEvent.click(cell('ice', 'Both'));
    expect(held.value).toEqual(['Both', 'Yes']);
    expect(cell('fire', 'No').checked).toBe(false);
  });

  test('removes a tick that is set again, and is blank without any', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['Yes', 'No'] });
    fireEvent.click(cell('ice', 'Yes'));
    expect(held.value).toEqual(['', 'No']);
    fireEvent.keyDown(cell('fire', 'No'), { key: ' ', code: 'Space' });
    expect(held.value).toBeUndefined();
  });

  test('letters and digits tick a column in the focused row', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.keyDown(cell('fire', 'Yes'), { key: 'c', code: 'KeyC' });
    expect(held.value).toEqual(['', 'Both']);
    expect(document.activeElement).toBe(cell('fire', 'Both'));
    fireEvent.keyDown(cell('ice', 'Yes'), { key: '2', code: 'Digit2' });
    expect(held.value).toEqual(['No', 'Both']);
    fireEvent.keyDown(cell('ice', 'Yes'), { key: 'd', code: 'KeyD' });
    expect(held.changes).toBe(2);
  });

  test('cannot be changed if it is read-only', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['Yes', 'No'], readOnly: true });
    fireEvent.click(cell('ice', 'Yes'));
    fireEvent.keyDown(cell('ice', 'Yes'), { key: 'b', code: 'KeyB' });
    expect(held.changes).toBe(0);
    expect(cell('ice', 'No').disabled).toBe(true);
  });
});

test.each([
  ['en', ['Wrong', 'You ticked: Yes', 'Not ticked · Key: No']],
  ['zh', ['错误', '你勾选了：Yes', '未勾选 · 参考答案：No']],
] as const)('the report says of each row what was ticked and what is right, in %s', (language, texts) => {
  renderUi(<Review prompt={prompt} key_={['Yes', 'No']} value={['Yes']} />, { language });
  for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
});

test('a question without an answer, as in the bank, shows the key of each row and nothing wrong', () => {
  renderUi(<Review prompt={prompt} key_={['Yes', 'No']} value={undefined} />);
  expect(screen.getAllByText(/^Key: /).map(({ textContent }) => textContent)).toEqual(['Key: Yes', 'Key: No']);
  expect(screen.queryByText(/Not ticked/)).toBeNull();
});

test('the report refers to the student in the third person for a teacher', () => {
  renderUi(<Review prompt={prompt} key_={['Yes', 'No']} value={['Yes', 'Both']} perspective="student" />);
  expect(screen.getByText('The student ticked: Both · Key: No')).toBeTruthy();
});
