// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = { text: '<p>Type what you hear.</p>' };
const key = { references: ['The cat sat on the mat.'] };
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What you hear' });
const words = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('listitem')
    .map((word) => word.textContent);

afterEach(cleanup);

describe('a dictation', () => {
  test('stores the text as typed, and counts its words', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.change(field(), { target: { value: ' The cat, ' } });
    expect(held.value).toBe(' The cat, ');
    expect(screen.getByText(/Words: 2\./)).toBeTruthy();
    expect(field().getAttribute('spellcheck')).toBe('false');
  });

  test('is blank when all text is deleted, and when it is cleared', () => {
    const { held } = renderPlayer(Player, { prompt, value: 'The' });
    fireEvent.change(field(), { target: { value: '' } });
    expect(held.value).toBeUndefined();
    fireEvent.change(field(), { target: { value: 'a' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(held.value).toBeUndefined();
  });

  test('has no input if it is read-only', () => {
    renderPlayer(Player, { prompt, value: 'The', readOnly: true });
    expect(field().readOnly).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the report of a dictation', () => {
  test.each([
    [
      'en',
      'Your words beside what was said',
      ['Partly right: 3 of 6', 'Right: 4', 'Another word: 1', 'Missing: 1', 'Too many: 1'],
    ],
    ['zh', '你写的内容与原文对照', ['部分正确：得 3 / 6', '正确：4', '写错：1', '漏写：1', '多写：1']],
  ] as const)('tells words right, wrong, missing and too many apart in %s', (language, title, texts) => {
    renderUi(<Review prompt={prompt} key_={key} value="now the dog sat on mat" />, { language });
    for (const item of texts) expect(screen.getByText(item)).toBeTruthy();
    expect(words(title)).toHaveLength(7);
    expect(screen.getByText('The cat sat on the mat.')).toBeTruthy();
  });

  test('shows a misspelt word as one', () => {
    renderUi(<Review prompt={prompt} key_={key} value="the cat sst on the mat" perspective="student" />);
    expect(words('The student’s words beside what was said')[2]).toBe('sstmisspelt, forsat');
    expect(screen.getByText('Another word: 1 (misspelt: 1)')).toBeTruthy();
  });

  test('shows the spoken text if there was no answer', () => {
    renderUi(<Review prompt={prompt} key_={key} value={undefined} />);
    expect(screen.getByText('Not answered')).toBeTruthy();
    expect(screen.getByText('The cat sat on the mat.')).toBeTruthy();
  });
});
