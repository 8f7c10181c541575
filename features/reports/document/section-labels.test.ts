import { expect, test } from 'vitest';
import { findSectionLabels } from './section-labels.ts';

const sections = [
  { id: 'reading', name: 'Reading' },
  { id: 'listening', name: 'Listening' },
];
const buildQuestion = (id: number, sectionId: string) => ({ sectionId, knowledgePoint: { id } });

test('points of one name are told apart by their section, others are left alone', () => {
  const points = [
    { id: 1, name: 'Details' },
    { id: 2, name: 'Main idea' },
    { id: 3, name: 'Details' },
  ];
  const questions = [buildQuestion(1, 'reading'), buildQuestion(2, 'reading'), buildQuestion(3, 'listening')];
  expect([...findSectionLabels({ points, sections, questions })]).toEqual([
    [1, 'Reading'],
    [3, 'Listening'],
  ]);
});

test('a point of whose questions none is in the report keeps its bare name', () => {
  const points = [
    { id: 1, name: 'Details' },
    { id: 3, name: 'Details' },
  ];
  expect([...findSectionLabels({ points, sections, questions: [buildQuestion(1, 'reading')] })]).toEqual([
    [1, 'Reading'],
  ]);
});

test('two points of one name in one section are not told apart by it', () => {
  const points = [1, 2, 3].map((id) => ({ id, name: 'Details' }));
  const questions = [buildQuestion(1, 'reading'), buildQuestion(2, 'reading'), buildQuestion(3, 'listening')];
  expect([...findSectionLabels({ points, sections, questions })]).toEqual([[3, 'Listening']]);
});

test('a point that is asked in several sections takes the name of none', () => {
  const points = [1, 2].map((id) => ({ id, name: 'Details' }));
  const questions = [buildQuestion(1, 'reading'), buildQuestion(1, 'listening'), buildQuestion(2, 'listening')];
  expect([...findSectionLabels({ points, sections, questions })]).toEqual([[2, 'Listening']]);
});
