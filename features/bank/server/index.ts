import type { CallHandler } from '@inkstone/call/server';
import { deleteExam } from './delete-exam.ts';
import { deleteTopic } from './delete-topic.ts';
import { examDetail } from './exam-detail.ts';
import { getExamType, getTopicSection } from './exam-facts.ts';
import { exportTopics } from './exchange/export-topics.ts';
import { importTopics } from './exchange/import-topics.ts';
import { getFile } from './get-file.ts';
import { getHomeworkParam } from './get-homework-param.ts';
import { getListeningList } from './get-listening-list.ts';
import { getQuestWithStudent } from './get-quest-with-student.ts';
import { getRevisions } from './get-revisions.ts';
import { getTopicArrList, getTopicArrListForStudents } from './get-topic-arr-list.ts';
import { getTopicDetailGroup } from './get-topic-detail-group.ts';
import { getTopicList } from './get-topic-list.ts';
import { getTopicParam } from './get-topic-param.ts';
import { getTopicTree } from './get-topic-tree.ts';
import { examLists } from './list-exams.ts';
import { saveExam } from './save-exam.ts';
import { saveTopic } from './save-topic.ts';
import { uploadFile } from './upload-file.ts';

export { playEndsAt } from './plays.queries.ts';
export { readDomains } from './domains.queries.ts';
export { secondsOfClip } from '../rules.ts';
export { recountSets } from './counts.queries.ts';
export { excerptOf } from './excerpt.ts';
export {
  insertFile,
  listMimes,
  listNamedKeys,
  lockOwnUpload,
  listOwnFiles,
  removeFile,
  removeUnusedFiles,
  updateFilesUnused,
  updateFilesUsed,
} from './files.queries.ts';
export { keepOutsideBank, type OutsideRefusal, type OutsideSets } from './keep-outside.ts';
export { applyKeyCorrection, readKeys, reverseKeyCorrection } from './keys.ts';
export { managesBank } from '../rules.ts';
export type {
  PinnedContent,
  PinnedKey,
  PinnedPaperRef,
  PinnedQuestion,
  PinnedSet,
  PinnedSetRef,
  StoredStimulus,
} from './pinned.ts';
export { listPapers, type ListedPaper } from './read-papers.queries.ts';
export { listSets, type ListedSet } from './read-sets.queries.ts';
export { bindPinned } from './bind-pinned.ts';
export { pinPaper, pinSets, readPinnedPaper, readPinnedSets } from './read-pinned.ts';
export {
  fileAddress,
  playAddress,
  filesNamed,
  signedPictures,
  signedStimulus,
  signedWithTranscript,
  type Reader,
} from './signed.ts';
export { searchTextOf } from './search-text.ts';
export { cleanKey } from './tidy-set.ts';
export { listPlaceIds, upsertPlaces, type TreePlace } from './tree.queries.ts';
export { insertPaper, type KeptPaper, type PaperToKeep } from './write-paper.ts';
export { insertSet, type KeptSet, type QuestionToKeep, type SetToKeep } from './write-set.ts';
export { findNode, insertNode } from './write-sets.queries.ts';

/** The answers to every call of the question bank. */
export const handlers: readonly CallHandler[] = [
  deleteExam,
  deleteTopic,
  examDetail,
  exportTopics,
  importTopics,
  getExamType,
  getTopicSection,
  getFile,
  getHomeworkParam,
  getListeningList,
  getQuestWithStudent,
  getRevisions,
  getTopicArrList,
  getTopicArrListForStudents,
  getTopicDetailGroup,
  getTopicList,
  getTopicParam,
  getTopicTree,
  ...examLists,
  saveExam,
  saveTopic,
  uploadFile,
];
