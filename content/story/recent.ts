import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import * as lin from './lin-xiaohe.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const saturday = classes[0].students;
const sunday = classes[1].students;
const everyone = [...saturday, ...sunday];
const both = ['amc8-saturday', 'amc10-sunday'];

/** What was given in the last five weeks and is over, the oldest first. */
export const recent: readonly Assignment[] = [
  {
    code: 'homework-second-wind',
    kind: 'homework',
    title: { en: 'Second wind', zh: '换一口气' },
    paper: 'practice-second-wind',
    classes: ['amc10-sunday'],
    teacher: 'qiao',
    given: { days: -35, time: '17:30' },
    begins: { days: -35, time: '17:30' },
    deadline: { days: -30, time: '21:00' },
    reportAt: 'at once',
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-second-wind',
        students: sunday,
        days: [-34, -31],
        hours: [16, 4],
        seconds: 1240,
        drift: 0.4,
        blank: 0.04,
        absent: ['liumuchen', 'renqiubai'],
        exact: { linxiaohe: { began: { days: -33, time: '19:10' }, seconds: 1386, answers: lin.secondWind } },
      },
      abilities,
    ),
  },
  {
    code: 'homework-last-five',
    kind: 'homework',
    title: { en: 'The last five of AMC 8, once more', zh: 'AMC 8 最后五题再做一遍' },
    paper: 'practice-last-five',
    classes: both,
    teacher: 'qiao',
    given: { days: -28, time: '17:30' },
    begins: { days: -28, time: '17:30' },
    deadline: { days: -23, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'You have met these five in the diagnostic. Now take all the time you need.',
      zh: '这五道题摸底时见过。这次不限时，慢慢想。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-last-five',
        students: everyone,
        days: [-27, -24],
        hours: [16, 4],
        seconds: 1500,
        drift: 0.7,
        blank: 0.03,
        absent: ['fangzhou', 'wangdongyang', 'huangjiale', 'guochenxi'],
        late: { students: ['caoyuxuan'], day: -22 },
        exact: { linxiaohe: { began: { days: -25, time: '20:02' }, seconds: 1622, answers: lin.lastFive } },
      },
      abilities,
    ),
  },
  {
    code: 'homework-review',
    kind: 'homework',
    title: { en: 'Number and shape, a review', zh: '数与形综合复习' },
    paper: 'practice-review',
    classes: both,
    teacher: 'qiao',
    given: { days: -19, time: '17:30' },
    begins: { days: -19, time: '17:30' },
    deadline: { days: -14, time: '21:00' },
    reportAt: 'at once',
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-review',
        students: everyone,
        days: [-18, -15],
        hours: [16, 4],
        seconds: 1680,
        drift: 0.8,
        blank: 0.02,
        absent: ['buyifan', 'liumuchen'],
        exact: { linxiaohe: { began: { days: -17, time: '19:26' }, seconds: 1544, answers: lin.review } },
      },
      abilities,
    ),
  },
  {
    code: 'homework-tools',
    kind: 'homework',
    title: { en: 'AMC 12 tools', zh: 'AMC 12 常用工具' },
    paper: 'practice-tools',
    classes: ['amc10-sunday'],
    teacher: 'qiao',
    given: { days: -12, time: '17:30' },
    begins: { days: -12, time: '17:30' },
    deadline: { days: -6, time: '21:00' },
    reportAt: 'at once',
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-tools',
        students: sunday,
        days: [-11, -8],
        hours: [16, 4],
        seconds: 1620,
        drift: 0.7,
        blank: 0.02,
        absent: ['guochenxi'],
        late: { students: ['renqiubai'], day: -5 },
        exact: { linxiaohe: { began: { days: -10, time: '19:40' }, seconds: 1718, answers: lin.tools } },
      },
      abilities,
    ),
  },
];
