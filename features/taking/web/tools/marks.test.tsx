// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { TextRule, Tool } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createStart, openStore, renderExamWindow, stubServer } from '../testing.tsx';
import { preloadTools } from './lazy-tools.tsx';

const passage = { kind: 'passage' as const, html: '<p>Salt moved cities and kings.</p>' };
const entered = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'Reading' }] as const;

let store: AttemptStore;
let painted: Map<string, Set<Range>>;

/** The words that the browser paints under a name. */
const paintedAs = (name: string): string[] => [...(painted.get(name) ?? [])].map(String);

beforeAll(async () => {
  await preloadTools([{ tools: ['highlighter'] }]);
}, 60_000);
beforeEach(() => {
  painted = new Map();
  vi.stubGlobal('CSS', { highlights: painted, supports: () => false });
  vi.stubGlobal('Highlight', Set);
  stubServer();
});
afterEach(() => {
  cleanup();
  store.close();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const blueprintFor = (texts: TextRule, tools: readonly Tool[]) =>
  buildBlueprint({
    sections: [buildSectionRule('Reading', { tools, texts })],
    filled: [{ section: 'Reading', sets: [[1, 2]] }],
  });

/** Opens two questions about one passage, with the highlighter on. */
const begin = async (texts: TextRule = {}, tools: readonly Tool[] = ['highlighter', 'notes']) => {
  const blueprint = blueprintFor(texts, tools);
  const [setId] = blueprint.sections.flatMap(({ parts }) => parts.flatMap(({ sets }) => sets.map(({ id }) => id)));
  store = await openStore(createStart(blueprint, { stimuli: { [setId ?? 0]: passage } }), entered);
  renderExamWindow(store);
  await screen.findByText('Question 1?');
  fireEvent.click(screen.getByRole('button', { name: 'Highlight' }));
  await screen.findByRole('group', { name: 'Highlighter' });
};

const passageText = () => within(screen.getByRole('region', { name: 'Passage' })).getByText(/^Salt moved/);

/** Selects a part of the passage in the browser. */
const select = (from: number, to: number): void => {
  const text = passageText().firstChild as Text;
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
};

/** Selects with the mouse, which marks at once. */
const drag = (from: number, to: number): void => {
  const text = passageText();
  fireEvent.pointerDown(text, { pointerType: 'mouse' });
  select(from, to);
  fireEvent.pointerUp(text, { pointerType: 'mouse' });
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.getByRole('group', { name: 'Highlighter' });

test('the mouse marks at once, and a colour changes the mark and those that follow', async () => {
  await begin();
  drag(0, 4);
  expect(paintedAs('inkstone')).toEqual(['Salt']);
  press('Blue');
  expect([paintedAs('inkstone'), paintedAs('inkstone-blue')]).toEqual([[], ['Salt']]);
  drag(5, 10);
  press('Underline');
  expect([paintedAs('inkstone-blue'), paintedAs('inkstone-underline')]).toEqual([['Salt'], ['moved']]);
});

test('a selection inside a mark clears it, unless it has a note', async () => {
  await begin();
  drag(0, 10);
  drag(1, 3);
  expect(paintedAs('inkstone')).toEqual([]);
  drag(0, 10);
  fireEvent.change(within(bar()).getByRole('textbox', { name: 'Note on this highlight' }), {
    target: { value: 'why salt?' },
  });
  drag(1, 3);
  expect(paintedAs('inkstone')).toEqual(['Salt moved']);
  press('Remove this highlight');
  expect(paintedAs('inkstone')).toEqual([]);
});

test('by touch, what is selected waits for the press on a colour', async () => {
  await begin();
  const text = passageText();
  fireEvent.pointerDown(text, { pointerType: 'touch' });
  fireEvent.pointerCancel(text, { pointerType: 'touch' });
  select(11, 17);
  fireEvent(document, new Event('selectionchange'));
  expect(paintedAs('inkstone-pending')).toEqual(['cities']);
  document.getSelection()?.removeAllRanges();
  press('Pink');
  expect([paintedAs('inkstone-pending'), paintedAs('inkstone-pink')]).toEqual([[], ['cities']]);
});

test('words are chosen and marked by keyboard', async () => {
  await begin();
  const words = screen.getByRole('slider', { name: 'Words by keyboard' });
  act(() => words.focus());
  fireEvent.keyDown(words, { key: 'ArrowRight' });
  fireEvent.keyDown(words, { key: 'ArrowRight', shiftKey: true });
  expect(words.getAttribute('aria-valuetext')).toBe('moved cities');
  fireEvent.keyDown(words, { key: 'Enter' });
  expect(paintedAs('inkstone')).toEqual(['moved cities']);
});

test('a mark of a passage is there at its next question, and the list leads to it', async () => {
  await begin();
  drag(0, 4);
  fireEvent.change(screen.getByRole('textbox', { name: 'Note on this highlight' }), { target: { value: 'a mineral' } });
  press('Next');
  await screen.findByText('Question 2?');
  expect(paintedAs('inkstone')).toEqual(['Salt']);
  press('All highlights');
  const list = await screen.findByRole('region', { name: 'All highlights' });
  fireEvent.click(within(list).getByRole('button', { name: /^Question 2Salta mineral$/ }));
  expect(paintedAs('inkstone-selected')).toEqual(['Salt']);
});

test('where marks go with the question, the next one begins without, and the list leads back', async () => {
  await begin({ marksPerQuestion: true });
  drag(0, 4);
  press('Next');
  await screen.findByText('Question 2?');
  expect(paintedAs('inkstone')).toEqual([]);
  press('All highlights');
  const list = await screen.findByRole('region', { name: 'All highlights' });
  fireEvent.click(within(list).getByRole('button', { name: /^Question 1Salt$/ }));
  await screen.findByText('Question 1?');
  expect(paintedAs('inkstone-selected')).toEqual(['Salt']);
});

test('without notes in the section a mark has none', async () => {
  await begin({}, ['highlighter']);
  drag(0, 4);
  expect(within(bar()).queryByRole('textbox')).toBeNull();
});

test('marks of older windows are yellow and stay', async () => {
  await begin();
  const [set] = store.started.sets;
  const note = { kind: 'highlight', where: 's', from: 5, to: 10 };
  act(() => void store.dispatch({ kind: 'annotated', setId: set?.id ?? 0, noteId: 'hs-5-10', note }));
  expect(paintedAs('inkstone')).toEqual(['moved']);
});
