// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { TextField } from './text-field.tsx';

// Browser functions that the editor needs and jsdom lacks.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});

afterEach(cleanup);

const patience = { timeout: 60_000 };

test('a text is rendered before its editor, which takes the focus once loaded', async () => {
  renderUi(<TextField label="Task" value="<p>Count the <strong>trees</strong>.</p>" onChange={() => undefined} />);
  const light = await screen.findByRole('textbox', { name: 'Task' });
  expect(light.textContent).toBe('Count the trees.');
  expect(screen.queryByRole('toolbar')).toBeNull();
  light.focus();
  expect(await screen.findByRole('toolbar', {}, patience)).toBeTruthy();
  const editor = screen.getByRole('textbox', { name: 'Task' });
  expect(editor.textContent).toBe('Count the trees.');
  await waitFor(() => expect(document.activeElement).toBe(editor));
});

test('a required field shows its error before the editor has loaded', async () => {
  renderUi(<TextField label="Task" value="" error="Say what is to be done." onChange={() => undefined} />);
  const light = await screen.findByRole('textbox', { name: 'Task', description: 'Say what is to be done.' });
  expect(light.getAttribute('aria-invalid')).toBe('true');
});

/** The field in a form whose stored text may arrive after the field is rendered. */
const StatefulTextField = ({ first, later }: { first: string; later?: string }) => {
  const [value, setValue] = useState(first);
  return (
    <>
      <TextField label="Task" value={value} onChange={setValue} />
      <button onClick={() => setValue(later ?? '')}>Bring</button>
      <output>{value}</output>
    </>
  );
};

const type = (text: string) => {
  const place = document.activeElement;
  if (!place?.hasAttribute('contenteditable')) throw new Error('nowhere to type');
  place.textContent = text;
  fireEvent.input(place);
};
const getStatusText = () => screen.getByRole('status').textContent;

test('text typed before the editor has loaded is kept, and the editor continues with it', async () => {
  renderUi(<StatefulTextField first="<p>Count the <strong>trees</strong>.</p>" />);
  (await screen.findByRole('textbox', { name: 'Task' })).focus();
  type(' Then draw');
  expect(getStatusText()).toBe('<p>Count the <strong>trees</strong>. Then draw</p>');
  expect(await screen.findByRole('toolbar', {}, patience)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Task' }).textContent).toBe('Count the trees. Then draw');
});

test('a new value during typing keeps the caret and loses no letter', async () => {
  renderUi(<StatefulTextField first="" later="<p>Count the trees.</p>" />);
  (await screen.findByRole('textbox', { name: 'Task' })).focus();
  type(' Th');
  fireEvent.click(screen.getByRole('button', { name: 'Bring' }));
  expect(getStatusText()).toBe('<p>Count the trees. Th</p>');
  type(' Then');
  expect(getStatusText()).toBe('<p>Count the trees. Then</p>');
});

test('a removed text discards what was typed', async () => {
  renderUi(<StatefulTextField first="" />);
  const light = await screen.findByRole('textbox', { name: 'Task' });
  light.focus();
  type('Count');
  expect(getStatusText()).toBe('<p>Count</p>');
  fireEvent.click(screen.getByRole('button', { name: 'Bring' }));
  expect(light.textContent).toBe('');
  expect(getStatusText()).toBe('');
});
