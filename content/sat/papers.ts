import type { Paper } from '../bank-types.ts';

const verbal = { en: 'Reading and Writing', zh: '阅读与文法' };
const math = { en: 'Math', zh: '数学' };

/** The three modules of a section: each of two sets. */
const modules = (section: 'reading-writing' | 'math', letter: 'r' | 'm'): Paper['sections'] =>
  (
    [
      ['module-1', '1'],
      ['module-2-harder', '2h'],
      ['module-2-easier', '2e'],
    ] as const
  ).map(([part, code]) => ({
    title: section === 'math' ? math : verbal,
    section,
    part,
    sets: [`sat-${letter}${code}`, `sat-${letter}${code}b`],
  }));

/** Papers of the SAT: a whole digital mock, its mathematics alone, and practice. */
export const satPapers = [
  {
    code: 'sat-mock-a',
    title: { en: 'Digital SAT mock A', zh: 'SAT 机考模拟卷 A' },
    programme: 'sat',
    variant: 'digital',
    author: 'mei',
    written: { days: -31, time: '15:00' },
    sections: [...modules('reading-writing', 'r'), ...modules('math', 'm')],
  },
  {
    code: 'sat-math-a',
    title: { en: 'Digital SAT mock A, Math only', zh: 'SAT 机考模拟卷 A（仅数学）' },
    programme: 'sat',
    variant: 'digital',
    author: 'qiao',
    written: { days: -30, time: '17:00' },
    sections: modules('math', 'm'),
  },
  {
    code: 'sat-practice-words',
    title: { en: 'SAT practice: reading and grammar', zh: 'SAT 练习：阅读与文法' },
    programme: 'sat',
    variant: 'practice',
    author: 'mei',
    written: { days: -14, time: '16:00' },
    sections: [
      { title: { en: 'Reading', zh: '阅读' }, section: 'reading', part: 'tasks', sets: ['sat-r2e'] },
      { title: { en: 'Writing', zh: '文法与写作' }, section: 'writing', part: 'tasks', sets: ['sat-r2eb'] },
    ],
  },
  {
    code: 'sat-practice-working',
    title: { en: 'SAT practice: show your working', zh: 'SAT 练习：写出过程' },
    programme: 'sat',
    variant: 'practice',
    author: 'qiao',
    written: { days: -13, time: '19:40' },
    sections: [{ title: math, section: 'math', part: 'tasks', sets: ['sat-working'] }],
  },
] as const satisfies readonly Paper[];
