import { bindBlueprint, type Blueprint, type PaperSection } from '@inkstone/exam/blueprint';
import { buildSet, choices, buildListeningSet } from '../toefl-parts/testing.ts';
import { toefl2026 } from './index.ts';

const responses = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => buildListeningSet(from + index, 5, ['choice']));

/** A complete paper; the first question of set 3 is 300. The first reading module ends with five unscored questions. */
export const fullPaper: readonly PaperSection[] = [
  {
    section: 'reading',
    part: 'router',
    sets: [
      buildSet(1, ['complete-the-words']),
      buildSet(2, choices(2)),
      buildSet(3, choices(3)),
      buildSet(4, choices(5)),
      buildSet(5, choices(5)),
    ],
  },
  { section: 'reading', part: 'upper', sets: [buildSet(6, ['complete-the-words']), buildSet(7, choices(5))] },
  {
    section: 'reading',
    part: 'lower',
    sets: [buildSet(8, ['complete-the-words']), buildSet(9, choices(2)), buildSet(10, choices(3))],
  },
  {
    section: 'listening',
    part: 'router',
    sets: [
      ...responses(20, 8),
      ...[28, 29, 30].map((id) => buildListeningSet(id, 25, choices(2))),
      buildListeningSet(31, 80, choices(4)),
      buildListeningSet(32, 25, choices(2)),
    ],
  },
  {
    section: 'listening',
    part: 'upper',
    sets: [
      ...responses(40, 3),
      ...[43, 44, 45].map((id) => buildListeningSet(id, 25, choices(2))),
      buildListeningSet(46, 80, choices(4)),
      buildListeningSet(47, 80, choices(4)),
    ],
  },
  {
    section: 'listening',
    part: 'lower',
    sets: [...responses(50, 7), ...[57, 58, 59, 60, 61].map((id) => buildListeningSet(id, 25, choices(2)))],
  },
  {
    section: 'writing',
    part: 'sentences',
    sets: [
      buildSet(
        70,
        Array.from({ length: 10 }, () => 'sentence-build'),
      ),
    ],
  },
  { section: 'writing', part: 'email', sets: [buildSet(71, ['essay'])] },
  { section: 'writing', part: 'discussion', sets: [buildSet(72, ['essay'])] },
  {
    section: 'speaking',
    part: 'repeat',
    sets: Array.from({ length: 7 }, (_, index) => buildListeningSet(80 + index, 5, ['repeat'])),
  },
  {
    section: 'speaking',
    part: 'interview',
    sets: Array.from({ length: 4 }, (_, index) => buildListeningSet(90 + index, 8, ['interview-answer'])),
  },
];

/** A blueprint of a test or homework with that paper. */
export const buildFullTest = (mode: 'test' | 'practice' = 'test'): Blueprint =>
  bindBlueprint(toefl2026, 'toefl-2026', { paper: fullPaper, choices: { mode } });
