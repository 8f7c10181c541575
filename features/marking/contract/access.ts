import { teacherSide } from '@inkstone/session/contract';

/** Who may assign markers to papers. */
export const markerAssignerAccess = teacherSide.may('repository_exampaper', 'publish_test');

/** Who may search for teachers outside their team, also to share the teaching of a student. */
export const teacherSearchAccess = teacherSide.may('repository_exampaper', 'publish_test', 'myStudent_student');
