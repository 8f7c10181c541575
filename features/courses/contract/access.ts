import { student, teacherSide } from '@inkstone/session/contract';

/** Who may make courses and give them. */
export const courseAssigner = teacherSide.may('publish_video');

/** Who studies what was given. */
export const courseStudent = student;
