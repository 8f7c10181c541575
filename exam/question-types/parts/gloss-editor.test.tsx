// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import { RichField } from './rich-field.tsx';

afterEach(cleanup);

const write = (start: string, { hasGlossary = true, language = 'en' as Language } = {}) => {
  const held: { now: string; editor?: Editor } = { now: start };
  const Holder = () => {
    const [now, setNow] = useState(start);
    const change = (html: string) => {
      held.now = html;
      setNow(html);
    };
    const more = (editor: Editor) => {
      held.editor = editor;
      return null;
    };
    return <RichField label="Text" value={now} onChange={change} hasGlossary={hasGlossary} more={more} />;
  };
  renderUi(<Holder />, { language });
  return held;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const explained = (meaning: string) => `<p><span data-gloss="${meaning}">Silt</span> lies here.</p>`;

test('Enter adds a meaning to the word at the cursor, which can be changed and removed', () => {
  const held = write('<p>Silt lies here.</p>');
  press('Explain the word');
  const field = screen.getByRole('textbox', { name: 'Meaning of “Silt”' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: ' fine earth ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(held.now).toBe(explained('fine earth'));

  press('Explain the word');
  const again = screen.getByRole<HTMLInputElement>('textbox', { name: 'Meaning of “Silt”' });
  expect(again.value).toBe('fine earth');
  fireEvent.change(again, { target: { value: 'very fine earth' } });
  press('Keep the meaning');
  expect(held.now).toBe(explained('very fine earth'));

  press('Explain the word');
  press('Remove');
  expect(held.now).toBe('<p>Silt lies here.</p>');
});

test('Escape leaves the text unchanged', () => {
  const held = write(explained('fine earth'));
  press('Explain the word');
  const field = screen.getByRole('textbox', { name: 'Meaning of “Silt”' });
  fireEvent.change(field, { target: { value: 'sand' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('textbox', { name: 'Meaning of “Silt”' })).toBeNull();
  expect(held.now).toBe(explained('fine earth'));
});

test('the meaning field closes when the cursor moves to other words, unless a meaning was begun', () => {
  const held = write('<p>Silt lies here.</p>');
  const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Meaning of/ });
  press('Explain the word');
  act(() => void held.editor?.commands.setTextSelection(8));
  expect(field()).toBeNull();
  press('Explain the word');
  expect(screen.getByRole('textbox', { name: 'Meaning of “lies”' })).toBe(field());
  fireEvent.change(screen.getByRole('textbox', { name: 'Meaning of “lies”' }), { target: { value: 'is' } });
  act(() => void held.editor?.commands.setTextSelection(13));
  expect(field()?.value).toBe('is');
});

test('without a word at the cursor, the tool says what to do first', () => {
  write('<p></p>', { language: 'zh' });
  press('词语释义');
  expect(screen.getByRole('status').textContent).toBe('请先在同一段落内选中要解释的词语。');
});

test('a field that is not a passage has no such tool, and keeps existing meanings', () => {
  const held = write('<p><span data-gloss="fine earth"><strong>Sil</strong>t</span> lies</p>', { hasGlossary: false });
  expect(screen.queryByRole('button', { name: 'Explain the word' })).toBeNull();
  press('List');
  expect(held.now).toContain('<li><p><span data-gloss="fine earth"><strong>Sil</strong>t</span> lies</p></li>');
});

test('words that a passage marks stay marked when another word is changed', () => {
  const held = write('<p>Silt <mark>lies</mark> here.</p>');
  press('Explain the word');
  const field = screen.getByRole('textbox', { name: 'Meaning of “Silt”' });
  fireEvent.change(field, { target: { value: 'fine earth' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(held.now).toBe('<p><span data-gloss="fine earth">Silt</span> <mark>lies</mark> here.</p>');
});
