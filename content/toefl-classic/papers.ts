import type { Paper } from '../bank-types.ts';

const reading = { en: 'Reading', zh: '阅读' };
const listening = { en: 'Listening', zh: '听力' };
const speaking = { en: 'Speaking', zh: '口语' };
const writing = { en: 'Writing', zh: '写作' };

/** Papers of TOEFL classic: what it shares with July 2023 is taken from the sets of the two mocks. */
export const toeflClassicPapers = [
  {
    code: 'toefl-classic-mock',
    title: { en: 'TOEFL classic mock', zh: '托福改革前模拟卷' },
    programme: 'toefl-classic',
    variant: 'toefl-classic',
    author: 'mei',
    written: { days: -30, time: '15:00' },
    sections: [
      { title: reading, section: 'reading', part: 'passages', sets: ['t23-a-r1', 't23-a-r2', 't23-b-r1'] },
      { title: listening, section: 'listening', part: 'part-1', sets: ['t23-a-l1', 't23-a-l2'] },
      { title: listening, section: 'listening', part: 'part-2', sets: ['t23-a-l3', 't23-a-l4', 't23-a-l5'] },
      { title: speaking, section: 'speaking', part: 'independent', sets: ['t23-a-s1'] },
      { title: speaking, section: 'speaking', part: 'campus', sets: ['t23-a-s2'] },
      { title: speaking, section: 'speaking', part: 'academic', sets: ['t23-a-s3'] },
      { title: speaking, section: 'speaking', part: 'lecture', sets: ['t23-a-s4'] },
      { title: writing, section: 'writing', part: 'integrated', sets: ['t23-a-w1'] },
      { title: writing, section: 'writing', part: 'independent', sets: ['t19-w1'] },
    ],
  },
  {
    code: 'toefl-classic-practice',
    title: { en: 'Practice: one of each, TOEFL classic', zh: '练习：托福改革前 各一题' },
    programme: 'toefl-classic',
    variant: 'practice',
    author: 'mei',
    written: { days: -30, time: '16:20' },
    sections: [
      { title: reading, section: 'reading', part: 'passages', sets: ['t23-a-r2'] },
      { title: listening, section: 'listening', part: 'recordings', sets: ['t23-a-l1'] },
      { title: speaking, section: 'speaking', part: 'independent', sets: ['t23-a-s1'] },
    ],
  },
] as const satisfies readonly Paper[];
