import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const [, sunday, evening] = classes;

/** The SAT: its mathematics as a trial of the contest class, the whole mock of the evening class, and homework. */
export const sat: readonly Assignment[] = [
  {
    code: 'sat-math-trial',
    kind: 'test',
    title: { en: 'Digital SAT, a trial of the Math', zh: 'SAT 机考数学试水' },
    paper: 'sat-math-a',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -15, time: '18:00' },
    begins: { days: -13, time: '08:00' },
    deadline: { days: -9, time: '21:00' },
    reportAt: 'after the end',
    message: {
      en: 'Two modules of 35 minutes. The second one depends on how the first one goes. The calculator is in the window.',
      zh: '两个模块，各 35 分钟，第二个模块的难度取决于第一个。计算器就在考试窗口里。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'sat-math-trial',
        students: sunday.students,
        days: [-12, -10],
        hours: [15, 5],
        seconds: 3300,
        drift: 0.1,
        blank: 0.02,
        absent: ['liumuchen', 'pengruoxi', 'yukitanaka'],
      },
      abilities,
    ),
  },
  {
    code: 'sat-mock',
    kind: 'test',
    title: { en: 'Digital SAT mock A', zh: 'SAT 机考模拟考 A' },
    paper: 'sat-mock-a',
    classes: [evening.code],
    teacher: 'mei',
    given: { days: -8, time: '20:50' },
    begins: { days: -7, time: '08:00' },
    deadline: { days: 9, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'Two hours and a quarter with a break of ten minutes. Sit it in one go.',
      zh: '全程两小时一刻钟，中间休息十分钟，请一次做完。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'sat-mock',
        students: ['linxiaohe', 'luozhiyao', 'ouyangche', 'tangshuyi', 'mazihan', 'hesiyuan'],
        days: [-6, -2],
        hours: [14, 4],
        seconds: 6400,
        drift: 0,
        blank: 0.01,
      },
      abilities,
    ),
  },
  {
    code: 'sat-working',
    kind: 'homework',
    title: { en: 'Show your working: a parabola and a line', zh: '写出过程：抛物线与直线' },
    paper: 'sat-practice-working',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -4, time: '18:10' },
    begins: { days: -4, time: '18:10' },
    deadline: { days: 5, time: '21:00' },
    reportAt: 'at once',
    extensions: [],
    results: resultsOf(
      {
        assignment: 'sat-working',
        students: ['linxiaohe', 'jiangwanqing', 'qinhaoran'],
        days: [-3, -1],
        hours: [17, 3],
        seconds: 900,
        drift: 0.4,
        blank: 0,
        exact: {
          linxiaohe: {
            answers: {
              'sat-working-4': {
                text: 'x² − 7x + 5 − c = 0 must have one solution. 49 − 4(5 − c) = 0, so 29 + 4c = 0 and c = −29/4.',
                files: [],
                recordings: [],
              },
            },
          },
          jiangwanqing: {
            answers: {
              'sat-working-4': {
                text: 'One point means the discriminant is 0: 49 − 20 − 4c = 0, c = 29/4.',
                files: [],
                recordings: [],
              },
            },
          },
        },
      },
      abilities,
    ),
  },
  {
    code: 'sat-words',
    kind: 'homework',
    title: { en: 'SAT: short texts and grammar', zh: 'SAT：短文阅读与语法' },
    paper: 'sat-practice-words',
    classes: [evening.code],
    teacher: 'mei',
    given: { days: -1, time: '20:55' },
    begins: { days: 0, time: '00:00' },
    deadline: { days: 8, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'No clock. Say to yourself why each wrong answer is wrong.',
      zh: '不计时。每道题都对自己说清楚，错误选项错在哪里。',
    },
    extensions: [],
    results: [],
  },
];
