import type { CallHandler } from '@inkstone/call/server';
import { importAnswers } from './import-answers.ts';
import { getEnvironmentCheck } from './environment/get-environment-check.ts';
import { saveEnvironmentCheck } from './environment/save-environment-check.ts';
import { checkCourseStatus, checkHomeworkStatus, checkTestStatus } from './check-status.ts';
import { getAttemptPosition } from './get-attempt-position.ts';
import { getAttemptTime } from './get-attempt-time.ts';
import { removeAttachment } from './files/remove-attachment.ts';
import { saveAnswerPicture, saveAttachment, saveCodePicture } from './files/save-attachment.ts';
import {
  uploadRecording,
  uploadDuolingoRecording,
  uploadInterviewRecording,
  uploadToeflRecording,
  uploadTranslationRecording,
} from './recordings/upload-recording.ts';
import { getMyDefinedHomework } from './get-my-defined-homework.ts';
import { finishAttempt } from './finish-attempt.ts';
import { saveAnswers, saveDefinedHomework, saveOvertimeWriting } from './save-answers.ts';
import { saveSelfMarks } from './save-self-marks.ts';
import { startAttempt } from './start-attempt.ts';

export { toLateArrival, toLateAnswer } from './late-answers.ts';
export { listLateAnswers, type LateAnswerRow } from './late-answers.queries.ts';
export { findAttempt, listAnswers, listAttempts, listEvents } from './attempt.queries.ts';
export type { AnswerRow, AttemptRow } from './attempt.queries.ts';
export { changeScore, rescoreAttempt } from './close-attempt.ts';
export { closeJob } from './close-job.ts';
export { closeIfExpired } from './close-if-expired.ts';
export { readContent, questionsById } from './content.ts';
export { subscribers } from './subscribers.ts';
export { toFileRecord, readAnswerFiles, type AnswerSelection } from './files/answer-files.ts';
export type { AnswerFile } from './files/uploaded-files.queries.ts';
export { releaseUnusedFiles } from './files/release-unused-files.ts';
export { insertPastFiles } from './files/past-files.queries.ts';
export { deleteOldChecks } from './environment/delete-old-checks.ts';
export { assembleAbandonedRecordings } from './recordings/assemble-abandoned-recordings.ts';
export { insertPastRecordings } from './recordings/recordings.queries.ts';
export {
  findNamedRecordings,
  listPlayableRecordings,
  type PlayableRecording,
} from './recordings/playable-recordings.ts';
export { lockAttempt, lockAttemptForTeacher, type LockedAttempt } from './attempt-rows.queries.ts';
export { listSelfMarks } from './self-marks.queries.ts';
export { markSingleAnswer } from './score-task.ts';
export { rescoreRecentJob, enqueueRescoreRecent } from './rescore-recent-job.ts';
export { setMarks } from './set-marks.ts';
export { computeAttemptDuration } from './attempt-duration.ts';
export { replayAttempt, type PastEvent } from './replay-attempt.ts';
export { attempt } from './taking.tables.ts';

/** The handlers of all calls of attempts. */
export const handlers: readonly CallHandler[] = [
  startAttempt,
  saveAnswers,
  saveOvertimeWriting,
  saveDefinedHomework,
  finishAttempt,
  getAttemptTime,
  getAttemptPosition,
  getMyDefinedHomework,
  checkTestStatus,
  checkHomeworkStatus,
  checkCourseStatus,
  importAnswers,
  saveSelfMarks,
  uploadRecording,
  uploadDuolingoRecording,
  uploadInterviewRecording,
  uploadTranslationRecording,
  uploadToeflRecording,
  saveAttachment,
  saveAnswerPicture,
  saveCodePicture,
  removeAttachment,
  getEnvironmentCheck,
  saveEnvironmentCheck,
];
