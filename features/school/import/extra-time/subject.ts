import { findStudent, studentHeads } from '../find-student.ts';
import type { LinkField, LinkRow } from '../link-fields.ts';
import { readCell, type LinkSubject } from '../link-subject.ts';
import { RowError } from '../row-error.ts';
import { describeAmount, isSameAmount, noExtraTime, parseAmount, type ExtraTimeAmount } from './amount.ts';

/** The standing extra time of a student. */
export interface KnownTime extends ExtraTimeAmount {
  studentId: number;
}

const fields = ['student', 'extraMinutes'] as const satisfies readonly LinkField[];

/** The extra time of a row; 0 ends it. */
const readAmount = (row: LinkRow): ExtraTimeAmount => {
  const amount = parseAmount(readCell(row, 'extraMinutes'));
  if (!amount) throw new RowError('minutesInvalid', row.values.extraMinutes ?? '');
  return amount;
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
    },
  },
  personFields: ['student'],
  template: {
    en: [
      ['Student', 'Extra time'],
      ['linxiaohe', '50 %'],
    ],
    zh: [
      ['学生', '延长时间'],
      ['linxiaohe', '50 %'],
    ],
  },
  openPlan({ findPerson, known }) {
    const amountByStudent = new Map(known.map((time) => [time.studentId, time]));
    return (row) => {
      const student = findStudent(findPerson, row);
      const amount = readAmount(row);
      const before = amountByStudent.get(student.id) ?? noExtraTime;
      const outcome = isSameAmount(amount, before) ? 'same' : isSameAmount(before, noExtraTime) ? 'made' : 'changed';
      return {
        ...{ outcome, person: student, key: String(student.id) },
        changes: [{ field: 'extraMinutes', before: describeAmount(before), after: describeAmount(amount) }],
        link: { kind: 'extraTime', ...amount, before: before.minutes, percentBefore: before.percent },
      };
    };
  },
};
