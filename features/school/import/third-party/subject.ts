import { findColleague } from '../find-colleague.ts';
import { findStudent, studentHeads } from '../find-student.ts';
import type { LinkField } from '../link-fields.ts';
import { describePerson, readCell, type LinkSubject } from '../link-subject.ts';
import { RowError } from '../row-error.ts';

/** Whom a teacher teaches, by a class or singly, or reads as third party. */
export interface KnownTeaching {
  teacherId: number;
  studentId: number;
  isThirdParty: boolean;
}

const fields = ['student', 'teacher'] as const satisfies readonly LinkField[];

/** Third-party teachers of students, one pair in each row; nobody is removed. */
export const thirdPartySubject: LinkSubject<readonly KnownTeaching[]> = {
  columns: {
    fields,
    heads: {
      student: studentHeads,
      teacher: [
        ...[
          'teacher',
          'thirdparty',
          'thirdpartyteacher',
          'supportingteacher',
          'teacherusername',
          'marker',
          'colleague',
        ],
        ...[
          '协助老师',
          '第三方老师',
          '第三方教师',
          '第三方',
          '老师',
          '教师',
          '老师姓名',
          '协同老师',
          '第三方老師',
          '老師',
          '教師',
        ],
      ],
    },
  },
  personFields: ['student', 'teacher'],
  template: {
    en: [
      ['Student', 'Supporting teacher'],
      ['linxiaohe', 'mei'],
    ],
    zh: [
      ['学生', '协助老师'],
      ['linxiaohe', 'mei'],
    ],
  },
  openPlan({ findPerson, known }) {
    const teaching = new Map(known.map((pair) => [`${pair.teacherId} ${pair.studentId}`, pair]));
    return (row) => {
      const student = findStudent(findPerson, row);
      const teacher = findColleague(findPerson, readCell(row, 'teacher'));
      const key = `${teacher.id} ${student.id}`;
      const before = teaching.get(key);
      if (before && !before.isThirdParty) throw new RowError('alreadyTeaches', describePerson(teacher));
      return {
        outcome: before ? 'same' : 'made',
        ...{ person: student, key },
        changes: [{ field: 'teacher', before: null, after: describePerson(teacher) }],
        link: { kind: 'thirdParty', teacherId: teacher.id },
      };
    };
  },
};
