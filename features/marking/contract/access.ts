import { teacherSide } from '@inkstone/session/contract';

/** Who may name markers of papers. */
export const markerAssignerAccess = teacherSide.may('repository_exampaper', 'publish_test');

/** Who may look for teachers outside their team: also to let them take part in teaching a student. */
export const teacherSearchAccess = teacherSide.may('repository_exampaper', 'publish_test', 'myStudent_student');
