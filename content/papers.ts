import { amcBasicPapers } from './amc-basic/papers.ts';
import { toeflBasicPapers } from './toefl-basic/papers.ts';
import { actPapers } from './act/papers.ts';
import { apPapers } from './ap/papers.ts';
import { businessPapers } from './business/papers.ts';
import { frontDeskTitle } from './candidates.ts';
import { longSentencePapers } from './long-sentences/papers.ts';
import { duolingoPapers } from './duolingo/index.ts';
import { interviewPapers } from './interview/index.ts';
import { internationalPapers } from './international/index.ts';
import { listenPapers } from './listen/index.ts';
import { satPapers } from './sat/papers.ts';
import { ssatPapers } from './ssat/papers.ts';
import { toefl2026Papers } from './toefl-2026/index.ts';
import { toeflClassicPapers } from './toefl-classic/papers.ts';
import { toeflListeningPapers } from './toefl-listening/index.ts';
import { toeflTranslationPapers } from './toefl-translation/index.ts';
import { toeflWritingPapers } from './toefl-writing/index.ts';
import { toeflSections } from './toefl-sections.ts';
import type { Paper } from './bank-types.ts';

/** The four sections of a TOEFL mock, part by part. */
const toeflMock = (mock: string) => {
  const set = (name: string) => `t23-${mock}-${name}`;
  return toeflSections([
    ['reading', 'passages', set('r1'), set('r2')],
    ['listening', 'part-1', set('l1'), set('l2')],
    ['listening', 'part-2', set('l3'), set('l4'), set('l5')],
    ['speaking', 'independent', set('s1')],
    ['speaking', 'campus', set('s2')],
    ['speaking', 'academic', set('s3')],
    ['speaking', 'lecture', set('s4')],
    ['writing', 'integrated', set('w1')],
    ['writing', 'discussion', set('w2')],
  ]);
};

const contest = { en: 'Contest', zh: '竞赛题' };
const practice = { en: 'Practice', zh: '练习' };

/** Papers composed from the bank: contests under their own rules, and practice without them. */
export const papers = [
  {
    code: 'amc8-mock-a',
    title: { en: 'AMC 8 mock A', zh: 'AMC 8 模拟卷 A' },
    programme: 'amc',
    variant: 'amc-8',
    author: 'qiao',
    written: { days: -110, time: '15:00' },
    seconds: 2400,
    sections: [{ title: contest, sets: ['amc8-1', 'amc8-2', 'amc8-3', 'amc8-4', 'amc8-5'] }],
  },
  {
    code: 'amc10-mock-a',
    title: { en: 'AMC 10 mock A', zh: 'AMC 10 模拟卷 A' },
    programme: 'amc',
    variant: 'amc-10',
    author: 'qiao',
    written: { days: -36, time: '15:00' },
    seconds: 4500,
    sections: [{ title: contest, sets: ['amc10-1', 'amc10-2', 'amc10-3', 'amc10-4', 'amc10-5'] }],
  },
  {
    code: 'amc12-mock-a',
    title: { en: 'AMC 12 mock A', zh: 'AMC 12 模拟卷 A' },
    programme: 'amc',
    variant: 'amc-12',
    author: 'qiao',
    written: { days: -72, time: '15:00' },
    seconds: 4500,
    sections: [{ title: contest, sets: ['amc12-1', 'amc12-2', 'amc12-3', 'amc12-4', 'amc12-5'] }],
  },
  {
    code: 'practice-numbers',
    title: { en: 'Practice: divisors and remainders', zh: '练习：因数与余数' },
    programme: 'amc',
    variant: 'practice',
    author: 'qiao',
    written: { days: -86, time: '17:30' },
    sections: [{ title: practice, sets: ['hw-numbers'] }],
  },
  {
    code: 'practice-geometry',
    title: { en: 'Practice: lengths, angles and areas', zh: '练习：长度、角与面积' },
    programme: 'amc',
    variant: 'practice',
    author: 'dou',
    written: { days: -80, time: '16:50' },
    sections: [{ title: practice, sets: ['hw-geometry'] }],
  },
  {
    code: 'practice-counting',
    title: { en: 'Practice: counting without listing', zh: '练习：不列举也能数' },
    programme: 'amc',
    variant: 'practice',
    author: 'qiao',
    written: { days: -68, time: '18:40' },
    sections: [{ title: practice, sets: ['hw-counting'] }],
  },
  {
    code: 'practice-algebra',
    title: { en: 'Practice: identities, powers and functions', zh: '练习：恒等式、幂与函数' },
    programme: 'amc',
    variant: 'practice',
    author: 'qiao',
    written: { days: -54, time: '19:00' },
    sections: [{ title: practice, sets: ['hw-algebra'] }],
  },
  {
    code: 'practice-probability',
    title: { en: 'Practice: what are the chances?', zh: '练习：可能性有多大' },
    programme: 'amc',
    variant: 'practice',
    author: 'qiao',
    written: { days: -40, time: '18:10' },
    sections: [{ title: practice, sets: ['hw-probability'] }],
  },
  {
    code: 'practice-words',
    title: { en: 'Practice: from words to equations', zh: '练习：从文字到方程' },
    programme: 'amc',
    variant: 'practice',
    author: 'dou',
    written: { days: -30, time: '17:50' },
    sections: [{ title: practice, sets: ['hw-words'] }],
  },
  {
    code: 'practice-review',
    title: { en: 'Practice: number and shape, a review', zh: '练习：数与形综合复习' },
    programme: 'amc',
    variant: 'practice',
    author: 'qiao',
    written: { days: -22, time: '18:30' },
    sections: [
      { title: { en: 'Number', zh: '数' }, sets: ['amc8-4'] },
      { title: { en: 'Shape', zh: '形' }, sets: ['amc8-3'] },
    ],
  },
  {
    code: 'practice-tools',
    title: { en: 'Practice: AMC 12 tools', zh: '练习：AMC 12 常用工具' },
    programme: 'amc',
    variant: 'practice',
    author: 'qiao',
    written: { days: -20, time: '18:30' },
    sections: [{ title: practice, sets: ['amc12-1', 'amc12-2'] }],
  },
  {
    code: 'practice-last-five',
    title: { en: 'Practice: the last five of AMC 8', zh: '练习：AMC 8 最后五题' },
    programme: 'amc',
    variant: 'practice',
    author: 'qiao',
    written: { days: -38, time: '18:30' },
    sections: [{ title: practice, sets: ['amc8-5'] }],
  },
  {
    code: 'practice-second-wind',
    title: { en: 'Practice: second wind', zh: '练习：换一口气' },
    programme: 'amc',
    variant: 'practice',
    author: 'qiao',
    written: { days: -38, time: '18:50' },
    sections: [{ title: practice, sets: ['amc12-3'] }],
  },
  {
    code: 'practice-climb',
    title: { en: 'Practice: the climb, AMC 12 numbers 11 to 20', zh: '练习：登山，AMC 12 第 11 至 20 题' },
    programme: 'amc',
    variant: 'practice',
    author: 'qiao',
    written: { days: -6, time: '18:30' },
    sections: [
      { title: { en: 'Second wind', zh: '换一口气' }, sets: ['amc12-3'] },
      { title: { en: 'Thin air', zh: '山高气薄' }, sets: ['amc12-4'] },
    ],
  },
  {
    code: 'toefl-mock-a',
    title: { en: 'TOEFL mock A', zh: '托福模拟卷 A' },
    programme: 'toefl-2023',
    variant: 'toefl-2023',
    author: 'mei',
    written: { days: -60, time: '15:00' },
    sections: toeflMock('a'),
  },
  {
    code: 'toefl-mock-b',
    title: { en: 'TOEFL mock B', zh: '托福模拟卷 B' },
    programme: 'toefl-2023',
    variant: 'toefl-2023',
    author: 'mei',
    written: { days: -46, time: '15:00' },
    sections: toeflMock('b'),
  },
  ...toeflClassicPapers,
  ...satPapers,
  ...actPapers,
  ...longSentencePapers,
  ...ssatPapers,
  {
    code: 'fill-blanks-1',
    title: { en: 'Four texts with gaps', zh: '四段短文填空' },
    programme: 'fill-blanks',
    variant: 'practice',
    author: 'mei',
    written: { days: -13, time: '17:00' },
    sections: [{ title: { en: 'Texts with gaps', zh: '短文填空' }, sets: ['blank-verbs', 'blank-small'] }],
  },
  {
    code: 'writing-basis-1',
    title: { en: 'A place that I could find blind', zh: '闭着眼也认得的地方' },
    programme: 'writing-basis',
    variant: 'practice',
    author: 'mei',
    written: { days: -12, time: '15:20' },
    sections: [
      { title: { en: 'Sentences', zh: '组句' }, part: 'sentences', sets: ['basis-sentences'] },
      { title: { en: 'Text', zh: '短文' }, part: 'texts', sets: ['basis-place'] },
    ],
  },
  {
    code: 'hr-reading-1',
    title: { en: 'Reading for advisers', zh: '顾问岗阅读测试' },
    programme: 'hr-reading',
    variant: 'reading',
    author: 'mei',
    written: { days: -12, time: '15:50' },
    sections: [{ title: { en: 'Reading', zh: '阅读' }, sets: ['t23-b-r2'] }],
  },
  ...businessPapers,
  ...amcBasicPapers,
  ...toeflBasicPapers,
  ...apPapers,
  ...toefl2026Papers,
  ...interviewPapers,
  ...toeflListeningPapers,
  ...toeflTranslationPapers,
  ...toeflWritingPapers,
  ...internationalPapers,
  ...listenPapers,
  ...duolingoPapers,
  {
    code: 'common-english',
    title: { en: 'Words and grammar', zh: '词汇与语法' },
    programme: 'common',
    variant: 'practice',
    author: 'mei',
    written: { days: -29, time: '16:10' },
    sections: [{ title: practice, sets: ['gen-words', 'gen-grammar'], part: 'questions' }],
  },
  {
    code: 'common-front-desk',
    title: frontDeskTitle,
    programme: 'common',
    variant: 'practice',
    author: 'mei',
    written: { days: -27, time: '15:40' },
    sections: [{ title: practice, sets: ['gen-grammar', 'gen-letter'], part: 'questions' }],
  },
  {
    code: 'common-study',
    title: { en: 'How do I learn best?', zh: '怎样学得更好？' },
    programme: 'common',
    variant: 'practice',
    author: 'qiao',
    written: { days: -12, time: '16:00' },
    sections: [{ title: practice, sets: ['gen-study'], part: 'questions' }],
  },
] as const satisfies readonly Paper[];
