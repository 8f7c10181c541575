// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { QuestionMenu, fetchQuestionMenu } from './question-menu.tsx';

beforeAll(async () => void (await fetchQuestionMenu()));
afterEach(cleanup);

const questions = [
  { label: '1', answered: true, flagged: false },
  { label: '2', answered: false, flagged: true },
  { label: '3', answered: false, flagged: false, closed: true },
];

const openMenu = (onGo = vi.fn<(index: number) => void>(), onReview = vi.fn<() => void>()) => {
  renderUi(
    <QuestionMenu title="Part A: 3 questions" questions={questions} current={1} onGo={onGo} onReview={onReview} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Question 2 of 3' }));
  return { onGo, onReview };
};

test('the menu names every question with its state and counts them', async () => {
  openMenu();
  expect(await screen.findByRole('dialog', { name: 'Part A: 3 questions' })).toBeTruthy();
  expect(screen.getByText('1 answered, 1 flagged')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Question 1: Answered' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Question 2: Not answered, Flagged, Here' })).toBeTruthy();
});

test('a press opens the question and closes the menu', async () => {
  const { onGo } = openMenu();
  fireEvent.click(await screen.findByRole('button', { name: 'Question 1: Answered' }));
  expect(onGo).toHaveBeenCalledWith(0);
  expect(screen.getByRole('button', { name: 'Question 2 of 3' }).getAttribute('aria-expanded')).toBe('false');
});

test('a closed question cannot be opened', async () => {
  openMenu();
  const closed = await screen.findByRole<HTMLButtonElement>('button', { name: 'Question 3: Not answered' });
  expect(closed.disabled).toBe(true);
});

test('arrow keys move between the questions', async () => {
  openMenu();
  const first = await screen.findByRole('button', { name: 'Question 1: Answered' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 2: Not answered, Flagged, Here');
  fireEvent.keyDown(document.activeElement ?? first, { key: 'Home' });
  expect(document.activeElement).toBe(first);
});

test('the menu opens the review page', async () => {
  const { onReview } = openMenu();
  fireEvent.click(await screen.findByRole('button', { name: 'Check all answers' }));
  expect(onReview).toHaveBeenCalledOnce();
});
