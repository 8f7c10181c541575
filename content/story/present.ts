import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import * as lin from './lin-xiaohe.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const saturday = classes[0].students;
const sunday = classes[1].students;
const everyone = [...saturday, ...sunday];
const both = ['amc8-saturday', 'amc10-sunday'];

/** What is open, late, taken back or still to come on the day of seeding. */
export const present: readonly Assignment[] = [
  {
    code: 'homework-words',
    kind: 'homework',
    title: { en: 'From words to equations', zh: '从文字到方程' },
    paper: 'practice-words',
    classes: both,
    teacher: 'dou',
    given: { days: -7, time: '12:10' },
    begins: { days: -7, time: '12:10' },
    deadline: { days: -1, time: '21:00' },
    reportAt: 'at once',
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-words',
        students: everyone,
        days: [-6, -2],
        hours: [16, 4],
        seconds: 980,
        drift: 0.6,
        blank: 0,
        absent: ['fangzhou', 'liumuchen', 'buyifan', 'kimseoyeon'],
        unfinished: { linxiaohe: 3, dingle: 2, pengruoxi: 4 },
        exact: { linxiaohe: { began: { days: -2, time: '21:05' }, seconds: 512, answers: lin.words } },
      },
      abilities,
    ),
  },
  {
    code: 'homework-wrong-class',
    kind: 'homework',
    title: { en: 'Number and shape, a review', zh: '数与形综合复习' },
    paper: 'practice-review',
    classes: ['amc10-sunday'],
    teacher: 'qiao',
    given: { days: -5, time: '18:02' },
    begins: { days: -5, time: '18:02' },
    deadline: { days: 2, time: '21:00' },
    reportAt: 'at once',
    withdrawn: { days: -5, time: '18:40' },
    extensions: [],
    results: [],
  },
  {
    code: 'mock-amc10',
    kind: 'test',
    title: { en: 'AMC 10 mock A', zh: 'AMC 10 模拟卷 A' },
    paper: 'amc10-mock-a',
    classes: ['amc10-sunday'],
    teacher: 'qiao',
    given: { days: -4, time: '17:45' },
    begins: { days: -1, time: '08:00' },
    deadline: { days: 2, time: '21:00' },
    reportAt: 'after the end',
    message: {
      en: 'Seventy-five minutes in one sitting, as on the day itself. Choose a quiet hour.',
      zh: '七十五分钟，一次做完，和正式比赛一样。请挑一段安静的时间。',
    },
    extensions: [
      {
        student: 'noraosman',
        deadline: { days: 4, time: '21:00' },
        reason: { en: 'School trip until the day after', zh: '学校研学，次日才回' },
        at: { days: -3, time: '10:05' },
      },
    ],
    results: resultsOf(
      {
        assignment: 'mock-amc10',
        students: ['luozhiyao', 'tangshuyi', 'jiangwanqing', 'suntianyi', 'qinhaoran'],
        days: [-1, -1],
        hours: [9, 8],
        seconds: 3860,
        drift: 0.3,
        blank: 0.14,
      },
      abilities,
    ),
  },
  {
    code: 'homework-climb',
    kind: 'homework',
    title: { en: 'The climb: AMC 12, numbers 11 to 20', zh: '登山：AMC 12 第 11 至 20 题' },
    paper: 'practice-climb',
    classes: ['amc10-sunday'],
    teacher: 'qiao',
    given: { days: -5, time: '18:45' },
    begins: { days: -5, time: '18:45' },
    deadline: { days: 3, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'Five old friends and five steeper ones. Stop at half-way if you like; it keeps your place.',
      zh: '五道老题，五道更陡的。可以中途停下，下次接着做。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-climb',
        students: ['linxiaohe', 'chengyinuo', 'maximmorozov', 'luozhiyao', 'ouyangche', 'tangshuyi', 'mazihan'],
        days: [-4, -2],
        hours: [16, 4],
        seconds: 2100,
        drift: 0.7,
        blank: 0.03,
        unfinished: { linxiaohe: 5, mazihan: 7 },
        exact: { linxiaohe: { began: { days: -2, time: '19:20' }, seconds: 1188, answers: lin.climb } },
      },
      abilities,
    ),
  },
  {
    code: 'homework-chances',
    kind: 'homework',
    title: { en: 'What are the chances?', zh: '可能性有多大' },
    paper: 'practice-probability',
    classes: both,
    teacher: 'qiao',
    given: { days: -1, time: '17:30' },
    begins: { days: -1, time: '17:30' },
    deadline: { days: 5, time: '21:00' },
    reportAt: 'at once',
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-chances',
        students: ['gaolingfei', 'priyanair', 'xuqinghe'],
        days: [-1, -1],
        hours: [19, 1],
        seconds: 840,
        drift: 0.6,
        blank: 0,
      },
      abilities,
    ),
  },
  {
    code: 'homework-tools-again',
    kind: 'homework',
    title: { en: 'Before the contest: the tools again', zh: '赛前再练：常用工具' },
    paper: 'practice-tools',
    classes: ['amc10-sunday'],
    teacher: 'qiao',
    given: { days: -1, time: '17:40' },
    begins: { days: 2, time: '08:00' },
    deadline: { days: 8, time: '21:00' },
    reportAt: 'at once',
    extensions: [],
    results: [],
  },
];
