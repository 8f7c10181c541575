// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { MaskedOptions } from '../parts/option-masks.tsx';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = {
  text: '<p>How many tiles?</p>',
  options: [
    { id_option: 'x', text: '720' },
    { id_option: 'y', text: '<p>2400</p>' },
    { id_option: 'z', text: '7200' },
  ],
};
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(cleanup);

describe('a single choice', () => {
  test('is a group of radio buttons labelled by the question', () => {
    renderPlayer(Player, { prompt });
    const group = screen.getByRole('radiogroup', { name: 'How many tiles?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(option(/B\s*2400/).checked).toBe(false);
  });

  test('can be changed to another option', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.click(option(/A/));
    fireEvent.click(option(/B/));
    expect(held.value).toBe('y');
    expect(option(/B/).checked).toBe(true);
    expect(option(/A/).checked).toBe(false);
  });

  test('stays selected if the same option is clicked again, as by a double click', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.click(option(/B/));
    fireEvent.click(option(/B/));
    fireEvent.keyDown(option(/B/), { key: ' ', code: 'Space' });
    expect(held.value).toBe('y');
    expect(held.changes).toBe(1);
    expect(option(/B/).checked).toBe(true);
  });

  test('masked options are revealed one by one or all at once, and can be selected by letter before', () => {
    const Masked = () => {
      const [lifted, setLifted] = useState<readonly string[]>([]);
      const masks = {
        isCovered: (id: string) => !lifted.includes(id),
        lift: (ids: readonly string[]) => setLifted([...lifted, ...ids]),
      };
      return (
        <MaskedOptions masks={masks}>
          <Player prompt={prompt} value={undefined} onChange={() => undefined} readOnly={false} />
        </MaskedOptions>
      );
    };
    renderUi(<Masked />);
    expect(screen.queryByText('2400')).toBeNull();
    expect(option(/^B/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show option B' }));
    expect(screen.getByText('2400')).toBeDefined();
    expect(screen.queryByText('720')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all options of this question' }));
    expect(screen.getByText('720')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  test('is cleared by its button, which moves the focus back to the options', () => {
    const { held } = renderPlayer(Player, { prompt, value: 'z' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(held.value).toBeUndefined();
    expect(document.activeElement).toBe(option(/A/));
  });

  test.each([
    ['b', 'KeyB', 'y'],
    ['C', 'KeyC', 'z'],
    ['1', 'Digit1', 'x'],
    ['Process', 'KeyB', 'y'],
  ])('the key %s (%s) selects an option while the focus is in the group', (key, code, id) => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.keyDown(option(/A/), { key, code });
    expect(held.value).toBe(id);
    fireEvent.keyDown(option(/A/), { key, code });
    expect(held.value).toBe(id);
    expect(held.changes).toBe(1);
  });

  test('keys beyond the options, and keys with Control, select nothing', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.keyDown(option(/A/), { key: 'e', code: 'KeyE' });
    fireEvent.keyDown(option(/A/), { key: 'b', code: 'KeyB', ctrlKey: true });
    expect(held.changes).toBe(0);
  });

  test('an eliminated option cannot be selected until it is restored', () => {
    const { held } = renderPlayer(Player, { prompt, eliminator: true });
    fireEvent.click(screen.getByRole('button', { name: 'Cross out A' }));
    expect(held.struck).toEqual(['x']);
    expect(option(/720.*crossed out/).disabled).toBe(true);
    fireEvent.keyDown(option(/B/), { key: 'a', code: 'KeyA' });
    expect(held.value).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo crossing out A' }));
    expect(held.struck).toEqual([]);
    expect(option(/A/).disabled).toBe(false);
  });

  test('eliminating the selected option clears the selection; Shift and a letter eliminate an option', () => {
    const { held } = renderPlayer(Player, { prompt, value: 'y', eliminator: true });
    fireEvent.keyDown(option(/A/), { key: 'B', code: 'KeyB', shiftKey: true });
    expect(held.struck).toEqual(['y']);
    expect(held.value).toBeUndefined();
  });

  test('has no elimination if the section does not allow it', () => {
    renderPlayer(Player, { prompt });
    expect(screen.queryByRole('button', { name: /Cross out/ })).toBeNull();
  });

  test('shows its answer and cannot be changed if it is read-only', () => {
    const { held } = renderPlayer(Player, { prompt, value: 'y', readOnly: true, eliminator: true });
    fireEvent.click(option(/A/));
    fireEvent.keyDown(option(/B/), { key: 'a', code: 'KeyA' });
    expect(held.changes).toBe(0);
    expect(option(/B/).checked).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('has its labels in Chinese', () => {
    renderPlayer(Player, { prompt, language: 'zh', eliminator: true });
    expect(screen.getByText('选择一个答案。')).toBeTruthy();
    expect(screen.getByRole('button', { name: '划去 A' })).toBeTruthy();
  });
});

describe('the report of a single choice', () => {
  test.each([
    ['en', ['Wrong', 'You chose A', 'Key: B']],
    ['zh', ['错误', '你选了 A', '参考答案：B']],
  ] as const)('names the wrong choice and the key in %s', (language, texts) => {
    renderUi(<Review prompt={prompt} key_="y" value="x" />, { language });
    for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
  });

  test.each([
    ['en', 'Right', 'You chose B, which is right'],
    ['zh', '正确', '你选了 B，正确'],
  ] as const)('says in %s that the choice is right', (language, verdict, label) => {
    renderUi(<Review prompt={prompt} key_="y" value="y" />, { language });
    expect(screen.getByText(verdict)).toBeTruthy();
    expect(screen.getByText(label)).toBeTruthy();
  });

  test('says that there was no answer, and still shows the key', () => {
    renderUi(<Review prompt={prompt} key_="y" value={undefined} />);
    expect(screen.getByText('Not answered')).toBeTruthy();
    expect(screen.getByText('Key: B')).toBeTruthy();
  });

  test('refers to the student in the third person for a teacher', () => {
    renderUi(<Review prompt={prompt} key_="y" value="z" perspective="student" />);
    expect(screen.getByText('The student chose C')).toBeTruthy();
  });
});
