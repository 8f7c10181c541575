import type { CallHandler } from '@inkstone/call/server';
import { deleteExam } from './delete-exam.ts';
import { deleteTopic } from './delete-topic.ts';
import { examDetail } from './exam-detail.ts';
import { getExamType, getTopicSection } from './exam-types.ts';
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

export { fromCopiedQuestions, isWordedAs, wordsOfQuestions } from './copied-questions.queries.ts';
export { importBundles } from './exchange/import-bundles.ts';
export { readBundle } from './exchange/read-bundle.ts';
export { playEndsAt } from './plays.queries.ts';
export { readDomains } from './domains.queries.ts';
export { getClipSeconds as secondsOfClip } from '../rules.ts';
export { recountSets } from './counts.queries.ts';
export { buildExcerpt as excerptOf } from './excerpt.ts';
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
export {
  storePrivateSets as keepOutsideBank,
  type PrivateSetsRefusal as OutsideRefusal,
  type PrivateSets as OutsideSets,
} from './store-private-sets.ts';
export { applyKeyCorrection, readKeys, reverseKeyCorrection } from './keys.ts';
export { canManageBank as managesBank } from '../rules.ts';
export type {
  PinnedContent,
  PinnedKey,
  PinnedPaperRef,
  PinnedQuestion,
  PinnedSet,
  PinnedSetRef,
  StoredStimulus,
} from './pinned-content.ts';
export { listPapers, type ListedPaper } from './read-papers.queries.ts';
export { listSets, type ListedSet } from './read-sets.queries.ts';
export { bindPinned } from './bind-pinned-content.ts';
export { pinPaper, pinSets, readPinnedPaper, readPinnedSets } from './read-pinned-content.ts';
export {
  signFileUrl as fileAddress,
  signPlayUrl as playAddress,
  listReferencedFiles as filesNamed,
  signPictures as signedPictures,
  signStimulus as signedStimulus,
  signStimulusWithTranscript as signedWithTranscript,
  type Reader,
} from './sign-content.ts';
export { buildSearchText as searchTextOf } from './search-text.ts';
export { cleanKey } from './clean-set.ts';
export {
  listNodeIds as listPlaceIds,
  upsertNodes as upsertPlaces,
  type TreeNode as TreePlace,
} from './tree.queries.ts';
export { insertPaper, type SavedPaper as KeptPaper, type PaperInput as PaperToKeep } from './write-paper.ts';
export {
  insertSet,
  type SavedSet as KeptSet,
  type QuestionInput as QuestionToKeep,
  type SetInput as SetToKeep,
} from './write-set.ts';
export { findNode, insertNode } from './write-sets.queries.ts';

/** The handlers of all calls of the question bank. */
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
