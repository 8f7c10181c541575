// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getQuestionSet } from '@inkstone/bank/contract';
import { getMyTestReport } from '../../contract.ts';
import { buildQuestion, buildReport, renderWithResponses } from '../testing.tsx';
import { passageKey, type Highlight } from './highlights.ts';
import { Screen } from './highlighter.screen.tsx';

const device = vi.hoisted(() => ({ kept: new Map<string, readonly Highlight[]>(), isFull: false }));
vi.mock('./device-highlights.ts', async () => {
  const { mergeHighlights } = await import('./highlights.ts');
  return {
    readHighlights: async (me: number, passage: string) => device.kept.get(`${me} ${passage}`) ?? [],
    saveHighlights: async (me: number, passage: string, change: Parameters<typeof mergeHighlights>[1]) => {
      if (device.isFull) throw new Error('no room');
      const stored = mergeHighlights(device.kept.get(`${me} ${passage}`) ?? [], change);
      device.kept.set(`${me} ${passage}`, stored);
      return stored;
    },
  };
});
vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => ({ id: 5, role: 'student' }),
  useShell: () => ({ home: '/home' }),
}));

const html = '<p>Keepers logged birds.</p><p>Nobody read the logs.</p>';
const stimulus = { kind: 'passage' as const, html, files: [], transcript: '' };
const report = buildReport({
  questions: [buildQuestion({ stimulus }), buildQuestion({ number: 2, questionId: 2, stimulus })],
});

beforeEach(() => {
  device.kept.clear();
  device.isFull = false;
  const fonts = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = async () => {
  renderWithResponses(<Screen />, [[getMyTestReport, report]], { at: '/highlighter?id=3' });
  return screen.findByRole('textbox', { name: 'Shapes' });
};

/** Selects words of the passage as a mouse does. */
const select = (passage: HTMLElement, words: string): void => {
  const walker = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const from = (node.textContent ?? '').indexOf(words);
    if (from < 0) continue;
    document.getSelection()?.setBaseAndExtent(node, from, node, from + words.length);
    return;
  }
  throw new Error(`the passage has no "${words}"`);
};
const marked = (passage: HTMLElement) => [...passage.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('words are highlighted in a colour and get a note, and both are restored for the same person', async () => {
  const passage = await draw();
  select(passage, 'read the logs');
  fireEvent.click(screen.getByRole('button', { name: /^Green/ }));
  expect(marked(passage)).toEqual(['read the logs']);
  expect(passage.querySelector('[data-marked]')?.textContent).toBe('Nobody read the logs.');
  fireEvent.change(screen.getByRole('textbox', { name: 'Note 1' }), { target: { value: 'The point.' } });
  expect(await screen.findByText('Kept on this device, for you alone')).toBeTruthy();
  cleanup();

  const again = await draw();
  await vi.waitFor(() => expect(marked(again)).toEqual(['read the logs']));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note 1' }).value).toBe('The point.');
  fireEvent.click(screen.getByRole('button', { name: 'Remove highlight 1' }));
  expect(marked(again)).toEqual([]);
});

test('keys highlight and erase the selection, and without a selection nothing changes', async () => {
  const passage = await draw();
  fireEvent.keyDown(passage, { key: '1' });
  expect(screen.getByText('Select some words of the passage first.')).toBeTruthy();
  select(passage, 'logged');
  fireEvent.keyDown(passage, { key: '2' });
  expect(passage.querySelector('mark')?.dataset['colour']).toBe('amber');
  select(passage, 'logged');
  fireEvent.keyDown(passage, { key: '0' });
  expect(marked(passage)).toEqual([]);
});

test('a device that cannot store highlights says so', async () => {
  device.isFull = true;
  const passage = await draw();
  select(passage, 'birds');
  fireEvent.keyDown(passage, { key: '1' });
  expect(await screen.findByText(/This device keeps nothing/)).toBeTruthy();
  expect(marked(passage)).toEqual(['birds']);
});

test('the passage of a question set of the bank works the same way, and assignments without passages show a message', async () => {
  const topic = { id: 9, title: 'Reefs', stimulus };
  renderWithResponses(<Screen />, [[getQuestionSet, { topic }]], { at: '/highlighter?topicId=9' });
  expect(within(await screen.findByRole('textbox', { name: 'Reefs' })).getByText('Keepers logged birds.')).toBeTruthy();
  cleanup();
  renderWithResponses(<Screen />, [[getMyTestReport, buildReport()]], { at: '/highlighter?id=3' });
  expect(await screen.findByText('There is no passage here')).toBeTruthy();
});

test('highlights made in another window are kept, with their notes, and shown', async () => {
  const passage = await draw();
  const place = `5 ${passageKey('Keepers logged birds.Nobody read the logs.')}`;
  const theirs: Highlight = { id: 'theirs', from: 0, to: 7, colour: 'amber', note: 'Who?' };
  device.kept.set(place, [theirs]);
  select(passage, 'read the logs');
  fireEvent.click(screen.getByRole('button', { name: /^Green/ }));

  await vi.waitFor(() => expect(marked(passage)).toEqual(['Keepers', 'read the logs']));
  expect(device.kept.get(place)).toMatchObject([{ id: 'theirs', note: 'Who?' }, { colour: 'jade' }]);
});

test('words that the passage itself marks stay when a highlight is erased, and are drawn as the specification says', async () => {
  const before = '<p>Keepers <mark>logged</mark> birds.</p>';
  const grey = buildReport({ questions: [buildQuestion({ stimulus: { ...stimulus, html: before } })] });
  renderWithResponses(<Screen />, [[getMyTestReport, grey]], { at: '/highlighter?id=3' });
  const passage = await screen.findByRole('textbox', { name: 'Shapes' });
  select(passage, 'birds');
  fireEvent.click(screen.getByRole('button', { name: /^Green/ }));
  expect(marked(passage)).toEqual(['logged', 'birds']);
  select(passage, 'birds');
  fireEvent.click(screen.getByRole('button', { name: /^Erase/ }));
  expect(passage.querySelector('p')?.innerHTML).toBe('Keepers <mark>logged</mark> birds.');
  const css = readFileSync(path.join(import.meta.dirname, 'highlighter.module.css'), 'utf8');
  const [, rule = ''] = /mark:not\(\[data-highlight\]\) \{([^}]*)\}/.exec(css) ?? [];
  expect(rule).toContain('padding: 8px');
  expect(rule).toContain('border-left: 4px solid');
  // Dark teal with white text, in the light theme and in the dark one.
  const tokens = readFileSync(path.join(import.meta.dirname, '../../../../packages/ui/styles/tokens.css'), 'utf8');
  const valuesOf = (name: string) =>
    [...tokens.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, value]) => value);
  expect([valuesOf('hl'), valuesOf('on-hl')]).toEqual([
    ['#12595d', '#176a6e'],
    ['#ffffff', '#ffffff'],
  ]);
  expect(/\.desk mark \{([^}]*)\}/.exec(css)?.[1]).toMatch(/background: var\(--hl\);\s*color: var\(--on-hl\);/);
});
