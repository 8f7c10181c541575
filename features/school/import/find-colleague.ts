import { isAllowed, type RoleAccess } from '@inkstone/call';
import { recruitmentSide, staff, teacherSide } from '@inkstone/session/contract';
import type { RowFault } from './faults.ts';
import type { FindPerson, KnownPerson } from './find-person.ts';
import { describePerson } from './link-subject.ts';
import { RowError } from './row-error.ts';

/** Whether one of somebody's roles, with the permissions held, is allowed by a rule. */
const isAllowedInARole = (access: RoleAccess, { roles, permissions }: KnownPerson): boolean =>
  roles.some((role) => isAllowed(access, { role, permissions }));

const createColleagueFinder =
  (access: RoleAccess, fault: RowFault) =>
  (findPerson: FindPerson, text: string): KnownPerson => {
    const person = findPerson(text);
    if (!isAllowedInARole(access, person)) throw new RowError(fault, describePerson(person));
    return person;
  };

/** Somebody who works at the school as teacher, guide or staff. */
export const findColleague = createColleagueFinder(teacherSide, 'notTeacher');

/** Somebody who may have staff of their own. */
export const findManager = createColleagueFinder(teacherSide.may('myStudent_myStaff'), 'notManager');

/** Somebody who holds the role of staff. */
export const findStaff = createColleagueFinder(staff, 'notStaff');

/** Somebody who may manage candidates. */
export const findRecruiter = createColleagueFinder(recruitmentSide.may('candidate'), 'notRecruiter');
