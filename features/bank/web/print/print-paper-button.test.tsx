// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallOutput } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import type { getPaper } from '../../contract.ts';
import { prepareForPrint } from './prepare-for-print.ts';
import { PrintPaperButton } from './print-paper-button.tsx';

type Detail = CallOutput<typeof getPaper>;

const options = ['two', 'three', 'four'].map((text, index) => ({
  id_option: 'abc'[index] ?? '',
  text: `<p>${text}</p>`,
}));
const question = (id: number, key: string) => ({
  revisionId: id,
  questionId: id,
  kind: 'choice',
  prompt: { text: `<p>One and ${id}</p>`, options },
  key,
  explanation: { en: '', zh: '' },
  points: 100,
  knowledge: null,
  clip: null,
});
const stimulus = { kind: 'none', html: '', files: [], transcript: '' };
const section = {
  name: { en: 'Sums', zh: '算术' },
  partName: null,
  seconds: 600,
  usualSeconds: 600,
  sets: [
    { revisionId: 1, title: 'First', titleZh: null, stimulus, questions: [question(1, 'a'), question(2, 'c')] },
    { revisionId: 2, title: 'Second', titleZh: null, stimulus, questions: [question(3, 'b')] },
  ],
};
const detail = {
  paper: { id: 1, title: 'A small paper', titleZh: null, programme: 'amc', variant: 'amc8', questionCount: 3 },
  sections: [section, { ...section, name: { en: 'Nothing here', zh: '无' }, sets: [] }],
} as unknown as Detail;

const print = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  cleanup();
  print.mockReset();
  vi.unstubAllGlobals();
});

const paper = () => document.querySelector<HTMLElement>('body > [data-printed-paper]');
const printWith = async (...choices: string[]) => {
  renderUi(<PrintPaperButton detail={detail} />);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  const dialog = await screen.findByRole('dialog');
  for (const name of choices) fireEvent.click(within(dialog).getByRole('checkbox', { name }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  return paper() ?? document.body;
};

test('a paper is printed with lines to fill in and continuous numbers, without screen controls', async () => {
  const drawn = await printWith();
  for (const text of ['A small paper', 'Name', 'Class', 'Date', 'Score', '/ 3', '3 questions, 10 min', 'four'])
    expect(drawn.textContent).toContain(text);
  expect([...drawn.querySelectorAll('article b')].map(({ textContent }) => textContent)).toEqual(['1.', '2.', '3.']);
  for (const text of ['Key', 'Answer sheet', 'Nothing here', 'Choose one answer']) {
    expect(drawn.textContent).not.toContain(text);
  }
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(paper()).toBeNull());
});

const printPaper = async (sections: readonly unknown[]) => {
  renderUi(<PrintPaperButton detail={{ ...detail, sections } as unknown as Detail} />);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  const dialog = await screen.findByRole('dialog');
  for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  return paper() ?? document.body;
};

test('sections with parts of one name have headings of their own, and numbers go on through the paper', async () => {
  const partName = { en: 'Questions', zh: '题目' };
  const second = {
    ...{ ...section, name: { en: 'Roots', zh: '方根' }, partName },
    sets: [{ ...section.sets[0], revisionId: 3, questions: [question(4, 'a'), question(5, 'b')] }],
  };
  const drawn = await printPaper([{ ...section, partName }, second]);
  const findHeads = (level: string) => [...drawn.querySelectorAll(level)].map(({ textContent }) => textContent);

  expect(findHeads('section > h2').map((text) => text?.replace(/\d question.*/, ''))).toEqual(
    expect.arrayContaining(['Sums · Questions', 'Roots · Questions']),
  );
  expect(findHeads('h3')).toEqual(['Sums · Questions', 'Roots · Questions', 'Sums · Questions', 'Roots · Questions']);
  expect([...drawn.querySelectorAll('article b')].map(({ textContent }) => textContent)).toEqual([
    '1.',
    '2.',
    '3.',
    '4.',
    '5.',
  ]);
  expect([...drawn.querySelectorAll('[data-kind="key"] li')].map(({ textContent }) => textContent)).toEqual([
    '1.A',
    '2.C',
    '3.B',
    '4.A',
    '5.B',
  ]);
});

test('the time that several parts share is said once, as that of the section', async () => {
  const shared = { ...section, section: 'sums', seconds: null, sharesTime: true };
  const drawn = await printPaper([shared, { ...shared, partName: { en: 'More', zh: '其他' } }]);

  expect([...drawn.querySelectorAll('section > h2 > small')].map(({ textContent }) => textContent)).toEqual([
    '3 questions; 10 min for the whole section',
    '3 questions',
  ]);
});

test('the words of a sentence to build stand on paper, and a spoken task says so', async () => {
  const words = ['when', 'it', 'opens'].map((text, index) => ({ id_option: 'abc'[index] ?? '', text }));
  const build = { text: '<p>It is closed.</p>', before: 'Do you know', after: '?', options: words };
  const questions = [
    { ...question(1, ''), kind: 'sentence-build', prompt: build, key: [['a', 'b', 'c']] },
    { ...question(2, ''), kind: 'timed-speech', prompt: { text: '<p>Say it.</p>' }, key: { model: '' } },
  ];
  const drawn = await printPaper([{ ...section, sets: [{ ...section.sets[0], questions }] }]);
  const [first, second] = [...drawn.querySelectorAll('article')].map(({ textContent }) => textContent);

  expect(first).toMatch(/Do you know_+\?/);
  expect(first).toContain('when / it / opens');
  expect(second).toContain('Answer by speaking.');
});

test('answer sheet and key are printed if selected', async () => {
  const drawn = await printWith('With an answer sheet', 'With the key, on a page of its own');
  const findPositions = (kind: string) =>
    [...drawn.querySelectorAll(`[data-kind="${kind}"] li`)].map(({ textContent }) => textContent);
  expect(findPositions('answers')).toEqual(['1.', '2.', '3.']);
  expect(findPositions('key')).toEqual(['1.A', '2.C', '3.B']);
});

test('collapsed content is printed once', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<select><option value="">Choose</option><option>is</option><option>are</option></select><button><svg/></button><button>Word</button>';
  prepareForPrint(root);
  prepareForPrint(root);
  expect(root.querySelectorAll('[data-offered]')).toHaveLength(1);
  expect(root.querySelector('[data-offered]')?.textContent).toBe(' ______ (is / are)');
  expect([...root.querySelectorAll('button')].map((button) => button.hasAttribute('data-on-paper'))).toEqual([
    true,
    false,
  ]);
});
