import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Tool } from '@inkstone/exam/blueprint';
import { assertShown, openSection, passageText, press } from '../open-exam.tsx';
import { answerAndContinue, findLazy, hasButton, waitUntilOpen, type Provers } from './prover.ts';

const toolLabels: Partial<Record<Tool, RegExp>> = {
  highlighter: /^Highlight/,
  notes: /^Notes/,
  'line-reader': /^Line reader/,
  zoom: /^Zoom/,
  masking: /^Mask/,
  calculator: /^Calculator/,
  'graphing-calculator': /^Calculator/,
  'reference-sheet': /^Formulas/,
  'project-reference': /^My project/,
};

const hasTool = (tool: Tool): boolean => {
  const label = toolLabels[tool];
  if (!label) throw new Error(`${tool} has no button of its own`);
  return hasButton(label);
};

/** Turns the highlighter on; its bar comes as code of its own. */
const openMarkBar = async (): Promise<void> => {
  press('Highlight');
  await findLazy(() => screen.queryByRole('group', { name: 'Highlighter' }));
};

/** Marks the first word of the passage, by keyboard. */
const markFirstWord = (): void => {
  const words = screen.getByRole('slider', { name: 'Words by keyboard' });
  act(() => words.focus());
  fireEvent.keyDown(words, { key: 'Enter' });
};

/** The marks in the window's list, by their words and notes. */
const listShownMarks = async (): Promise<string[]> => {
  press('All highlights');
  const list = await findLazy(() => screen.queryByRole('region', { name: 'All highlights' }));
  return [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent ?? '');
};

/** Proves which tools the window offers, and what they do. */
export const toolProvers = {
  offersTool: async (variant, { section, tool }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    assertShown(hasTool(tool), `offer ${tool} in ${section}`);
  },
  lacksTool: async (variant, { section, tool }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    assertShown(!hasTool(tool), `leave out ${tool} in ${section}`);
  },
  colorsMarks: async (variant, { section }, onOpen) => {
    const passage = `<p>${passageText}</p>`;
    const store = await waitUntilOpen(onOpen, openSection({ variant, section, passage }));
    await openMarkBar();
    markFirstWord();
    const styles = ['Blue', 'Pink', 'Underline', 'Yellow'].map((name) => {
      press(name);
      return JSON.stringify(store.snapshot().replayState.notes);
    });
    assertShown(new Set(styles).size === 4, 'mark in three colours and with a line');
  },
  notesMarks: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, passage: `<p>${passageText}</p>` }));
    await openMarkBar();
    markFirstWord();
    const field = screen.queryByRole('textbox', { name: 'Note on this highlight' });
    assertShown(field !== null, 'offer a note on a mark');
    if (field) fireEvent.change(field, { target: { value: 'they dance' } });
    const entries = await listShownMarks();
    assertShown(
      entries.some((entry) => entry.includes('Bees') && entry.includes('they dance')),
      'list marks with their notes',
    );
  },
  marksPerQuestion: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, passage: `<p>${passageText}</p>` }));
    await openMarkBar();
    markFirstWord();
    assertShown(hasButton('Remove this highlight'), 'mark a word');
    await answerAndContinue();
    const entries = await listShownMarks();
    assertShown(
      entries.every((entry) => entry.startsWith('Question 1')),
      'leave a mark with its question',
    );
  },
  masksLines: async (variant, { section }, onOpen) => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
    await waitUntilOpen(onOpen, openSection({ variant, section, passage: `<p>${passageText}</p>` }));
    press('Line reader');
    await findLazy(() => screen.queryAllByRole('slider')[0] ?? null);
    const values = () => screen.queryAllByRole('slider').map((edge) => Number(edge.getAttribute('aria-valuenow')));
    const edges = [/^Upper edge/, /^Lower edge/].map((name) => screen.queryByRole('slider', { name }));
    assertShown(!edges.includes(null), 'have two edges to move');
    const before = values();
    for (const [index, key] of ['ArrowUp', 'ArrowDown'].entries()) {
      const edge = edges[index];
      if (edge) fireEvent.keyDown(edge, { key });
    }
    const after = values();
    vi.restoreAllMocks();
    const [least, most] = [(numbers: number[]) => Math.min(...numbers), (numbers: number[]) => Math.max(...numbers)];
    assertShown(least(after) < least(before) && most(after) > most(before), 'open more lines at both edges');
  },
  drawsFigures: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    assertShown(hasTool('reference-sheet'), 'offer a sheet of formulas');
    press(/^Formulas/);
    const sheet = await findLazy(() => screen.queryByRole('region', { name: 'Formulas' }));
    const terms = [...(sheet?.querySelectorAll('dt') ?? [])];
    assertShown(
      terms.length === 11 && terms.every((term) => term.querySelector('svg') !== null),
      'draw a figure for each formula',
    );
  },
} satisfies Partial<Provers>;
