import { fireEvent, screen } from '@testing-library/react';
import { assertShown, openSection, press } from '../open-exam.tsx';
import { essayPrompt, guidedContent, hasButton, postsHtml, waitUntilOpen, type Provers } from './prover.ts';

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

/** Proves how a student answers in the window. */
export const answerProvers = {
  strikesOption: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    if (hasButton('Cross out options')) press('Cross out options');
    assertShown(hasButton('Cross out A'), 'offer to cross an option out');
    press('Cross out A');
    assertShown(screen.getAllByRole<HTMLInputElement>('radio')[0]?.disabled ?? false, 'cross the option out');
  },
  turnsOnStriking: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    assertShown(hasButton('Cross out options') && !hasButton('Cross out A'), 'begin without crossing out');
    press('Cross out options');
    press('Cross out A');
    press('Cross out options');
    assertShown(!hasButton(/^Cross out [A-E]$/), 'turn crossing out off again');
    assertShown(screen.queryByText('(crossed out)') !== null, 'leave what was crossed out');
  },
  clearsAnswer: async (variant, { section }, onOpen) => {
    const store = await waitUntilOpen(onOpen, openSection({ variant, section }));
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
    await waitUntilOpen(onOpen, openSection({ variant, section, type: 'numeric-entry' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: '.75' } });
    assertShown(screen.queryByText('Will be read as 0.75') !== null, 'show how a typed number is read');
  },
  answersInPassage: async (variant, { section, part }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, part, type: 'inline-choice', content: gapContent }));
    const gap = screen.getByRole('combobox', { name: 'Gap 1 of 1' });
    assertShown(gap.closest('p')?.textContent?.startsWith('Bridges are') ?? false, 'open the gap in the passage');
    assertShown(screen.queryAllByText(/Bridges are/).length === 1, 'show the passage once');
    fireEvent.change(gap, { target: { value: 'grown' } });
    assertShown((gap as HTMLSelectElement).value === 'grown', 'take the answer in the passage');
  },
  fillsSlots: async (variant, { section, part }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, part, type: 'sentence-build', content: slotContent }));
    assertShown(screen.getAllByRole('button', { name: /^Place \d, empty/ }).length === 2, 'show the places');
    press('Add closes');
    press('Add it');
    const sentence = screen.getByRole('group', { name: 'Your sentence' });
    assertShown(sentence.textContent === 'Do you know ifclosesit?', 'put the words into their places');
    press('Take out closes, place 1');
    assertShown(hasButton(/^Place 1, empty/), 'leave the place of a word that is taken out');
  },
  insertsInPassage: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, type: 'insert-sentence', content: squaredContent }));
    const square = screen.getByRole('radio', { name: /^Square A/ });
    const paragraph = square.closest('p');
    assertShown(paragraph?.previousElementSibling?.textContent === 'A street of stones.', 'put squares in the passage');
    fireEvent.click(square);
    const sentence = paragraph?.querySelector('strong');
    assertShown(sentence?.getAttribute('data-sentence') === 'So it went on.', 'show the sentence where it is inserted');
  },
  writesMail: async (variant, { section, part }, onOpen) => {
    const prompt = { ...essayPrompt, mail: { to: 'Ms. Varga', subject: 'Room 204' } };
    await waitUntilOpen(
      onOpen,
      openSection({ variant, section, part, type: 'essay', content: { html: postsHtml, prompt } }),
    );
    assertShown(screen.queryByText('Who pays for it?') !== null, 'show the situation');
    assertShown(
      screen.queryByText('Ms. Varga') !== null && screen.queryByText('Room 204') !== null,
      'address the mail',
    );
    assertShown(screen.queryByRole('textbox', { name: 'Your answer' }) !== null, 'show the editor');
  },
} satisfies Partial<Provers>;
