// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WindowMode } from '@inkstone/exam/blueprint';
import { renderUi } from '@inkstone/ui/testing';
import { newDraft, toCreateAssignmentInput } from './assignment-draft.ts';
import { WindowModeField } from './window-mode-field.tsx';

afterEach(cleanup);

const drawn = (examLanguage: 'en' | 'both', language: 'en' | 'zh' = 'en', value: WindowMode | null = 'exam') => {
  const onChange = vi.fn<(change: { windowMode: WindowMode }) => void>();
  renderUi(<WindowModeField value={value} examLanguage={examLanguage} onChange={onChange} />, { language });
  return onChange;
};

test('the form says what each window does, with the language of the exam', () => {
  const onChange = drawn('en');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'as in the exam' }).checked).toBe(true);
  expect(screen.getByText(/Window, directions and buttons are in English;/)).toBeTruthy();
  expect(screen.getByText(/flag, crossing out, highlighter/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'training' }));
  expect(onChange).toHaveBeenCalledWith({ windowMode: 'training' });
});

test('an exam in both languages says so, to a Chinese teacher in Chinese', () => {
  drawn('both', 'zh');
  expect(screen.getByText(/中英双语/)).toBeTruthy();
});

test('work of earlier has no choice, until one is made', () => {
  drawn('en', 'en', null);
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
});

test.each([
  ['test', 'exam'],
  ['homework', 'training'],
] as const)('a new %s begins as %s, and sends no window where there is none to choose', (family, windowMode) => {
  const draft = newDraft(family, {}, 0);
  const titles = { title: 'Mock', titleZh: '' };
  expect(toCreateAssignmentInput(draft, titles).windowMode).toBe(windowMode);
  expect(toCreateAssignmentInput({ ...draft, windowMode: null }, titles)).not.toHaveProperty('windowMode');
});
