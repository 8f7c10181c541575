// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import { RichField } from './rich-field.tsx';

afterEach(cleanup);

const write = (start: string, { hasGlossary = true, language = 'en' as Language } = {}) => {
  const held = { now: start };
  const Holder = () => {
    const [now, setNow] = useState(start);
    const change = (html: string) => {
      held.now = html;
      setNow(html);
    };
    return <RichField label="Text" value={now} onChange={change} hasGlossary={hasGlossary} />;
  };
  renderUi(<Holder />, { language });
  return held;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const explained = (meaning: string) => `<p><span data-gloss="${meaning}">Silt</span> lies here.</p>`;

test('the word at the cursor gets a meaning with Enter, which can be changed and taken away', () => {
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

test('Escape leaves the words as they were', () => {
  const held = write(explained('fine earth'));
  press('Explain the word');
  const field = screen.getByRole('textbox', { name: 'Meaning of “Silt”' });
  fireEvent.change(field, { target: { value: 'sand' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('textbox', { name: 'Meaning of “Silt”' })).toBeNull();
  expect(held.now).toBe(explained('fine earth'));
});

test('where no word is, the tool says what to do first', () => {
  write('<p></p>', { language: 'zh' });
  press('词语释义');
  expect(screen.getByRole('status').textContent).toBe('请先在同一段落内选中要解释的词语。');
});

test('a field that is no passage has no such tool, and keeps the meanings that are there', () => {
  const held = write('<p><span data-gloss="fine earth"><strong>Sil</strong>t</span> lies</p>', { hasGlossary: false });
  expect(screen.queryByRole('button', { name: 'Explain the word' })).toBeNull();
  press('List');
  expect(held.now).toContain('<li><p><span data-gloss="fine earth"><strong>Sil</strong>t</span> lies</p></li>');
});
