// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { emptySet, type EditedQuestion } from '../edited-set.ts';
import { renderWithCalls } from '../testing.tsx';
import { TypedQuestions } from './typed-questions.tsx';

vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => ({ id: 7 }) }));

beforeEach(() => {
  localStorage.clear();
  onQuestions.mockClear();
  // Autosizing text areas listen to `document.fonts`, which jsdom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onQuestions = vi.fn<(questions: readonly EditedQuestion[]) => void>();

const Editor = () => {
  const [set, setSet] = useState(() => emptySet({ place: 'amc.math', knowledgeNodeId: null }));
  const change = (next: (now: EditedQuestion[]) => EditedQuestion[]) => {
    const questions = next(set.questions);
    onQuestions(questions);
    setSet({ ...set, questions });
  };
  return <TypedQuestions name="set.new" set={set} onChange={change} />;
};

const draw = (language: Language = 'en') => renderWithCalls(<Editor />, [], { language });
const listKeys = () => onQuestions.mock.lastCall?.[0].map(({ type: id, key }) => [id, key]);
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Type questions as text' }));
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Questions as text' });
};
const type = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } });

const complete = 'Which is a prime?\nA. 4\nB. 7\nAnswer: B';
const unfinished = 'Which is even?\nA. 1\nB. 2';

test('one key takes what is complete into the set; what is not stays in the field and says why', async () => {
  draw();
  const field = await open();
  expect(document.activeElement).toBe(field);
  type(field, `${complete}\n\n${unfinished}`);
  expect(await screen.findByRole('article', { name: 'Question 1' })).toBeDefined();
  expect(screen.getByText('No right answer is given.')).toBeDefined();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onQuestions).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(listKeys()).toEqual([['choice', 'b']]);
  expect(field.value).toBe(unfinished);
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(/1 question is in the set now\. .*stays in the field/)).toBeDefined();
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
  expect(screen.getByText('No question is complete yet.')).toBeDefined();
  type(field, `${unfinished}\nAnswer: B`);
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
  expect(listKeys()).toEqual([
    ['choice', 'b'],
    ['choice', 'b'],
  ]);
  expect(field.value).toBe('');
});

test('a text that was not taken is there again after a reload, and one that was taken is not', async () => {
  const { unmount } = draw();
  type(await open(), complete);
  expect((await screen.findByText(/^Kept on this device at/)).dataset['state']).toBe('kept');
  globalThis.dispatchEvent(new Event('pagehide'));
  unmount();
  const again = draw();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Questions as text' });
  expect(field.value).toBe(complete);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  globalThis.dispatchEvent(new Event('pagehide'));
  again.unmount();
  draw('zh');
  expect(screen.getByRole('button', { name: '以文本录题' })).toBeDefined();
});
