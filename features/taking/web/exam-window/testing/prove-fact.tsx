import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Tool, Variant } from '@inkstone/exam/blueprint';
import type { WindowCheck } from '@inkstone/exam/fidelity';
import type { AttemptStore } from '../../attempt-session/attempt-store.ts';
import {
  assertShown,
  closeExam,
  openBreak,
  openDirections,
  openSection,
  pass,
  passageText,
  press,
  startSection,
} from './open-exam.tsx';

type CheckName = WindowCheck['check'];
type CheckFor<Name extends CheckName> = Extract<WindowCheck, { check: Name }>;

/** Opens what a check is about, looks, and throws where the window does not do it. */
type Prover<Name extends CheckName> = (
  variant: Variant,
  check: CheckFor<Name>,
  onOpen: (store: AttemptStore) => void,
) => Promise<void>;

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

const hasButton = (name: string | RegExp): boolean => screen.queryByRole('button', { name }) !== null;

const hasTool = (tool: Tool): boolean => {
  const label = toolLabels[tool];
  if (!label) throw new Error(`${tool} has no button of its own`);
  return hasButton(label);
};

/** Answers the question and goes on to the next, confirming where that is asked for. */
const goOn = async (): Promise<void> => {
  const [option] = screen.getAllByRole('radio');
  if (option) fireEvent.click(option);
  press('Next');
  if (hasButton('OK')) press('OK');
  await pass(1);
};

const isAtQuestion = (number: number): boolean =>
  screen.queryAllByText(new RegExp(String.raw`^Question ${number} of \d+$`)).length > 0;

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

/** A clock of so many seconds reaches five minutes soon. */
const shortClock = 330;

const toFiveMinutes = async (store: AttemptStore): Promise<void> => {
  await pass((store.timeline().secondsLeft ?? 0) - 299);
};

const opened = async (onOpen: (store: AttemptStore) => void, opening: Promise<AttemptStore>): Promise<AttemptStore> => {
  const store = await opening;
  onOpen(store);
  return store;
};

/** What comes as code of its own; the clocks stand still, so that nothing can wait by them. Null if it never comes. */
const findLazy = async (find: () => HTMLElement | null): Promise<HTMLElement | null> => {
  for (let turn = 0; turn < 100 && find() === null; turn += 1) {
    await act(() => vi.dynamicImportSettled());
    await pass(0);
  }
  return find();
};

/** The confirmation with some words; the one that came without them where they never come. */
const findDialog = async (words = ''): Promise<HTMLElement | null> => {
  const find = () => screen.queryByRole('alertdialog');
  await findLazy(() => (find()?.textContent?.includes(words) ? find() : null));
  return find();
};

const isContinueDisabled = (): boolean =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Go on with the exam|End the break now/ }).disabled;

/** A passage of two paragraphs, and a question about a word in the second. */
const guidedContent = {
  html: '<p><strong>Deserts</strong></p><p>A street of stones.</p><p>Wind lifted the dust.</p>',
  prompt: { text: '<p>The word “lifted” in paragraph 2 is closest in meaning to</p>' },
};

const postsHtml = '<p><strong>Dr. Okafor:</strong> Who pays for it?</p><p><strong>Lucía:</strong> All of us.</p>';

const essayPrompt = { text: '<p>Write.</p>', leastWords: 80 };

const gapContent = {
  html: '<p>Bridges are ______ of roots here.</p>',
  prompt: {
    text: '<p>Bridges are <span data-blank="1"></span> of roots here.</p>',
    gaps: [['grow', 'grown']],
  },
};

const slotContent = {
  html: '',
  prompt: {
    text: '<p>“It was dark.”</p>',
    ...{ before: 'Do you know if', after: '?', slots: 2 },
    options: ['closes', 'it', 'does'].map((text, index) => ({ id_option: String(index + 1), text })),
  },
};

const squaredContent = {
  html: guidedContent.html,
  prompt: {
    text: '<p>Wind <span data-square="1"></span>lifted the dust.<span data-square="2"></span></p>',
    sentence: '<p>So it went on.</p>',
  },
};

const provers: { [Name in CheckName]: Prover<Name> } = {
  offersTool: async (variant, { section, tool }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    assertShown(hasTool(tool), `offer ${tool} in ${section}`);
  },
  lacksTool: async (variant, { section, tool }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    assertShown(!hasTool(tool), `leave out ${tool} in ${section}`);
  },
  hidesClock: async (variant, { section }, onOpen) => {
    const store = await opened(onOpen, openSection({ variant, section, seconds: shortClock }));
    assertShown(hasButton('Hide the clock'), 'offer to hide the clock');
    press('Hide the clock');
    assertShown(screen.queryByRole('timer') === null, 'hide the clock');
    await toFiveMinutes(store);
    assertShown(screen.queryByRole('timer') !== null, 'show the clock again at five minutes');
    assertShown(!hasButton('Hide the clock'), 'keep the clock shown in the last five minutes');
  },
  saysLastFive: async (variant, { section }, onOpen) => {
    const store = await opened(onOpen, openSection({ variant, section, seconds: shortClock }));
    assertShown(screen.queryByText('Last five minutes') === null, 'wait with the notice');
    await toFiveMinutes(store);
    assertShown(screen.queryByText('Last five minutes') !== null, 'say that five minutes remain');
  },
  offersDirections: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    assertShown(hasButton(/^Directions/), 'offer the directions');
  },
  clockStartsWithStart: async (variant, { section }, onOpen) => {
    const store = await opened(onOpen, openDirections({ variant, section }));
    await pass(90);
    assertShown(store.timeline().secondsLeft === null, 'let the clock rest while the directions are read');
    await startSection();
    assertShown(screen.queryByRole('timer') !== null, 'start the clock');
  },
  closesAtZero: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, seconds: 20 }));
    assertShown(isAtQuestion(1), 'show the first question');
    await pass(25);
    assertShown(!isAtQuestion(1), 'close the section when its time is over');
  },
  goesBack: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    await goOn();
    assertShown(isAtQuestion(2) && hasButton('Back'), 'offer a way back');
    press('Back');
    assertShown(isAtQuestion(1), 'go back');
  },
  goesForwardOnly: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    assertShown(!hasButton('Back') && !hasButton(/Question 1 of/), 'go forward only');
  },
  asksForOk: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    press('Next');
    assertShown(hasButton('OK') && isAtQuestion(1), 'ask for OK before it goes on');
  },
  hasReviewPage: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    await goOn();
    assertShown(hasButton('Check'), 'lead to a review page');
    press('Check');
    assertShown(screen.queryAllByText('Check your answers').length > 0, 'show a review page');
  },
  hasNoReviewPage: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    await goOn();
    assertShown(!hasButton('Check'), 'do without a review page');
  },
  warnsBeforeLeaving: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    await goOn();
    press(hasButton('Check') ? 'Check' : 'Next');
    // The dialog's own button has the same name as that of the review page, and would answer it.
    const isReviewing = screen.queryByRole('alertdialog') === null && hasButton('Finish section');
    if (isReviewing) press('Finish section');
    await pass(1);
    const dialog = await findDialog('You cannot return to it.');
    const words = dialog?.textContent ?? 'no dialog';
    assertShown(words.includes('You cannot return to it.'), `say that nobody returns, but: ${words}`);
  },
  flagsQuestion: async (variant, { section }, onOpen) => {
    const store = await opened(onOpen, openSection({ variant, section }));
    assertShown(hasButton(/^Flag/), 'offer a flag');
    press(/^Flag/);
    assertShown(store.snapshot().replayState.flagged.length === 1, 'flag the question');
  },
  strikesOption: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    if (hasButton('Cross out options')) press('Cross out options');
    assertShown(hasButton('Cross out A'), 'offer to cross an option out');
    press('Cross out A');
    assertShown(screen.getAllByRole<HTMLInputElement>('radio')[0]?.disabled ?? false, 'cross the option out');
  },
  turnsOnStriking: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section }));
    assertShown(hasButton('Cross out options') && !hasButton('Cross out A'), 'begin without crossing out');
    press('Cross out options');
    press('Cross out A');
    press('Cross out options');
    assertShown(!hasButton(/^Cross out [A-E]$/), 'turn crossing out off again');
    assertShown(screen.queryByText('(crossed out)') !== null, 'leave what was crossed out');
  },
  clearsAnswer: async (variant, { section }, onOpen) => {
    const store = await opened(onOpen, openSection({ variant, section }));
    const [option] = screen.getAllByRole('radio');
    if (option) fireEvent.click(option);
    press('Clear answer');
    const answers = Object.values(store.snapshot().replayState.answers);
    assertShown(
      answers.every((answer) => answer === null || answer === undefined),
      'take the answer back',
    );
  },
  previewsEntry: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, type: 'numeric-entry' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: '.75' } });
    assertShown(screen.queryByText('Will be read as 0.75') !== null, 'show how a typed number is read');
  },
  splitsText: async (variant, { section }, onOpen) => {
    const prompt = `<p>${passageText}</p><p>Which choice is best?</p>`;
    await opened(onOpen, openSection({ variant, section, prompt }));
    const pane = screen.queryByRole('region', { name: 'Passage' });
    assertShown(pane?.textContent === passageText, 'show the text in a pane of its own');
    const question = screen.getByRole('region', { name: 'Question' });
    assertShown(!question.textContent?.includes(passageText), 'show the question without the text');
    const divider = screen.getByRole('separator');
    const before = divider.getAttribute('aria-valuenow');
    fireEvent.keyDown(divider, { key: 'ArrowLeft' });
    assertShown(divider.getAttribute('aria-valuenow') !== before, 'move the divider by keyboard');
  },
  lightsPortion: async (variant, { section }, onOpen) => {
    const passage = '<p>It <u>was</u><sup>1</sup> late.</p><p>They <u>slept</u><sup>2</sup>.</p>';
    const prompt = '<p>Place 2: Which choice is correct?</p>';
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
      return new DOMRect(0, this.tagName === 'U' ? 640 : 40, 100, 20);
    });
    await opened(onOpen, openSection({ variant, section, passage, prompt }));
    vi.restoreAllMocks();
    const lit = [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent);
    assertShown(lit.join() === 'slept', 'light the portion that the question names');
    const pane = screen.getByRole('region', { name: 'Passage' });
    assertShown(pane.scrollTop > 0, 'scroll the passage to the portion');
  },
  colorsMarks: async (variant, { section }, onOpen) => {
    const passage = `<p>${passageText}</p>`;
    const store = await opened(onOpen, openSection({ variant, section, passage }));
    await openMarkBar();
    markFirstWord();
    const styles = ['Blue', 'Pink', 'Underline', 'Yellow'].map((name) => {
      press(name);
      return JSON.stringify(store.snapshot().replayState.notes);
    });
    assertShown(new Set(styles).size === 4, 'mark in three colours and with a line');
  },
  notesMarks: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, passage: `<p>${passageText}</p>` }));
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
    await opened(onOpen, openSection({ variant, section, passage: `<p>${passageText}</p>` }));
    await openMarkBar();
    markFirstWord();
    assertShown(hasButton('Remove this highlight'), 'mark a word');
    await goOn();
    const entries = await listShownMarks();
    assertShown(
      entries.every((entry) => entry.startsWith('Question 1')),
      'leave a mark with its question',
    );
  },
  masksLines: async (variant, { section }, onOpen) => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
    await opened(onOpen, openSection({ variant, section, passage: `<p>${passageText}</p>` }));
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
    await opened(onOpen, openSection({ variant, section }));
    assertShown(hasTool('reference-sheet'), 'offer a sheet of formulas');
    press(/^Formulas/);
    const sheet = await findLazy(() => screen.queryByRole('region', { name: 'Formulas' }));
    const terms = [...(sheet?.querySelectorAll('dt') ?? [])];
    assertShown(
      terms.length === 11 && terms.every((term) => term.querySelector('svg') !== null),
      'draw a figure for each formula',
    );
  },
  skipsSection: async (variant, { section }, onOpen) => {
    await opened(onOpen, openDirections({ variant, section }));
    assertShown(hasButton('Skip this section'), `let ${section} be left out`);
  },
  holdsBreak: async (variant, { after }, onOpen) => {
    await opened(onOpen, openBreak(variant, after));
    assertShown(isContinueDisabled(), 'hold the break');
    await pass(120);
    assertShown(isContinueDisabled(), 'hold the break after two minutes');
  },
  endsBreakEarly: async (variant, { after }, onOpen) => {
    await opened(onOpen, openBreak(variant, after));
    assertShown(!isContinueDisabled(), 'let the break be ended');
    press(/End the break now|Go on with the exam/);
    await pass(1);
    assertShown(screen.queryByRole('heading', { level: 1, name: 'Break' }) === null, 'end the break');
  },
  waitsAfterBreak: async (variant, { after }, onOpen) => {
    const store = await opened(onOpen, openBreak(variant, after));
    await pass((store.timeline().breakSecondsLeft ?? 0) + 60);
    assertShown(
      screen.queryByRole('heading', { level: 1, name: 'The break is over' }) !== null,
      'wait when the break is over',
    );
    assertShown(store.timeline().secondsLeft === null, 'let no clock run until one goes on');
  },
  hidesText: async (variant, { section, part }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, part }));
    assertShown(screen.queryByText(passageText) !== null, 'show the text for its reading time');
    await pass(60);
    assertShown(screen.queryAllByRole('radio').length > 0, 'come to the question');
    assertShown(screen.queryByText(passageText) === null, 'hide the text');
  },
  bringsTextBack: async (variant, { section, part }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, part }));
    assertShown(screen.queryAllByRole('radio').length === 0, 'show the text first');
    await pass(200);
    assertShown(screen.queryAllByRole('radio').length > 0, 'come to the question');
    assertShown(screen.queryByText(passageText) !== null, 'show the text again');
  },
  guidesPassage: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, content: guidedContent }));
    const asked = document.querySelector('[aria-current="location"]');
    assertShown(asked?.textContent === 'Wind lifted the dust.', 'mark the paragraph in question');
    assertShown(asked?.getAttribute('data-paragraph') === '2', 'number the paragraphs');
    assertShown(asked?.querySelector('mark')?.textContent === 'lifted', 'light the word in question');
  },
  answersInPassage: async (variant, { section, part }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, part, type: 'inline-choice', content: gapContent }));
    const gap = screen.getByRole('combobox', { name: 'Gap 1 of 1' });
    assertShown(gap.closest('p')?.textContent?.startsWith('Bridges are') ?? false, 'open the gap in the passage');
    assertShown(screen.queryAllByText(/Bridges are/).length === 1, 'show the passage once');
    fireEvent.change(gap, { target: { value: 'grown' } });
    assertShown((gap as HTMLSelectElement).value === 'grown', 'take the answer in the passage');
  },
  showsScene: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, hasSound: true }));
    assertShown(screen.queryByRole('heading', { name: 'Listen' }) !== null, 'play the recording first');
    const region = screen.getByRole('region', { name: 'Recording' });
    assertShown(within(region).queryByRole('img') !== null, 'draw who speaks and where');
  },
  fillsSlots: async (variant, { section, part }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, part, type: 'sentence-build', content: slotContent }));
    assertShown(screen.getAllByRole('button', { name: /^Place \d, empty/ }).length === 2, 'show the places');
    press('Add closes');
    press('Add it');
    const sentence = screen.getByRole('group', { name: 'Your sentence' });
    assertShown(sentence.textContent === 'Do you know ifclosesit?', 'put the words into their places');
    press('Take out closes, place 1');
    assertShown(hasButton(/^Place 1, empty/), 'leave the place of a word that is taken out');
  },
  drawsTexts: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, content: { html: postsHtml, look: 'message' } }));
    const [message] = screen.queryAllByRole('group', { name: 'Message' });
    assertShown(message?.textContent?.includes('Who pays for it?') ?? false, 'draw a message as one');
    assertShown(screen.queryAllByRole('radio').length > 0, 'show it beside its question');
  },
  showsPosts: async (variant, { section, part }, onOpen) => {
    const content = { html: postsHtml, look: 'discussion', prompt: essayPrompt } as const;
    await opened(onOpen, openSection({ variant, section, part, type: 'essay', content }));
    const posts = screen.queryByRole('group', { name: 'Class discussion' });
    assertShown(posts?.querySelectorAll('[data-writer] svg').length === 2, 'show the posts with faces');
    assertShown(screen.queryByRole('textbox', { name: 'Your answer' }) !== null, 'show the editor beside the posts');
  },
  writesMail: async (variant, { section, part }, onOpen) => {
    const prompt = { ...essayPrompt, mail: { to: 'Ms. Varga', subject: 'Room 204' } };
    await opened(onOpen, openSection({ variant, section, part, type: 'essay', content: { html: postsHtml, prompt } }));
    assertShown(screen.queryByText('Who pays for it?') !== null, 'show the situation');
    assertShown(
      screen.queryByText('Ms. Varga') !== null && screen.queryByText('Room 204') !== null,
      'address the mail',
    );
    assertShown(screen.queryByRole('textbox', { name: 'Your answer' }) !== null, 'show the editor');
  },
  insertsInPassage: async (variant, { section }, onOpen) => {
    await opened(onOpen, openSection({ variant, section, type: 'insert-sentence', content: squaredContent }));
    const square = screen.getByRole('radio', { name: /^Square A/ });
    const paragraph = square.closest('p');
    assertShown(paragraph?.previousElementSibling?.textContent === 'A street of stones.', 'put squares in the passage');
    fireEvent.click(square);
    const sentence = paragraph?.querySelector('strong');
    assertShown(sentence?.getAttribute('data-sentence') === 'So it went on.', 'show the sentence where it is inserted');
  },
};

type AnyProver = (variant: Variant, check: WindowCheck, onOpen: (store: AttemptStore) => void) => Promise<void>;

/** Drives the exam window of a variant and throws, with a sentence, where it does not do what the check says. */
export const proveInWindow = async (variant: Variant, check: WindowCheck): Promise<void> => {
  const stores: AttemptStore[] = [];
  try {
    await (provers as unknown as Record<CheckName, AnyProver>)[check.check](variant, check, (store) =>
      stores.push(store),
    );
  } finally {
    closeExam(stores[0] ?? null);
  }
};
