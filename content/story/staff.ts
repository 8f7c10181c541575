import type { Assignment } from '../school-types.ts';

/** What the staff of the school are tested on. */
export const forStaff: readonly Assignment[] = [
  {
    code: 'staff-english',
    kind: 'test',
    title: { en: 'English at the front desk', zh: '前台英语测评' },
    paper: 'common-english',
    classes: [],
    staff: ['bailu', 'martinreeve'],
    teacher: 'qiao',
    given: { days: -3, time: '10:00' },
    begins: { days: -3, time: '10:00' },
    deadline: { days: 4, time: '18:00' },
    seconds: 1200,
    reportAt: 'at once',
    message: {
      en: 'Parents from abroad ring us every day. Twenty minutes, in one go, whenever the desk is quiet.',
      zh: '每天都有外籍家长来电。请在前台空闲时一次完成，限时二十分钟。',
    },
    extensions: [],
    results: [
      {
        student: 'martinreeve',
        ability: 2.6,
        blank: 0,
        began: { days: -2, time: '14:10' },
        seconds: 610,
        handedIn: true,
      },
    ],
  },
];
