// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { RecordedScore } from '../parts/recorded-score.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = {
  text: '<p>Use <span data-blank="1"></span> of a cup and <span data-blank="2"></span> eggs.</p>',
  blanks: 2,
};
const gap = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Gap ${number} of 2` });

afterEach(cleanup);

describe('a text with blanks', () => {
  test('has an input for each blank within the running text', () => {
    renderPlayer(Player, { prompt });
    expect(gap(1).closest('p')?.textContent).toBe('Use  of a cup and  eggs.');
    expect(gap(1).closest('p')).toBe(gap(2).closest('p'));
  });

  test('stores texts by blank, including slashes', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.change(gap(2), { target: { value: 'two' } });
    fireEvent.change(gap(1), { target: { value: '3/4' } });
    expect(held.value).toEqual(['3/4', 'two']);
    expect(gap(1).value).toBe('3/4');
  });

  test('is blank when the last text is deleted, and when it is cleared', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['3/4', ''] });
    fireEvent.change(gap(1), { target: { value: '' } });
    expect(held.value).toBeUndefined();
    fireEvent.change(gap(1), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(held.value).toBeUndefined();
    expect(document.activeElement).toBe(gap(1));
  });

  test('moves to the next blank on Enter', () => {
    renderPlayer(Player, { prompt });
    gap(1).focus();
    fireEvent.keyDown(gap(1), { key: 'Enter' });
    expect(document.activeElement).toBe(gap(2));
  });

  test('has no inputs if it is read-only', () => {
    renderPlayer(Player, { prompt, value: ['3/4', 'two'], readOnly: true });
    expect(gap(1).readOnly).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each([
  ['en', 'Partly right: 1 of 2', 'left empty'],
  ['zh', '部分正确：得 1 / 2', '未填'],
] as const)('the report shows every gap, and the key where it was missed, in %s', (language, verdict, nothing) => {
  renderUi(
    <Review
      prompt={prompt}
      key_={[
        ['3/4', '.75'],
        ['2', 'two'],
      ]}
      value={['3/4', '']}
    />,
    { language },
  );
  expect(screen.getByText(verdict)).toBeTruthy();
  expect(screen.getByText(nothing)).toBeTruthy();
  expect(screen.getByText('2 / two')).toBeTruthy();
  expect(screen.queryByText('3/4 / .75')).toBeNull();
});

test('the report shows the recorded score where the assignment has a rule of its own', () => {
  renderUi(
    <RecordedScore value={{ earned: 0, possible: 100 }}>
      <Review prompt={prompt} key_={[['3/4'], ['2']]} value={['3/4', '']} />
    </RecordedScore>,
  );
  expect(screen.getByText('Wrong', { selector: 'p' })).toBeTruthy();
});
