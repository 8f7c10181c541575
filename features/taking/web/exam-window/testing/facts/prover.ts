import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Variant } from '@inkstone/exam/blueprint';
import type { WindowCheck } from '@inkstone/exam/fidelity';
import type { AttemptStore } from '../../../attempt-session/attempt-store.ts';
import { pass, press } from '../open-exam.tsx';

/** The name of a check of a fidelity contract. */
export type CheckName = WindowCheck['check'];

/** Opens what a check is about, looks, and throws where the window does not do it. */
type Prover<Name extends CheckName> = (
  variant: Variant,
  check: Extract<WindowCheck, { check: Name }>,
  onOpen: (store: AttemptStore) => void,
) => Promise<void>;

/** A prover of each check. */
export type Provers = { [Name in CheckName]: Prover<Name> };

/** Whether the window has a button with this name. */
export const hasButton = (name: string | RegExp): boolean => screen.queryByRole('button', { name }) !== null;

/** Whether the window shows the question with this number. */
export const isAtQuestion = (number: number): boolean =>
  screen.queryAllByText(new RegExp(String.raw`^Question ${number} of \d+$`)).length > 0;

/** Answers the question and continues with the next, confirming where that is asked for. */
export const answerAndContinue = async (): Promise<void> => {
  const [option] = screen.getAllByRole('radio');
  if (option) fireEvent.click(option);
  press('Next');
  if (hasButton('OK')) press('OK');
  await pass(1);
};

/** Finds an element whose code is loaded on demand, without moving the clocks; null if it never comes. */
export const findLazy = async (find: () => HTMLElement | null): Promise<HTMLElement | null> => {
  for (let turn = 0; turn < 100 && find() === null; turn += 1) {
    await act(() => vi.dynamicImportSettled());
    await pass(0);
  }
  return find();
};

/** Waits until the window is open, and hands its store to whoever closes it. */
export const waitUntilOpen = async (
  onOpen: (store: AttemptStore) => void,
  opening: Promise<AttemptStore>,
): Promise<AttemptStore> => {
  const store = await opening;
  onOpen(store);
  return store;
};

/** A passage of two paragraphs, and a question about a word in the second. */
export const guidedContent = {
  html: '<p><strong>Deserts</strong></p><p>A street of stones.</p><p>Wind lifted the dust.</p>',
  prompt: { text: '<p>The word “lifted” in paragraph 2 is closest in meaning to</p>' },
};

/** Posts of a class as rich text. */
export const postsHtml =
  '<p><strong>Dr. Okafor:</strong> Who pays for it?</p><p><strong>Lucía:</strong> All of us.</p>';

/** The prompt of a short essay. */
export const essayPrompt = { text: '<p>Write.</p>', leastWords: 80 };
