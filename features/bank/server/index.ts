import type { CallHandler } from '@inkstone/call/server';
import { deletePaper } from './delete-paper.ts';
import { deleteQuestionSet } from './delete-question-set.ts';
import { findPaperByRules } from './paper-rules/find-paper-by-rules.ts';
import { getPaper } from './get-paper.ts';
import { printPaper } from './print-paper.ts';
import { listPaperTypes } from './list-paper-types.ts';
import { listBlueprintSections } from './list-blueprint-sections.ts';
import { exportQuestionSets } from './exchange/export-question-sets.ts';
import { importQuestionSets } from './exchange/import-question-sets.ts';
import { getHomeworkFilters } from './get-homework-filters.ts';
import { listListeningSets } from './list-listening-sets.ts';
import { listSeenQuestions } from './list-seen-questions.ts';
import { listTags } from './list-tags.ts';
import { listRevisions } from './list-revisions.ts';
import { markForPractice } from './mark-for-practice.ts';
import { listPickedSets } from './list-picked-sets.ts';
import { listSeenSets } from './list-seen-sets.ts';
import { getQuestionSet } from './get-question-set.ts';
import { getSetSharing } from './get-set-sharing.ts';
import { getSetUse } from './get-set-use.ts';
import { listShareTargets } from './list-share-targets.ts';
import { listSimilarQuestions } from './similarity/list-similar-questions.ts';
import { listQuestionSets } from './list-question-sets.ts';
import { getBankFilters } from './get-bank-filters.ts';
import { editQuestionSets } from './edit-question-sets.ts';
import { getPointUse } from './get-point-use.ts';
import { listBankChanges } from './list-bank-changes.ts';
import { mergeKnowledgePoints } from './merge-knowledge-points.ts';
import { retireKnowledgePoint } from './retire-knowledge-point.ts';
import { saveKnowledgePoint } from './save-knowledge-point.ts';
import { undoBankChange } from './undo-bank-change.ts';
import { getBankTree } from './get-bank-tree.ts';
import { examLists } from './list-papers.ts';
import { savePaper } from './save-paper.ts';
import { saveQuestionSet } from './save-question-set.ts';
import { listExamRubrics } from './rubrics/list-exam-rubrics.ts';
import { listRubrics } from './rubrics/list-rubrics.ts';
import { retireRubric } from './rubrics/retire-rubric.ts';
import { saveRubric } from './rubrics/save-rubric.ts';
import { uploadFile } from './upload-file.ts';
import { applyQuestionImport } from './question-imports/apply-question-import.ts';
import { chooseImportItems } from './question-imports/choose-import-items.ts';
import { getQuestionImport } from './question-imports/get-question-import.ts';
import { listQuestionImports } from './question-imports/list-question-imports.ts';
import { planQuestionImport } from './question-imports/plan-question-import.ts';
import { listReadingRules } from './question-imports/list-reading-rules.ts';
import { removeReadingRule } from './question-imports/remove-reading-rule.ts';
import { saveReadingRule } from './question-imports/save-reading-rule.ts';
import { rereadQuestionImport } from './question-imports/reread-question-import.ts';
import { planQuestionFile } from './question-files/plan-question-file.ts';
import { writeQuestionFile } from './question-files/write-question-file.ts';
import { undoQuestionImport } from './question-imports/undo-question-import.ts';

export { listSetBands } from './similarity/similarity.ts';
export { findComposableSets } from './composable-sets.ts';
export { insertRubric, linkRubric } from './rubrics/rubrics.queries.ts';
export { personData } from './person-data.ts';
export { isChosenText } from './pinned-content.queries.ts';
export { hasSetAccess, readCopyAccess, toSetViewer, wholeBank, type SetViewer } from './set-access.queries.ts';
export { fromCopiedQuestions, isWordedAs, joinRevisionWords, wordsOfQuestions } from './copied-questions.queries.ts';
export { importBundles } from './exchange/import-bundles.ts';
export { readBankBundles, type BankBundle } from './exchange/read-bank-bundles.ts';
export {
  hasActiveContent,
  parseExchangedJson,
  readBundle,
  readExchangedSets,
  type ReadSet,
} from './exchange/read-bundle.ts';
export { listSetFiles, withRenamedFiles } from './exchange/bundle.ts';
export { createSetChecker, type CheckedSet } from './exchange/check-sets.ts';
export {
  checkPapers,
  findNumberedSet,
  storeExchangedPaper,
  type CheckedPaper,
  type PaperFault,
} from './exchange/check-papers.ts';
export { listFilesById } from './exchange/exchange.queries.ts';
export {
  findNewestRevisions,
  listShownRevisions,
  readBankPapers,
  readSetRevisions,
  type BankPaper,
  type BankSet,
} from './exchange/read-papers.ts';
export type { ImportedFile } from './exchange/store-media.ts';
export { storeSets } from './exchange/store-sets.ts';
export { parsePlay, playEndsAt, type Play } from './plays.ts';
export { recordingHash, recordingHashes } from './recordings.queries.ts';
export { readDomains } from './tree.queries.ts';
export { getClipSeconds } from '../rules.ts';
export { buildPaperDocument } from '../print/paper-document.ts';
export { buildPrintedForm, type PaperDetail } from '../print/printed-form.ts';
export { readDocumentFiles, toPdfResponse } from './pdf/document-files.ts';
export { recountSets } from './counts.queries.ts';
export { refoldTags, updateMeasuredDifficulties } from './classification.queries.ts';
export { buildExcerpt } from './excerpt.ts';
export {
  deleteFiles,
  findFile,
  insertFile,
  listMimes,
  listNamedKeys,
  lockOwnUpload,
  listOwnFiles,
  removeFile,
  removeUnusedFiles,
  updateFilesUnused,
  updateFilesUsed,
  type StoredFileRow,
} from './files.queries.ts';
export { storePrivateSets, type PrivateSetsRefusal, type PrivateSets } from './store-private-sets.ts';
export { applyKeyCorrection, readKeys, reverseKeyCorrection } from './keys.ts';
export { canManageBank } from '../rules.ts';
export type {
  PinnedContent,
  PinnedKey,
  PinnedPaperRef,
  PinnedQuestion,
  PinnedSet,
  PinnedSetRef,
  StoredStimulus,
} from './pinned-content.ts';
export { listPaperRows, type ListedPaper } from './read-papers.queries.ts';
export { listSets, type ListedSet } from './read-sets.queries.ts';
export { bindPinned } from './bind-pinned-content.ts';
export { pinPaper, pinSets, readPinnedPaper, readPinnedSets, withCurrentPoints } from './read-pinned-content.ts';
export {
  signFileUrl,
  signPlayUrl,
  listReferencedFiles,
  signPictures,
  signStimulus,
  signStimulusWithTranscript,
  type Reader,
} from './sign-content.ts';
export { buildSearchText } from './search-text.ts';
export { cleanKey } from './clean-set.ts';
export type {
  keyCorrection,
  paper,
  paperRevision,
  questionRevision,
  questionSet,
  questionSetRevision,
  storedFile,
  subjectNode,
} from './bank.tables.ts';
export { listNodeIds, upsertNodes, type TreeNode } from './tree.queries.ts';
export { insertPaper, type SavedPaper, type PaperInput } from './write-paper.ts';
export { insertSet, type SavedSet, type QuestionInput, type SetInput } from './write-set.ts';
export { findNode, insertNode, updatePracticeMarks } from './write-sets.queries.ts';

/** The handlers of all calls of the question bank. */
export const handlers: readonly CallHandler[] = [
  deletePaper,
  deleteQuestionSet,
  markForPractice,
  findPaperByRules,
  getPaper,
  printPaper,
  exportQuestionSets,
  importQuestionSets,
  listPaperTypes,
  listBlueprintSections,
  getHomeworkFilters,
  listListeningSets,
  listSeenQuestions,
  listRevisions,
  listTags,
  listPickedSets,
  listSeenSets,
  getQuestionSet,
  getSetSharing,
  getSetUse,
  listShareTargets,
  listSimilarQuestions,
  listQuestionSets,
  getBankFilters,
  getBankTree,
  getPointUse,
  saveKnowledgePoint,
  retireKnowledgePoint,
  mergeKnowledgePoints,
  listBankChanges,
  undoBankChange,
  editQuestionSets,
  ...examLists,
  savePaper,
  saveQuestionSet,
  listRubrics,
  listExamRubrics,
  saveRubric,
  retireRubric,
  uploadFile,
  applyQuestionImport,
  chooseImportItems,
  getQuestionImport,
  listQuestionImports,
  planQuestionImport,
  rereadQuestionImport,
  listReadingRules,
  saveReadingRule,
  removeReadingRule,
  undoQuestionImport,
  planQuestionFile,
  writeQuestionFile,
];
