import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const [saturday, sunday] = classes;

const guosMessage = [
  'Dear Mr. Hale,',
  'I am sorry because I lost your book. On Monday I was in the bus and I talk with my friend, and when we get out the book stay there. I saw it only at home in the evening.',
  'I called the bus company and my mother went to there office, but they did not have it. They will call us when somebody bring it. If it is not coming back I buy a new one from my pocket money. The book was very good and I was on page 90.',
  'Your student, Guo Chenxi',
].join('\n\n');

const linsMessage = [
  'Dear Mr. Hale,',
  'Something embarrassing has happened: your book is travelling on bus number 9, and I am not. I put it down to find my ticket, and then I had to run.',
  'I have written to the bus company, and I went to the last stop on Wednesday and asked two drivers. One of them promised to look under the seats. If he does not find it by the weekend, I will order a new copy and write your name in it as neatly as you did.',
  'Best wishes, Lin Xiaohe',
].join('\n\n');

/** The school's own papers for beginners: one of mathematics, one of four skills; some have done them. */
export const basics: readonly Assignment[] = [
  {
    code: 'amc-basic',
    kind: 'test',
    title: { en: 'AMC Basic, paper 1', zh: 'AMC 基础测试一' },
    paper: 'amc-basic-1',
    classes: [saturday.code, sunday.code],
    teacher: 'qiao',
    given: { days: -11, time: '18:20' },
    begins: { days: -10, time: '08:00' },
    deadline: { days: 11, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'For those who have just joined us, and to see how fast the others have become: fifteen questions in two parts.',
      zh: '给新同学热身，也看看老同学快了多少：共十五题，分两部分。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'amc-basic',
        students: ['linxiaohe', 'guochenxi', 'anqi', 'caoyuxuan', 'dingle', 'emmaclarke', 'huangjiale', 'priyanair'],
        days: [-9, -3],
        hours: [9, 8],
        seconds: 1500,
        drift: 0.2,
        blank: 0.04,
        exact: { linxiaohe: { ability: 3 } },
      },
      abilities,
    ),
  },
  {
    code: 'toefl-basic',
    kind: 'test',
    title: { en: 'TOEFL Basic, paper 1', zh: '托福基础测试一' },
    paper: 'toefl-basic-1',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -6, time: '18:20' },
    begins: { days: -5, time: '08:00' },
    deadline: { days: 9, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'Reading, listening, one minute of speaking and a message. Check your microphone first.',
      zh: '阅读、听力、一分钟口语和一封邮件。请先检测麦克风。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'toefl-basic',
        students: ['guochenxi', 'linxiaohe'],
        days: [-4, -2],
        hours: [10, 6],
        seconds: 2000,
        drift: 0.5,
        blank: 0,
        exact: {
          guochenxi: { answers: { 'tfb-w1-01': guosMessage } },
          linxiaohe: { answers: { 'tfb-w1-01': linsMessage } },
        },
      },
      abilities,
    ),
  },
];
