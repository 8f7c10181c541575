import { bindBlueprint, type Blueprint, type PaperSection } from '@inkstone/exam/blueprint';
import { aSet, choices, heard } from '../toefl-parts/testing.ts';
import { toefl2026 } from './index.ts';

const responses = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => heard(from + index, 5, ['choice']));

/** A whole paper; the first question of set 3 is 300. The first module of reading ends with five that never count. */
export const wholePaper: readonly PaperSection[] = [
  {
    section: 'reading',
    part: 'router',
    sets: [
      aSet(1, ['complete-the-words']),
      aSet(2, choices(2)),
      aSet(3, choices(3)),
      aSet(4, choices(5)),
      aSet(5, choices(5)),
    ],
  },
  { section: 'reading', part: 'upper', sets: [aSet(6, ['complete-the-words']), aSet(7, choices(5))] },
  {
    section: 'reading',
    part: 'lower',
    sets: [aSet(8, ['complete-the-words']), aSet(9, choices(2)), aSet(10, choices(3))],
  },
  {
    section: 'listening',
    part: 'router',
    sets: [
      ...responses(20, 8),
      ...[28, 29, 30].map((id) => heard(id, 25, choices(2))),
      heard(31, 80, choices(4)),
      heard(32, 25, choices(2)),
    ],
  },
  {
    section: 'listening',
    part: 'upper',
    sets: [
      ...responses(40, 3),
      ...[43, 44, 45].map((id) => heard(id, 25, choices(2))),
      heard(46, 80, choices(4)),
      heard(47, 80, choices(4)),
    ],
  },
  {
    section: 'listening',
    part: 'lower',
    sets: [...responses(50, 7), ...[57, 58, 59, 60, 61].map((id) => heard(id, 25, choices(2)))],
  },
  {
    section: 'writing',
    part: 'sentences',
    sets: [
      aSet(
        70,
        Array.from({ length: 10 }, () => 'sentence-build'),
      ),
    ],
  },
  { section: 'writing', part: 'email', sets: [aSet(71, ['essay'])] },
  { section: 'writing', part: 'discussion', sets: [aSet(72, ['essay'])] },
  {
    section: 'speaking',
    part: 'repeat',
    sets: Array.from({ length: 7 }, (_, index) => heard(80 + index, 5, ['repeat'])),
  },
  {
    section: 'speaking',
    part: 'interview',
    sets: Array.from({ length: 4 }, (_, index) => heard(90 + index, 8, ['interview-answer'])),
  },
];

/** The rules of a test with that paper, or of homework with it. */
export const wholeTest = (mode: 'test' | 'practice' = 'test'): Blueprint =>
  bindBlueprint(toefl2026, 'toefl-2026', { paper: wholePaper, choices: { mode } });
