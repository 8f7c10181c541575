// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import { ExamSelect, type Exam } from './exam-select.tsx';

let chosen: Exam | null;
beforeEach(() => {
  // jsdom lacks it; the list scrolls to the option reached by arrow keys.
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
  chosen = { programme: 'amc', variant: 'amc-8' };
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const StatefulExamSelect = () => {
  const [exam, setExam] = useState(chosen);
  const choose = (next: Exam | null) => {
    chosen = next;
    setExam(next);
  };
  return <ExamSelect label="Exam" value={exam} onChange={choose} />;
};

const draw = (language: Language = 'en') => {
  renderUi(<StatefulExamSelect />, { language });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Exam' });
  field.focus();
  return field;
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const getOptionTexts = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

test('all exams are offered until typing replaces the selected name', () => {
  const field = draw();
  expect(field.value).toBe('AMC 8');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('AMC 8');
  expect(getOptionTexts().length).toBeGreaterThan(60);
});

test('an exam is found by words of its name and selected with the keyboard only', () => {
  const field = draw();
  type(field, 'calculus ap');
  expect(getOptionTexts()).toEqual(['AP Calculus AB', 'AP Calculus BC']);
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  expect(chosen).toEqual({ programme: 'ap', variant: 'calculus-bc' });
  expect(field.value).toBe('AP Calculus BC');
});

test.each([
  ['zh', 'calculus', ['AP 微积分 AB', 'AP 微积分 BC']],
  ['zh', '托福2023', ['托福 2023', '托福 2023 练习']],
  ['zh', 'sat机考', ['SAT 机考']],
  ['en', '入学', ['Interview Admission interview']],
] as const)(
  'where the words are %s, “%s” finds the exam in the other language or without spaces',
  (language, typed, names) => {
    const field = draw(language);
    type(field, typed);
    expect(getOptionTexts()).toEqual(names);
  },
);

test('letters match the beginning of a word: AP does not match paper', () => {
  const field = draw();
  type(field, 'ap');
  expect(getOptionTexts().every((name) => name?.startsWith('AP '))).toBe(true);
  expect(getOptionTexts()).toContain('AP Biology');
});

test('an unknown name shows a message, and the selected exam stays', () => {
  const field = draw();
  type(field, 'zzz');
  expect(screen.getByText('No exam of this name')).toBeTruthy();
  fireEvent.blur(field);
  expect(field.value).toBe('AMC 8');
  expect(chosen).toEqual({ programme: 'amc', variant: 'amc-8' });
});
