import { toeflSections } from '../toefl-sections.ts';
import type { Paper } from '../bank-types.ts';

/** Papers of TOEFL classic: what it shares with July 2023 is taken from the sets of the two mocks. */
export const toeflClassicPapers = [
  {
    code: 'toefl-classic-mock',
    title: { en: 'TOEFL classic mock', zh: '托福改革前模拟卷' },
    programme: 'toefl-classic',
    variant: 'toefl-classic',
    author: 'mei',
    written: { days: -30, time: '15:00' },
    sections: toeflSections([
      ['reading', 'passages', 't23-a-r1', 't23-a-r2', 't23-b-r1'],
      ['listening', 'part-1', 't23-a-l1', 't23-a-l2'],
      ['listening', 'part-2', 't23-a-l3', 't23-a-l4', 't23-a-l5'],
      ['speaking', 'independent', 't23-a-s1'],
      ['speaking', 'campus', 't23-a-s2'],
      ['speaking', 'academic', 't23-a-s3'],
      ['speaking', 'lecture', 't23-a-s4'],
      ['writing', 'integrated', 't23-a-w1'],
      ['writing', 'independent', 't19-w1'],
    ]),
  },
  {
    code: 'toefl-classic-practice',
    title: { en: 'Practice: one of each, TOEFL classic', zh: '练习：托福改革前 各一题' },
    programme: 'toefl-classic',
    variant: 'practice',
    author: 'mei',
    written: { days: -30, time: '16:20' },
    sections: toeflSections([
      ['reading', 'passages', 't23-a-r2'],
      ['listening', 'recordings', 't23-a-l1'],
      ['speaking', 'independent', 't23-a-s1'],
    ]),
  },
] as const satisfies readonly Paper[];
