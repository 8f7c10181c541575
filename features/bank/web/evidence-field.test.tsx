// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Stimulus } from '../contract.ts';
import { emptyQuestion, emptySet, findSetProblems, toSetDraft, type EditedQuestion } from './edited-set.ts';
import { EvidenceField } from './evidence-field.tsx';
import { renderWithCalls } from './testing.tsx';

// Autosizing text areas listen to `document.fonts`, which jsdom lacks.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stimulus: Stimulus = {
  kind: 'passage',
  html: '<p>Keys are not in the <b>box</b>.</p><p>Ask for them in the office.</p>',
  transcript: '',
  files: [],
};
const choice: EditedQuestion = {
  ...emptyQuestion('choice', 'toefl-basic.reading'),
  prompt: {
    text: '<p>Where?</p>',
    options: ['A', 'B', 'C'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` })),
  },
  key: 'B',
};

const renderField = (question = choice, language: 'en' | 'zh' = 'en') => {
  const current = { question };
  const Field = () => {
    const [state, setState] = useState(question);
    const change = (part: Partial<EditedQuestion>) => {
      current.question = { ...state, ...part };
      setState(current.question);
    };
    return <EvidenceField question={state} stimulus={stimulus} onChange={change} />;
  };
  renderWithCalls(<Field />, [], { language });
  return () => current.question;
};

const select = (text: string) =>
  vi.spyOn(document, 'getSelection').mockReturnValue({ toString: () => text } as unknown as Selection);

test('selected text becomes a quote if it stands in the passage once', async () => {
  const read = renderField();
  const take = await screen.findByRole('button', { name: 'Use the selected text' });
  select('the');
  fireEvent.click(take);
  expect(read().evidence ?? []).toEqual([]);
  expect(screen.getByText(/Select some words of the text first/)).toBeDefined();
  select(' in the\nbox ');
  fireEvent.click(take);
  expect(read().evidence).toEqual(['in the box']);
  expect(screen.queryByText(/Select some words of the text first/)).toBeNull();
});

test('a typed quote that is not in the text is said at its field, and holds the set back', async () => {
  const read = renderField();
  fireEvent.click(await screen.findByRole('button', { name: 'Type a quote' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Quote 1' }), { target: { value: 'Keys are in the box' } });
  expect(screen.getByText(/does not appear in the text exactly once/)).toBeDefined();
  const set = { ...emptySet({ place: 'toefl-basic.reading', knowledgeNodeId: null }), stimulus, title: 'A' };
  const problems = (question: EditedQuestion) =>
    findSetProblems({ ...set, questions: [question] }).map(({ messageKey }) => messageKey);
  expect(problems(read())).toContain('needEvidence');
  fireEvent.change(screen.getByRole('textbox', { name: 'Quote 1' }), { target: { value: 'Keys are not in' } });
  expect(problems(read())).not.toContain('needEvidence');
  fireEvent.click(screen.getByRole('button', { name: 'Remove quote 1' }));
  expect(read().evidence).toEqual([]);
});

test('each wrong option can be given a kind, and what is the key by then is not sent', async () => {
  const read = renderField();
  fireEvent.click(await screen.findByRole('combobox', { name: 'Option A' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Half right' }));
  expect(read().distractors).toEqual({ A: 'partly-right' });
  expect(screen.queryByRole('combobox', { name: 'Option B' })).toBeNull();
  const send = (question: EditedQuestion) =>
    toSetDraft({
      ...emptySet({ place: 'toefl-basic.reading', knowledgeNodeId: null }),
      stimulus,
      questions: [question],
    }).questions[0]?.distractors;
  expect(send(read())).toEqual({ A: 'partly-right' });
  expect(send({ ...read(), key: 'A' })).toEqual({});
});

test('a question without options has no traps to name, and the field is in Chinese too', async () => {
  renderField(emptyQuestion('essay', 'toefl-basic.writing'), 'zh');
  expect(await screen.findByRole('button', { name: '使用选中的文字' })).toBeDefined();
  expect(screen.queryByRole('group', { name: '错误选项的干扰类型' })).toBeNull();
});
