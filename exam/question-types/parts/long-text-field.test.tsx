// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { LongTextField } from './long-text-field.tsx';

afterEach(cleanup);

const write = (start: string, readOnly = false) => {
  const held = { now: start };
  const Holder = () => {
    const [now, setNow] = useState(start);
    const change = (text: string) => {
      held.now = text;
      setNow(text);
    };
    return <LongTextField label="Your text" value={now} onChange={change} readOnly={readOnly} clipboard="free" />;
  };
  renderUi(<Holder />);
  return held;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a paragraph can become a heading, an item or a quotation and back, stored as marks in the text', () => {
  const held = write('My street');
  for (const [tool, text] of [
    ['Heading', '## My street'],
    ['Bullet list', '- My street'],
    ['Numbered list', '1. My street'],
    ['Quotation', '> My street'],
  ] as const) {
    press(tool);
    expect(held.now).toBe(text);
    press('Undo');
    expect(held.now).toBe('My street');
  }
});

test('a stored text is shown with its formatting, and no change is emitted before an edit', () => {
  const held = write('## Now\n**Stop** it\n- one');
  expect(screen.getByRole('heading', { name: 'Now' })).toBeTruthy();
  expect(screen.getByText('Stop').tagName).toBe('STRONG');
  expect(screen.getByRole('listitem').textContent).toBe('one');
  expect(held.now).toBe('## Now\n**Stop** it\n- one');
});

test('a read-only text has no tools', () => {
  write('My street', true);
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Your text' }).getAttribute('contenteditable')).toBe('false');
});
