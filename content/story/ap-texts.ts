import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import {
  linsHistory,
  linsHistoryMarks,
  linsSeminar,
  linsSeminarMarks,
  linsShort,
  linsShortMarks,
  luosHistory,
  luosSeminar,
} from './ap-answers.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const [, sunday] = classes;

/** Seminar and world history, as tests and as homework: one student's texts are marked, another's wait. */
export const apTexts: readonly Assignment[] = [
  {
    code: 'ap-seminar',
    kind: 'test',
    title: { en: 'AP Seminar, end-of-course exam A', zh: 'AP 研讨课期末考试 A' },
    paper: 'ap-seminar-a',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -19, time: '20:30' },
    begins: { days: -18, time: '08:00' },
    deadline: { days: -15, time: '21:00' },
    reportAt: 'after the end',
    message: {
      en: 'Two hours: about thirty minutes for the first text, the rest for your essay. Name the sources by their letters.',
      zh: '共两小时：第一篇约三十分钟，其余时间写论述文。引用材料时请注明字母。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'ap-seminar',
        students: ['linxiaohe', 'luozhiyao'],
        days: [-17, -16],
        hours: [15, 3],
        seconds: 6200,
        drift: 0,
        blank: 0,
        exact: {
          linxiaohe: { answers: linsSeminar, marked: { at: { days: -14, time: '19:30' }, marks: linsSeminarMarks } },
          luozhiyao: { answers: luosSeminar },
        },
      },
      abilities,
    ),
  },
  {
    code: 'ap-seminar-bus',
    kind: 'homework',
    title: { en: 'AP Seminar: the last bus', zh: 'AP 研讨课：末班车' },
    paper: 'ap-seminar-bus',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -28, time: '20:30' },
    begins: { days: -28, time: '20:30' },
    deadline: { days: -22, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'One text, three questions: what is claimed, how it is built, how good the evidence is.',
      zh: '一篇文章，三个问题：主张是什么、怎样展开、论据有多可靠。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'ap-seminar-bus',
        students: ['linxiaohe'],
        days: [-26, -24],
        hours: [16, 3],
        seconds: 1700,
        drift: 0,
        blank: 0,
        exact: {
          linxiaohe: {
            answers: { 'ap-s1-01': linsSeminar['ap-s1-01'], 'ap-s2-01': null, 'ap-s3-01': linsSeminar['ap-s3-01'] },
            marked: {
              at: { days: -21, time: '19:00' },
              marks: linsSeminarMarks.filter(({ question }) => ['ap-s1-01', 'ap-s3-01'].includes(question)),
            },
          },
        },
      },
      abilities,
    ),
  },
  {
    code: 'ap-history-short',
    kind: 'homework',
    title: { en: 'AP World History: short answers', zh: 'AP 世界历史：简答题' },
    paper: 'ap-history-short',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -20, time: '20:50' },
    begins: { days: -20, time: '20:50' },
    deadline: { days: -14, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'Four short answers; of the last two you may leave one out, as in the exam.',
      zh: '四道简答题；最后两题和考试一样，可以只答一题。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'ap-history-short',
        students: ['linxiaohe'],
        days: [-19, -17],
        hours: [15, 3],
        seconds: 2600,
        drift: 0,
        blank: 0,
        exact: {
          linxiaohe: { answers: linsShort, marked: { at: { days: -13, time: '19:00' }, marks: linsShortMarks } },
        },
      },
      abilities,
    ),
  },
  {
    code: 'ap-history',
    kind: 'test',
    title: { en: 'AP World History: documents and an essay', zh: 'AP 世界历史：文献题与论述题' },
    paper: 'ap-history-written',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -12, time: '20:30' },
    begins: { days: -11, time: '08:00' },
    deadline: { days: -8, time: '21:00' },
    reportAt: 'after the end',
    message: {
      en: 'Seven documents, then one essay of three: choose the one for which you have facts. An hour and forty minutes.',
      zh: '先做七份文献的分析题，再从三道论述题中选一题：选你有史实可写的那一题。共一小时四十分钟。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'ap-history',
        students: ['linxiaohe', 'luozhiyao'],
        days: [-10, -9],
        hours: [15, 3],
        seconds: 4600,
        drift: 0,
        blank: 0,
        exact: {
          linxiaohe: { answers: linsHistory, marked: { at: { days: -7, time: '19:30' }, marks: linsHistoryMarks } },
          luozhiyao: { answers: luosHistory },
        },
      },
      abilities,
    ),
  },
];
