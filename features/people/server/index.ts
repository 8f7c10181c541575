import type { Answer } from '@inkstone/call/server';
import { listClasses } from './list-classes.ts';
import { listStudents } from './list-students.ts';
import { resetPassword } from './reset-password.ts';

export { endMembers, listEveryClass } from './classes.queries.ts';
export type { EveryClass } from './classes.queries.ts';
export { expandStudents, isStudentOf } from './expand-students.ts';
export type { Expanded, Named } from './expand-students.ts';
export { insertClass, insertMembers, linkStudent, listClassesOf, listStudentsOf } from './people.queries.ts';
export type { OwnClass, OwnStudent } from './people.queries.ts';
export { sortNameOf } from './sort-name.ts';

/** Every call about people. */
export const answers: readonly Answer[] = [listStudents, listClasses, resetPassword];
