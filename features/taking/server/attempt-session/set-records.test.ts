import { expect, test } from 'vitest';
import type { PinnedContent } from '@inkstone/bank/server';
import { bindBlueprint, type BoundSection } from '@inkstone/exam/blueprint';
import { findProgramme } from '@inkstone/programmes';
import { toSetRecords } from './set-records.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const question = {
  questionId: 7,
  questionRevisionId: 70,
  position: 1,
  type: 'choice',
  prompt: { text: '<p>Which?</p>', options: letters.map((id_option) => ({ id_option, text: id_option })) },
  points: 100,
  knowledgeNodeId: null,
  knowledge: null,
};
const stimulus = { kind: 'none', html: '', files: [] } as const;
const passage = '<p>A bed of <span data-gloss="fine earth">silt</span>, not of <span>sand</span>.</p>';
const set = { setId: 3, setRevisionId: 30, position: 1, title: 'Set', titleZh: null, stimulus, questions: [question] };

const me = { id: 1, language: 'en' } as Parameters<typeof toSetRecords>[1]['me'];

const toRecord = (
  change: Partial<BoundSection>,
  {
    attemptId = 1,
    html = '',
    showsGlosses = false,
  }: { attemptId?: number; html?: string; showsGlosses?: boolean } = {},
) => {
  const amc = findProgramme('amc');
  if (!amc) throw new Error('There is no AMC.');
  const paper = [{ section: 'practice', sets: [{ id: 3, questions: [{ id: 7, type: 'choice' }] }] }];
  const bound = bindBlueprint(amc, 'practice', { paper, choices: { mode: 'practice' } });
  const blueprint = { ...bound, sections: bound.sections.map((section) => ({ ...section, ...change })) };
  const sets = [{ ...set, stimulus: { ...stimulus, html } }];
  const content = { sections: [{ section: 'practice', part: null, seconds: null, sets }] };
  const view = { attemptId, blueprint, me, secret: 'secret', now: new Date(0), showsGlosses };
  const [record] = toSetRecords(content as unknown as PinnedContent, view);
  return record;
};

const getOrder = (attemptId: number, shufflesOptions: boolean): string[] => {
  const record = toRecord({ shufflesOptions }, { attemptId });
  return record?.questions[0]?.options.map(({ optionId }) => optionId) ?? [];
};

test('options keep their authored order, as in the real exams', () => {
  for (const attemptId of [1, 2, 3]) expect(getOrder(attemptId, false)).toEqual(letters);
});

test('a section can shuffle the options per attempt, in the same order after every reload', () => {
  const orders = [1, 2, 3].map((attemptId) => getOrder(attemptId, true).join(''));
  expect(new Set(orders).size).toBe(3);
  expect(getOrder(2, true).join('')).toBe(orders[1]);
  for (const order of orders) expect([...order].toSorted()).toEqual(letters);
});

test('the meanings of words are sent where the section has the glossary, and beside a film', () => {
  const plain = '<p>A bed of <span>silt</span>, not of <span>sand</span>.</p>';
  expect(toRecord({ tools: ['flag'] }, { html: passage })?.stimulus.html).toBe(plain);
  expect(toRecord({ tools: ['flag', 'glossary'] }, { html: passage })?.stimulus.html).toBe(passage);
  expect(toRecord({ tools: ['flag'] }, { html: passage, showsGlosses: true })?.stimulus.html).toBe(passage);
});
