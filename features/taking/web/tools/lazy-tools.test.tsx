// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { Tool } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';
import { LocalWorker } from './calculator/testing.ts';
import { preloadTools } from './lazy-tools.tsx';

let store: AttemptStore;
// Loads lazy code first.
beforeAll(async () => {
  await preloadTools([{ tools: ['calculator', 'reference-sheet', 'notes'] }]);
}, 60_000);
afterEach(() => {
  cleanup();
  store.close();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the first question of a section with these tools. */
const begin = async (tools: readonly Tool[], language: 'en' | 'zh' = 'en') => {
  const held = stubServer();
  vi.stubGlobal('Worker', LocalWorker);
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Math', { tools })],
    filled: [{ section: 'Math', sets: [[1]] }],
  });
  store = await openStore(createStart(blueprint), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Math' },
  ]);
  renderExamWindow(store, { language });
  await screen.findByText('Question 1?');
  await act(async () => undefined);
  return held;
};

const tool = (name: string) => screen.getByRole('button', { name });
const line = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Line ${number}` });
const write = (number: number, value: string) => fireEvent.change(line(number), { target: { value } });

test('a graphing calculator adds, shows the fraction, and finds intersections of curves', async () => {
  const held = await begin(['graphing-calculator']);
  fireEvent.click(tool('Calculator'));
  const panel = await screen.findByRole('region', { name: 'Calculator' });
  write(1, '1/3 + 1/2');
  await within(panel).findByText('= 0.8333333333 = 5/6');
  fireEvent.click(within(panel).getByRole('button', { name: 'Add a line' }));
  write(2, 'y = x^2 - 4');
  expect(await screen.findByRole('img', { name: 'Graph of 1 curve' })).toBeTruthy();
  await within(panel).findByRole('button', { name: '(−2, 0) zero' });
  fireEvent.keyDown(line(2), { key: 'Enter' });
  write(3, 'y = 3x');
  await within(panel).findByRole('button', { name: '(−1, −3) intersection' });
  expect(held.some(({ kind }) => kind === 'answered')).toBe(false);
});

test('it keeps its state when the page is shown again, and can be closed', async () => {
  await begin(['graphing-calculator']);
  fireEvent.click(tool('Calculator'));
  await screen.findByRole('region', { name: 'Calculator' });
  write(1, '12*12');
  cleanup();
  renderExamWindow(store);
  const panel = await screen.findByRole('region', { name: 'Calculator' });
  await within(panel).findByText('= 144');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull();
});

test('notes are taken next to the question, which can still be answered, and Escape closes them', async () => {
  await begin(['notes']);
  tool('Notes').focus();
  fireEvent.click(tool('Notes'));
  const pad = await screen.findByRole('textbox', { name: 'Notes pad' });
  expect(document.activeElement).toBe(pad);
  fireEvent.change(pad, { target: { value: 'half of 26' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Question 1?')).toBeTruthy();
  fireEvent.keyDown(pad, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Notes pad' })).toBeNull();
  expect(document.activeElement).toBe(tool('Notes'));
  fireEvent.click(tool('Notes'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes pad' }).value).toBe('half of 26');
});

test('symbols are inserted into the field used last', async () => {
  await begin(['calculator']);
  fireEvent.click(tool('Calculator'));
  await screen.findByRole('region', { name: 'Calculator' });
  write(1, '9');
  fireEvent.focus(line(1));
  line(1).setSelectionRange(0, 0);
  fireEvent.click(screen.getByRole('button', { name: 'square root' }));
  expect(line(1).value).toBe('√(9');
  line(1).setSelectionRange(3, 3);
  fireEvent.click(screen.getByRole('button', { name: 'closing bracket' }));
  await screen.findByText('= 3');
});

test('a basic calculator draws no graphs', async () => {
  await begin(['calculator']);
  fireEvent.click(tool('Calculator'));
  const panel = await screen.findByRole('region', { name: 'Calculator' });
  write(1, 'x + 1');
  await within(panel).findByText('Only numbers here');
  expect(screen.queryByRole('img', { name: 'Graph' })).toBeNull();
});

test('the panel moves by arrow keys and stays in the window', async () => {
  await begin(['reference-sheet']);
  fireEvent.click(tool('Formulas'));
  const panel = await screen.findByRole('region', { name: 'Formulas' });
  const grip = within(panel).getByRole('button', { name: /^Move the panel/ });
  fireEvent.keyDown(grip, { key: 'ArrowDown' });
  expect(panel.style.getPropertyValue('--y')).toBe('24px');
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(grip, { key: 'ArrowUp' });
  expect(panel.style.getPropertyValue('--y')).toBe('0px');
});

test('a section without these tools offers neither', async () => {
  await begin(['flag']);
  expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Formulas' })).toBeNull();
});

test('both tools are available in Chinese', async () => {
  await begin(['graphing-calculator', 'reference-sheet'], 'zh');
  fireEvent.click(tool('公式表'));
  fireEvent.click(tool('计算器'));
  expect(await screen.findByText('圆柱')).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: '第 1 行' })).toBeTruthy();
});
