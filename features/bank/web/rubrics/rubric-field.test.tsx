// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { aRubric } from '../../testing.ts';
import type { QuestionRubric } from '../../contract.ts';
import { trimRubric } from './edited-rubric.ts';
import { RubricField } from './rubric-field.tsx';

// Autosizing text areas listen to `document.fonts`, and lists scroll to their choice, which jsdom lacks.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: vi.fn<() => void>(), configurable: true });
});
afterAll(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
afterEach(cleanup);

/** Draws the field of a question; returns what its rubric would be saved as. */
const draw = (first: QuestionRubric | null = null, language: 'en' | 'zh' = 'en') => {
  let rubric = first;
  const Field = () => {
    const [edited, setEdited] = useState(first);
    const change = (changed: QuestionRubric | null) => {
      rubric = changed;
      setEdited(changed);
    };
    return <RubricField rubric={edited} label="Question 1" without="ofExam" isTried onChange={change} />;
  };
  renderUi(<Field />, { language });
  return () => (rubric ? trimRubric(rubric) : null);
};

const choose = async (field: string, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

const write = (field: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value } });

const pressEnter = () => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: 'Enter' });
  return (
    document.activeElement?.getAttribute('aria-label') ??
    (document.activeElement as HTMLInputElement).labels?.[0]?.textContent
  );
};

test('Enter goes through name, criterion and levels, and from the last level to a criterion of the same scale', async () => {
  const getRubric = draw();
  await choose('Rubric', 'Its own');
  write('Name of the rubric', 'A letter');
  write('To', '2');
  screen.getByLabelText('Name of the rubric').focus();
  expect(pressEnter()).toBe('Criterion 1');
  write('Criterion 1', 'Content');
  expect(pressEnter()).toBe('Level 1');
  write('Level 1', 'All of it.');
  expect([pressEnter(), pressEnter()]).toEqual(['Level 2', 'Level 3']);
  write('Level 3', 'Nothing.');
  expect(pressEnter()).toBe('Criterion 2');
  write('Criterion 2', 'Language');

  const scale = { least: 0, most: 200, step: 100 };
  const toLevel = (points: number, en: string) => ({ points, says: { en, zh: '' } });
  const [first, second] = getRubric()?.criteria ?? [];
  expect(getRubric()).toMatchObject({ name: { en: 'A letter', zh: '' }, joined: 'sum' });
  expect(first).toMatchObject({ ...scale, levels: [toLevel(200, 'All of it.'), toLevel(0, 'Nothing.')] });
  expect(second).toMatchObject({ ...scale, name: { en: 'Language', zh: '' }, levels: [] });
  expect(screen.getByText('Highest mark: 4')).toBeDefined();
});

test('what is wrong is said, with the criterion that is meant', async () => {
  const { criteria } = aRubric();
  draw(aRubric({ criteria: criteria.map((criterion) => ({ ...criterion, levels: criterion.levels.toReversed() })) }));
  expect(screen.getByRole('status').textContent).toBe('Criterion 1: Levels go from the highest score down.');
});

test('the choice of the exam’s rubric gives the own one back when it is chosen again', async () => {
  const getRubric = draw(aRubric(), 'zh');
  await choose('评分标准', '按考试规定');
  expect(getRubric()).toBeNull();
  await choose('评分标准', '本题专用');
  expect(getRubric()).toEqual(aRubric());
});

test('a rubric in both languages has a field for each', () => {
  draw(aRubric());
  expect(screen.queryByLabelText('Name of the rubric (Chinese)')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'In both languages' }));
  expect(screen.getByLabelText('Name of the rubric (Chinese)')).toBeDefined();
  expect(screen.getByLabelText('Level 1 (Chinese)')).toBeDefined();
});

test('a mark of the whole has levels of its own', async () => {
  const getRubric = draw(aRubric({ criteria: [] }));
  fireEvent.click(screen.getByRole('radio', { name: 'one for the whole' }));
  write('Level 1', 'Excellent.');
  write('Level 6', 'Off the topic.');
  expect(getRubric()?.levels).toEqual([
    { points: 500, says: { en: 'Excellent.', zh: '' } },
    { points: 0, says: { en: 'Off the topic.', zh: '' } },
  ]);
});
