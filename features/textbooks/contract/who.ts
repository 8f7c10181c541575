import { student, teacherSide } from '@inkstone/session/contract';

/** Who may look into the bank of textbooks: its readers, and whoever gives textbooks. */
export const bookReader = teacherSide.may('textbook', 'publish_textbook');

/** Who may give textbooks. */
export const bookGiver = teacherSide.may('publish_textbook');

/** Who reads what was given. */
export const bookStudent = student;
