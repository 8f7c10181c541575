import { screen } from '@testing-library/react';
import { assertShown, openDirections, openSection, pass, press } from '../open-exam.tsx';
import { findLazy, answerAndContinue, hasButton, isAtQuestion, waitUntilOpen, type Provers } from './prover.ts';

/** The confirmation with some words; the one that came without them where they never come. */
const findDialog = async (words = ''): Promise<HTMLElement | null> => {
  const find = () => screen.queryByRole('alertdialog');
  await findLazy(() => (find()?.textContent?.includes(words) ? find() : null));
  return find();
};

/** Proves where a student can go in the window, and what is said on the way. */
export const navigationProvers = {
  offersDirections: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    assertShown(hasButton(/^Directions/), 'offer the directions');
  },
  skipsSection: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openDirections({ variant, section }));
    assertShown(hasButton('Skip this section'), `let ${section} be left out`);
  },
  goesBack: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    await answerAndContinue();
    assertShown(isAtQuestion(2) && hasButton('Back'), 'offer a way back');
    press('Back');
    assertShown(isAtQuestion(1), 'go back');
  },
  goesForwardOnly: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    assertShown(!hasButton('Back') && !hasButton(/Question 1 of/), 'go forward only');
  },
  asksForOk: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    press('Next');
    assertShown(hasButton('OK') && isAtQuestion(1), 'ask for OK before it goes on');
  },
  hasReviewPage: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    await answerAndContinue();
    assertShown(hasButton('Check'), 'lead to a review page');
    press('Check');
    assertShown(screen.queryAllByText('Check your answers').length > 0, 'show a review page');
  },
  hasNoReviewPage: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    await answerAndContinue();
    assertShown(!hasButton('Check'), 'do without a review page');
  },
  warnsBeforeLeaving: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section }));
    await answerAndContinue();
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
    const store = await waitUntilOpen(onOpen, openSection({ variant, section }));
    assertShown(hasButton(/^Flag/), 'offer a flag');
    press(/^Flag/);
    assertShown(store.snapshot().replayState.flagged.length === 1, 'flag the question');
  },
} satisfies Partial<Provers>;
