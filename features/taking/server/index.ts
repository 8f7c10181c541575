import type { CallHandler } from '@inkstone/call/server';
import { importAnswers } from './import-answers.ts';
import { environmentStatus, saveEnvironment } from './environment/check-environment.ts';
import { checkCourseStatus, checkHomeworkStatus, checkTestStatus, readPosition, readTime } from './look.ts';
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

export { arrivalFor, lateAnswerFor } from './late-answers.ts';
export { listLateAnswers, type LateAnswerRow } from './late-answers.queries.ts';
export { findAttempt, listAnswers, listAttemptsOf, listEvents } from './attempt.queries.ts';
export type { AnswerOfAttempt, AttemptRow } from './attempt.queries.ts';
export { changeScore, scoreAgain } from './close.ts';
export { closeJob } from './close-job.ts';
export { closeIfOver } from './close-over.ts';
export { contentOf, questionsById } from './content.ts';
export { subscribers } from './extend.ts';
export { fileFor, filesOfAnswers, type AnswersAsked } from './files/files-of.ts';
export type { FileOfAnswer } from './files/arrived.queries.ts';
export { forgetFiles } from './files/forget-files.ts';
export { keepPastFiles } from './files/past-files.queries.ts';
export { forgetOldChecks } from './environment/forget-old-checks.ts';
export { mendRecordings } from './recordings/mend-recordings.ts';
export { insertPastRecordings } from './recordings/recordings.queries.ts';
export { recordingsIn, recordingsOf, type HeardRecording } from './recordings/recordings-of.ts';
export { lockAttempt, lockTaughtAttempt, type LockedAttempt } from './attempt-rows.queries.ts';
export { listSelfMarks } from './self-marks.queries.ts';
export { markAlone } from './score-task.ts';
export { rescoreRecentJob, rescoreRecentLater } from './rescore-recent-job.ts';
export { setMarks } from './set-marks.ts';
export { timeOfWork } from './time-of-work.ts';
export { replayAttempt, type PastEvent } from './replay-attempt.ts';
export { attempt } from './taking.tables.ts';

/** The answers to every call of sitting an attempt. */
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
