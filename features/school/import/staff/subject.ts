import { findManager, findStaff } from '../find-colleague.ts';
import type { LinkField } from '../link-fields.ts';
import { describePerson, readCell, type LinkSubject } from '../link-subject.ts';
import { RowError } from '../row-error.ts';

/** Who is among whose staff. */
export interface KnownStaff {
  managerId: number;
  personId: number;
}

const fields = ['staffMember', 'manager'] as const satisfies readonly LinkField[];

/** Staff with those who manage them, one pair in each row; nobody is taken out of anybody's staff. */
export const staffSubject: LinkSubject<readonly KnownStaff[]> = {
  columns: {
    fields,
    heads: {
      staffMember: [
        ...['staff', 'staffmember', 'employee', 'name', 'username', 'member'],
        ...['员工', '职员', '员工姓名', '姓名', '用户名', '工号', '員工', '職員'],
      ],
      manager: [
        ...['manager', 'managedby', 'reportsto', 'supervisor', 'teacher', 'lead'],
        ...['负责老师', '管理人', '上级', '主管', '负责人', '老师', '負責老師', '上級'],
      ],
    },
  },
  personFields: ['staffMember', 'manager'],
  template: {
    en: [
      ['Staff member', 'Manager'],
      ['hejing', 'qiao'],
    ],
    zh: [
      ['员工', '负责老师'],
      ['hejing', 'qiao'],
    ],
  },
  openPlan({ findPerson, known }) {
    const pairs = new Set(known.map(({ managerId, personId }) => `${managerId} ${personId}`));
    return (row) => {
      const person = findStaff(findPerson, readCell(row, 'staffMember'));
      const manager = findManager(findPerson, readCell(row, 'manager'));
      if (manager.id === person.id) throw new RowError('ownStaff', describePerson(person));
      const key = `${manager.id} ${person.id}`;
      return {
        outcome: pairs.has(key) ? 'same' : 'made',
        ...{ person, key },
        changes: [{ field: 'manager', before: null, after: describePerson(manager) }],
        link: { kind: 'staff', managerId: manager.id },
      };
    };
  },
};
