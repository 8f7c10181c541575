import { bankReader, staff, teacherSide } from '@inkstone/session/contract';

/** Who may read question sets with their keys: readers of the bank, and people who compose or assign from it. */
export const setReader = bankReader.may(
  'repository',
  'repository_quest',
  'repository_exampaper',
  'publish_homework',
  'publish_test',
  'publish_video',
);

/** Who may read what question sets were given to whom: teachers who read the bank. */
export const setUseReader = teacherSide.may(
  'repository',
  'repository_quest',
  'repository_exampaper',
  'publish_homework',
  'publish_test',
  'publish_video',
);

/** Who may edit question sets. */
export const setEditor = teacherSide.may('repository_quest');

/** Who may manage the bank for the whole school, as `canManageBank` says. */
export const bankManager = staff.may('repository_quest');

/** Who may read papers: people who compose or assign them. */
export const paperReader = bankReader.may('repository_exampaper', 'publish_homework', 'publish_test');

/** Who may compose papers. */
export const paperEditor = bankReader.may('repository_exampaper');

/** Who may create assignments. */
export const publisher = teacherSide.may('publish_homework', 'publish_test');

/** Who may assign tests. */
export const testAssigner = teacherSide.may('publish_test');

/** Who may assign homework. */
export const homeworkAssigner = teacherSide.may('publish_homework');

/** Who may upload files of questions, assignments and messages. */
export const uploader = teacherSide;
