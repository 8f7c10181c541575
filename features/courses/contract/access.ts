import { student, teacherSide } from '@inkstone/session/contract';

/** Who may create courses and assign them. */
export const courseAssigner = teacherSide.may('publish_video');

/** Who takes assigned courses. */
export const courseStudent = student;
