import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const [saturday, , evening] = classes;

/** Homework that belongs to no exam: a quiz of the English class with a clock, one of the youngest who mark themselves. */
export const general: readonly Assignment[] = [
  {
    code: 'homework-english',
    kind: 'homework',
    title: { en: 'Words and grammar, a quick check', zh: '词汇与语法小测' },
    paper: 'common-english',
    classes: [evening.code],
    teacher: 'mei',
    given: { days: -6, time: '20:50' },
    begins: { days: -6, time: '20:50' },
    deadline: { days: 1, time: '21:00' },
    seconds: 900,
    reportAt: 'at once',
    message: {
      en: 'Fifteen minutes for ten questions. If you need longer, go on: I only want to see how long it took.',
      zh: '十道题，十五分钟。时间不够可以继续做，我只想知道各位用了多久。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-english',
        students: evening.students,
        days: [-5, -2],
        hours: [19, 2],
        seconds: 640,
        drift: -0.2,
        blank: 0,
        absent: ['renqiubai', 'pengruoxi', 'suntianyi', 'guochenxi'],
        exact: { linxiaohe: { began: { days: -4, time: '19:32' }, seconds: 588 } },
      },
      abilities,
    ),
  },
  {
    code: 'homework-study',
    kind: 'homework',
    title: { en: 'How do I learn best?', zh: '怎样学得更好？' },
    paper: 'common-study',
    classes: [saturday.code],
    teacher: 'qiao',
    given: { days: -4, time: '12:20' },
    begins: { days: -4, time: '12:20' },
    deadline: { days: 4, time: '21:00' },
    selfMarking: true,
    reportAt: 'at once',
    message: {
      en: 'Answer first, then mark yourself with the key. Be honest; nobody else sees your marks but me.',
      zh: '先作答，再对照答案给自己打分。请如实打分，除了我没有别人会看到。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-study',
        students: ['anqi', 'aikebaier', 'caoyuxuan', 'emmaclarke', 'gaolingfei', 'leoferrari', 'priyanair', 'xuqinghe'],
        days: [-3, -1],
        hours: [17, 3],
        seconds: 420,
        drift: 0.6,
        blank: 0.05,
        unfinished: { leoferrari: 3 },
      },
      abilities,
    ),
  },
];
