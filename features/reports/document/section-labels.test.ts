import { expect, test } from 'vitest';
import { findSectionLabels } from './section-labels.ts';

const sections = [
  { id: 'reading', name: 'Reading' },
  { id: 'listening', name: 'Listening' },
];
const buildQuestion = (id: number, sectionId: string) => ({ sectionId, knowledgePoint: { id } });

test('points of the same name are distinguished by their section, others are unchanged', () => {
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

test('a point without questions in the report keeps its plain name', () => {
  const points = [
    { id: 1, name: 'Details' },
    { id: 3, name: 'Details' },
  ];
  expect([...findSectionLabels({ points, sections, questions: [buildQuestion(1, 'reading')] })]).toEqual([
    [1, 'Reading'],
  ]);
});

test('two points of the same name in one section are not distinguished by it', () => {
  const points = [1, 2, 3].map((id) => ({ id, name: 'Details' }));
  const questions = [buildQuestion(1, 'reading'), buildQuestion(2, 'reading'), buildQuestion(3, 'listening')];
  expect([...findSectionLabels({ points, sections, questions })]).toEqual([[3, 'Listening']]);
});

test('a name used in several sections gets no section name', () => {
  const points = [1, 2].map((id) => ({ id, name: 'Details' }));
  const questions = [buildQuestion(1, 'reading'), buildQuestion(1, 'listening'), buildQuestion(2, 'listening')];
  expect([...findSectionLabels({ points, sections, questions })]).toEqual([[2, 'Listening']]);
});
