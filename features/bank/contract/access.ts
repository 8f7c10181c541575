import { bankReader, teacherSide } from '@inkstone/session/contract';

/** Who may read question sets with their keys: readers of the bank, and whoever composes or assigns from it. */
export const setReader = bankReader.may(
  'repository',
  'repository_quest',
  'repository_exampaper',
  'publish_homework',
  'publish_test',
  'publish_video',
);

/** Who may write question sets. */
export const setEditor = teacherSide.may('repository_quest');

/** Who may look papers up: their composers, and whoever assigns them. */
export const paperReader = bankReader.may('repository_exampaper', 'publish_homework', 'publish_test');

/** Who may compose papers. */
export const paperEditor = bankReader.may('repository_exampaper');

/** Who may give work to students. */
export const publisher = teacherSide.may('publish_homework', 'publish_test');

/** Who may set tests. */
export const testAssigner = teacherSide.may('publish_test');

/** Who may give homework. */
export const homeworkAssigner = teacherSide.may('publish_homework');

/** Who may upload files of questions, assignments and messages. */
export const uploader = teacherSide;
