// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { TextField } from './text-field.tsx';

// What the editor asks of a browser and this document lacks.
beforeAll(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

afterEach(cleanup);

const patience = { timeout: 20_000 };

test('a text is drawn without its editor, which takes the focus when it comes', async () => {
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

test('a field that needs words says so before its editor has come', async () => {
  renderUi(<TextField label="Task" value="" error="Say what is to be done." onChange={() => undefined} />);
  const light = await screen.findByRole('textbox', { name: 'Task', description: 'Say what is to be done.' });
  expect(light.getAttribute('aria-invalid')).toBe('true');
});
