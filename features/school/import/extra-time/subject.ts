import { foldCharacters } from '@inkstone/base';
import { findStudent, studentHeads } from '../find-student.ts';
import type { LinkField, LinkRow } from '../link-fields.ts';
import { readCell, type LinkSubject } from '../link-subject.ts';
import { RowError } from '../row-error.ts';

/** The standing extra time of a student. */
export interface KnownTime {
  studentId: number;
  minutes: number;
}

/** As many minutes as a student gets at most. */
const maxMinutes = 600;

const fields = ['student', 'extraMinutes'] as const satisfies readonly LinkField[];

/** The minutes of a row; 0 ends the extra time. */
const readMinutes = (row: LinkRow): number => {
  const text = foldCharacters(readCell(row, 'extraMinutes'))
    .trim()
    .replace(/\s*(?:minutes?|mins?|分钟|分)\.?$/iu, '');
  const minutes = /^\d{1,4}(?:\.0+)?$/.test(text) ? Number(text) : null;
  if (minutes === null || minutes > maxMinutes) throw new RowError('minutesInvalid', row.values.extraMinutes ?? '');
  return minutes;
};

const toText = (minutes: number): string | null => (minutes === 0 ? null : String(minutes));

/** Standing extra time of students, one in each row; who is not named keeps theirs. */
export const extraTimeSubject: LinkSubject<readonly KnownTime[]> = {
  columns: {
    fields,
    heads: {
      student: studentHeads,
      extraMinutes: [
        ...['extratime', 'extraminutes', 'minutes', 'extratimeminutes', 'accommodation'],
        ...['延长时间', '延长分钟', '延长分钟数', '额外时间', '额外分钟数', '加时', '分钟', '延長時間', '額外時間'],
      ],
    },
  },
  personFields: ['student'],
  template: {
    en: [
      ['Student', 'Extra minutes'],
      ['linxiaohe', '30'],
    ],
    zh: [
      ['学生', '延长分钟数'],
      ['linxiaohe', '30'],
    ],
  },
  openPlan({ findPerson, known }) {
    const minutesByStudent = new Map(known.map(({ studentId, minutes }) => [studentId, minutes]));
    return (row) => {
      const student = findStudent(findPerson, row);
      const minutes = readMinutes(row);
      const before = minutesByStudent.get(student.id) ?? 0;
      return {
        outcome: minutes === before ? 'same' : before === 0 ? 'made' : 'changed',
        ...{ person: student, key: String(student.id) },
        changes: [{ field: 'extraMinutes', before: toText(before), after: toText(minutes) }],
        link: { kind: 'extraTime', minutes, before },
      };
    };
  },
};
