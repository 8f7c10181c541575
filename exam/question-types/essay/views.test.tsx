// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import type { Clipboard } from '../views-contract.ts';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = { text: '<p>Write about the sea.</p>', leastWords: 100 };
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

afterEach(cleanup);

/** A player with the given clipboard rule. */
const writeUnder = (clipboard: Clipboard, start: string) => {
  const Holder = () => {
    const [value, setValue] = useState<string | undefined>(start);
    return <Player prompt={prompt} value={value} onChange={setValue} readOnly={false} clipboard={clipboard} />;
  };
  renderUi(<Holder />);
};
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });

test('the text is stored as entered, its words are counted, and an empty field is blank again', () => {
  const { held } = renderPlayer(Player, { prompt });
  type('The sea is not blue.\nIt only looks so.');
  expect(held.value).toBe('The sea is not blue.\nIt only looks so.');
  expect(screen.getByText('9 of at least 100 words')).toBeTruthy();
  type('');
  expect(held.value).toBeUndefined();
});

test('the word count can be hidden and shown again', () => {
  renderPlayer(Player, { prompt, value: 'One two' });
  fireEvent.click(screen.getByRole('button', { name: 'Hide word count' }));
  expect(screen.queryByText('2 of at least 100 words')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show word count' }));
  expect(screen.getByText('2 of at least 100 words')).toBeTruthy();
});

test('a change can be undone and redone', () => {
  const { held } = renderPlayer(Player, { prompt, value: 'One' });
  type('One two');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(held.value).toBe('One');
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(held.value).toBe('One two');
});

test('inserted text never makes the answer longer than allowed', () => {
  writeUnder('inside', 'a'.repeat(30_000));
  field().setSelectionRange(0, 30_000);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  field().setSelectionRange(30_000, 30_000);
  fireEvent.click(screen.getByRole('button', { name: 'Paste' }));
  expect(field().value).toHaveLength(50_000);
});

test('text that was cut here can be pasted, other text cannot', () => {
  writeUnder('inside', 'left and right');
  field().setSelectionRange(0, 5);
  fireEvent.click(screen.getByRole('button', { name: 'Cut' }));
  expect(field().value).toBe('and right');
  expect(paste('an essay from somewhere')).toBe(false);
  expect(screen.getByText('Only text that was cut or copied in this answer can be pasted.')).toBeTruthy();
  field().setSelectionRange(9, 9);
  fireEvent.click(screen.getByRole('button', { name: 'Paste' }));
  expect(field().value).toBe('and rightleft ');
});

test('if the section forbids the clipboard, nothing can be cut, copied or pasted, and it says so', () => {
  writeUnder('off', 'text');
  expect(paste('text')).toBe(false);
  expect(screen.getByText('Cut, copy and paste are off in this section.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Paste' })).toBeNull();
});

test('nothing can be entered if it is read-only', () => {
  renderPlayer(Player, { prompt, value: 'Done.', readOnly: true });
  expect(field().readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Cut' })).toBeNull();
});

test.each([
  ['en', 'Your answer', 'Model answer'],
  ['zh', '你的作答', '参考范文'],
] as const)('the report shows the text beside the model, in %s', (language, mine, model) => {
  const key = { model: '<p>The sea, at dusk.</p>' };
  renderUi(<Review prompt={prompt} key_={key} value={'It is wide.\nVery.'} />, { language });
  expect(screen.getByText(mine)).toBeTruthy();
  expect(screen.getByText(/It is wide\.\s+Very\./)).toBeTruthy();
  expect(screen.getByText(model)).toBeTruthy();
  expect(screen.getByText('The sea, at dusk.')).toBeTruthy();
});

const drop = (text: string) => fireEvent.drop(field(), { dataTransfer: { getData: () => text } });

test('text from elsewhere cannot be dropped if pasting is restricted, text of the answer can be moved', () => {
  writeUnder('inside', 'My own text');
  expect(drop('an essay from somewhere')).toBe(false);
  expect(screen.getByText('Only text that was cut or copied in this answer can be pasted.')).toBeTruthy();
  fireEvent.dragStart(field());
  expect(drop('words of the answer')).toBe(true);
  fireEvent.dragEnd(field());
  expect(drop('words of the answer')).toBe(false);
});

test('if the section forbids the clipboard, nothing can be dragged or dropped', () => {
  writeUnder('off', 'My own text');
  expect(fireEvent.dragStart(field())).toBe(false);
  expect(drop('text')).toBe(false);
  expect(screen.getByText('Cut, copy and paste are off in this section.')).toBeTruthy();
});

test('in practice text can be dropped without restriction', () => {
  writeUnder('free', 'My own text');
  expect(drop('text')).toBe(true);
});
