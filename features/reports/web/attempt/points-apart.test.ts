import { expect, test } from 'vitest';
import { sectionsApart } from './points-apart.ts';

const sections = [
  { id: 'reading', name: 'Reading' },
  { id: 'listening', name: 'Listening' },
];
const asked = (id: number, sectionId: string) => ({ sectionId, knowledgePoint: { id } });

test('points of one name are told apart by their section, others are left alone', () => {
  const points = [
    { id: 1, name: 'Details' },
    { id: 2, name: 'Main idea' },
    { id: 3, name: 'Details' },
  ];
  const questions = [asked(1, 'reading'), asked(2, 'reading'), asked(3, 'listening')];
  expect([...sectionsApart({ points, sections, questions })]).toEqual([
    [1, 'Reading'],
    [3, 'Listening'],
  ]);
});

test('a point of whose questions none is in the report keeps its bare name', () => {
  const points = [
    { id: 1, name: 'Details' },
    { id: 3, name: 'Details' },
  ];
  expect([...sectionsApart({ points, sections, questions: [asked(1, 'reading')] })]).toEqual([[1, 'Reading']]);
});

test('two points of one name in one section are not told apart by it', () => {
  const points = [1, 2, 3].map((id) => ({ id, name: 'Details' }));
  const questions = [asked(1, 'reading'), asked(2, 'reading'), asked(3, 'listening')];
  expect([...sectionsApart({ points, sections, questions })]).toEqual([[3, 'Listening']]);
});

test('a point that is asked in several sections takes the name of none', () => {
  const points = [1, 2].map((id) => ({ id, name: 'Details' }));
  const questions = [asked(1, 'reading'), asked(1, 'listening'), asked(2, 'listening')];
  expect([...sectionsApart({ points, sections, questions })]).toEqual([[2, 'Listening']]);
});
