import { student, teacherSide } from '@inkstone/session/contract';

/** Who may read the bank of textbooks: its readers, and teachers who assign textbooks. */
export const bookReaderAccess = teacherSide.may('textbook', 'publish_textbook');

/** Who may assign textbooks. */
export const bookAssignerAccess = teacherSide.may('publish_textbook');

/** Who reads assigned textbooks. */
export const bookStudentAccess = student;
