// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = { text: '<p>Why do lakes not freeze through?</p>' };

afterEach(cleanup);

test('a short text is entered and its words are counted', () => {
  const { held } = renderPlayer(Player, { prompt });
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: 'Ice floats.' } });
  expect(held.value).toBe('Ice floats.');
  expect(screen.getByText('2 words')).toBeTruthy();
});

test('the report shows the answer without a score', () => {
  renderUi(<Review prompt={prompt} key_={{ model: '<p>Ice floats.</p>' }} value="It floats." perspective="student" />);
  expect(screen.getByText('Student’s answer')).toBeTruthy();
  expect(screen.getByText('It floats.')).toBeTruthy();
  expect(screen.getByText('Ice floats.')).toBeTruthy();
});
