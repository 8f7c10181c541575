import type { CallHandler } from '@inkstone/call/server';
import { importAnswers } from './import-answers.ts';
import { environmentStatus, saveEnvironment } from './environment/check-environment.ts';
import { checkCourseStatus, checkHomeworkStatus, checkTestStatus, readPosition, readTime } from './attempt-status.ts';
import { removeAttachment } from './files/remove-attachment.ts';
import { saveAnswerPicture, saveAttachment, saveCodePicture } from './files/save-attachment.ts';
import {
  uploadAudio,
  uploadDuolingoAudio,
  uploadInterviewAudio,
  uploadToeflBasicAudio,
  uploadTranslateAudio,
} from './recordings/upload-audio.ts';
import { readMyQuestDetail } from './my-quest-detail.ts';
import { finish, saveTopicAnswer, saveTopicEtc, saveWritingOverTime } from './save.ts';
import { selfMark } from './self-mark.ts';
import { startAttempt } from './start.ts';

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
  saveTopicAnswer,
  saveWritingOverTime,
  saveTopicEtc,
  finish,
  readTime,
  readPosition,
  readMyQuestDetail,
  checkTestStatus,
  checkHomeworkStatus,
  checkCourseStatus,
  importAnswers,
  selfMark,
  uploadAudio,
  uploadDuolingoAudio,
  uploadInterviewAudio,
  uploadTranslateAudio,
  uploadToeflBasicAudio,
  saveAttachment,
  saveAnswerPicture,
  saveCodePicture,
  removeAttachment,
  environmentStatus,
  saveEnvironment,
];
