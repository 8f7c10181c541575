// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { newDraft, toCreateAssignmentInput, type AssignmentDraft } from './assignment-draft.ts';
import { ShuffleFields } from './shuffle-fields.tsx';

afterEach(cleanup);

const titles = { title: 'Pets', titleZh: '' };

/** The fields on a new draft, which shows what would be sent. */
const Form = ({ family }: { family: 'test' | 'homework' }) => {
  const [draft, setDraft] = useState<AssignmentDraft>(newDraft(family, {}, 0));
  return (
    <>
      <ShuffleFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <output>{JSON.stringify(toCreateAssignmentInput(draft, titles))}</output>
    </>
  );
};

const readInput = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

test('new homework keeps the stored order until its teacher shuffles questions, options or both', () => {
  renderUi(<Form family="homework" />);
  expect(readInput()).not.toHaveProperty('shufflesQuestions');
  expect(readInput()).not.toHaveProperty('shufflesOptions');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shuffle questions' }));
  expect(readInput()).toMatchObject({ shufflesQuestions: true });
  expect(readInput()).not.toHaveProperty('shufflesOptions');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shuffle options' }));
  expect(readInput()).toMatchObject({ shufflesQuestions: true, shufflesOptions: true });
});

test('the fields say in Chinese what keeps its order', () => {
  renderUi(<Form family="homework" />, { language: 'zh' });
  expect(screen.getByRole('checkbox', { name: '打乱题目顺序' })).toBeTruthy();
  expect(screen.getByText(/“以上都不对”一类选项位置不变/)).toBeTruthy();
});

test('nothing is shuffled in a window as in the exam, whatever was chosen before', () => {
  const draft = { ...newDraft('test', {}, 0), shufflesQuestions: true, shufflesOptions: true };
  const inExam = toCreateAssignmentInput({ ...draft, windowMode: 'exam' }, titles);
  expect(inExam).not.toHaveProperty('shufflesQuestions');
  expect(inExam).not.toHaveProperty('shufflesOptions');
  const inTraining = toCreateAssignmentInput({ ...draft, windowMode: 'training' }, titles);
  expect(inTraining).toMatchObject({ shufflesQuestions: true, shufflesOptions: true });
});
