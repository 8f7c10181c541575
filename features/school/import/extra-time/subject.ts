import { findStudent, studentHeads } from '../find-student.ts';
import type { LinkField, LinkRow } from '../link-fields.ts';
import { readCell, type LinkSubject } from '../link-subject.ts';
import { RowError } from '../row-error.ts';
import { cutText } from '@inkstone/base';
import { parseDay } from '../../timetable-import/read-times.ts';
import {
  areDaysInverted,
  describeGrant,
  isSameGrant,
  noExtraTime,
  parseAmount,
  toGrant,
  type ExtraTimeGrant,
} from './amount.ts';

/** The standing extra time of a student. */
export interface KnownTime extends ExtraTimeGrant {
  studentId: number;
}

const fields = ['student', 'extraMinutes', 'extraFrom', 'extraUntil'] as const satisfies readonly LinkField[];

/** The day of a cell; null where it is empty. */
const readDay = ({ values }: LinkRow, field: 'extraFrom' | 'extraUntil'): string | null => {
  const text = values[field];
  if (text === undefined) return null;
  const day = parseDay(text);
  if (day === null) throw new RowError('extraDayInvalid', cutText(text, 40));
  return day;
};

/** The extra time of a row with its days; 0 ends it. */
const readGrant = (row: LinkRow): ExtraTimeGrant => {
  const amount = parseAmount(readCell(row, 'extraMinutes'));
  if (!amount) throw new RowError('minutesInvalid', row.values.extraMinutes ?? '');
  const days = { fromDay: readDay(row, 'extraFrom'), untilDay: readDay(row, 'extraUntil') };
  if (areDaysInverted(days)) throw new RowError('extraDaysInverted', `${days.fromDay} – ${days.untilDay}`);
  return toGrant(amount, days);
};

/** Standing extra time of students, one in each row; who is not named keeps theirs. */
export const extraTimeSubject: LinkSubject<readonly KnownTime[]> = {
  columns: {
    fields,
    heads: {
      student: studentHeads,
      extraMinutes: [
        ...['extratime', 'extraminutes', 'minutes', 'extratimeminutes', 'accommodation', 'extendedtime', 'percent'],
        ...['延长时间', '延长分钟', '延长分钟数', '额外时间', '额外分钟数', '加时', '分钟', '延長時間', '額外時間'],
        ...['延长', '延长比例', '加时比例'],
      ],
      extraFrom: [
        ...['from', 'firstday', 'start', 'startdate', 'startson', 'validfrom', 'fromday', 'since'],
        ...['开始日期', '生效日期', '起始日期', '起', '首日', '开始', '起日', '開始日期', '生效日', '自'],
      ],
      extraUntil: [
        ...['until', 'lastday', 'end', 'enddate', 'endson', 'validuntil', 'untilday', 'to', 'expires', 'expiry'],
        ...['结束日期', '截止日期', '失效日期', '止', '末日', '结束', '止日', '結束日期', '至', '到期日', '有效期至'],
      ],
    },
  },
  personFields: ['student'],
  template: {
    en: [
      ['Student', 'Extra time', 'First day', 'Last day'],
      ['linxiaohe', '50 %', '2026-09-01', '2027-06-30'],
    ],
    zh: [
      ['学生', '延长时间', '开始日期', '结束日期'],
      ['linxiaohe', '50 %', '2026-09-01', '2027-06-30'],
    ],
  },
  openPlan({ findPerson, known }) {
    const grantByStudent = new Map(known.map((time) => [time.studentId, time]));
    return (row) => {
      const student = findStudent(findPerson, row);
      const grant = readGrant(row);
      const before = grantByStudent.get(student.id) ?? noExtraTime;
      const outcome = isSameGrant(grant, before) ? 'same' : isSameGrant(before, noExtraTime) ? 'made' : 'changed';
      return {
        ...{ outcome, person: student, key: String(student.id) },
        changes: [{ field: 'extraMinutes', before: describeGrant(before), after: describeGrant(grant) }],
        link: {
          ...{ kind: 'extraTime', ...grant, before: before.minutes, percentBefore: before.percent },
          ...{ fromDayBefore: before.fromDay, untilDayBefore: before.untilDay },
        },
      };
    };
  },
};
