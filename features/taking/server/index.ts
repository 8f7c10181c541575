import { withAliases, type CallHandler } from '@inkstone/call/server';
import { aliases } from '../contract/legacy.ts';
import { importAnswers } from './journal/import-answers.ts';
import { getEnvironmentCheck } from './environment-check/get-environment-check.ts';
import { saveEnvironmentCheck } from './environment-check/save-environment-check.ts';
import { checkCourseStatus, checkHomeworkStatus, checkTestStatus } from './attempt-session/check-status.ts';
import { getConfirmedKey } from './attempt-session/get-confirmed-key.ts';
import { getAttemptPosition } from './attempt-session/get-attempt-position.ts';
import { getAttemptTime } from './attempt-session/get-attempt-time.ts';
import { getFile } from './files/get-file.ts';
import { listPhonePages } from './files/list-phone-pages.ts';
import { openPhoneCamera } from './files/open-phone-camera.ts';
import { readPhoneCamera } from './files/read-phone-camera.ts';
import { removeAttachment } from './files/remove-attachment.ts';
import { savePhonePage } from './files/save-phone-page.ts';
import { saveAnswerPhoto, saveAttachment, saveCodePicture } from './files/save-attachment.ts';
import { uploadRecording } from './recording/upload-recording.ts';
import { getMyDefinedHomework } from './attempt-session/get-my-defined-homework.ts';
import { finishAttempt } from './journal/finish-attempt.ts';
import { saveAnswers, saveDefinedHomework, saveOvertime } from './journal/save-answers.ts';
import { saveSelfMarks } from './finishing/save-self-marks.ts';
import { startAttempt } from './attempt-session/start-attempt.ts';

export { personData } from './person-data.ts';
export { toLateArrival, toLateAnswer } from './journal/late-answers.ts';
export { findPastLimit } from './journal/past-limit.ts';
export { toOvertimeText } from './journal/overtime.ts';
export { listOvertimeAnswers, type OvertimeRow } from './overtime.queries.ts';
export { listLateAnswers, type LateAnswerRow } from './journal/late-answers.queries.ts';
export { findAttempt, listAnswers, listAttempts, listEvents } from './attempt.queries.ts';
export type { AnswerRow, AttemptRow } from './attempt.queries.ts';
export { changeScore, rescoreAttempt } from './finishing/close-attempt.ts';
export { closeJob } from './finishing/close-job.ts';
export { standingTimeJob } from './attempt-session/standing-time.ts';
export { closeIfExpired } from './finishing/close-if-expired.ts';
export { readContent, questionsById } from './attempt-session/assigned-content.ts';
export { subscribers } from './subscribers.ts';
export { toFileRecord, readAnswerFiles, type AnswerSelection } from './files/answer-files.ts';
export type { AnswerFile } from './files/uploaded-files.queries.ts';
export { releaseUnusedFiles } from './files/release-unused-files.ts';
export { insertPastFiles } from './files/files.queries.ts';
export { deleteOldChecks, needsSound } from './environment-check/device-check.ts';
export { assembleAbandonedRecordings } from './recording/assemble-abandoned-recordings.ts';
export { countOldJournals, countOldRecordings, removeOldJournals, removeOldRecordings } from './retention.queries.ts';
export { insertPastRecordings } from './recording/recordings.queries.ts';
export {
  findNamedRecordings,
  listPlayableRecordings,
  type PlayableRecording,
} from './recording/playable-recordings.ts';
export { lockAttempt, lockAttemptForTeacher, type LockedAttempt } from './attempt-rows.queries.ts';
export { listSelfMarks } from './finishing/scores.queries.ts';
export { markSingleAnswer } from './finishing/score-task.ts';
export { rescoreRecentJob, enqueueRescoreRecent } from './finishing/rescore-recent-job.ts';
export { setMarks } from './finishing/set-marks.ts';
export { computeAttemptDuration } from './attempt-session/attempt-duration.ts';
export { replayAttempt, type PastEvent } from './journal/replay-attempt.ts';
export { enterPaperAttempt, removePaperAttempt, type PaperOutcome } from './journal/paper-attempt.ts';
export { attempt } from './taking.tables.ts';

/** The handlers of all calls of attempts. */
export const handlers: readonly CallHandler[] = withAliases(
  [
    getFile,
    startAttempt,
    saveAnswers,
    saveOvertime,
    saveDefinedHomework,
    finishAttempt,
    getAttemptTime,
    getAttemptPosition,
    getConfirmedKey,
    getMyDefinedHomework,
    checkTestStatus,
    checkHomeworkStatus,
    checkCourseStatus,
    importAnswers,
    saveSelfMarks,
    uploadRecording,
    saveAttachment,
    saveCodePicture,
    saveAnswerPhoto,
    removeAttachment,
    openPhoneCamera,
    listPhonePages,
    readPhoneCamera,
    savePhonePage,
    getEnvironmentCheck,
    saveEnvironmentCheck,
  ],
  aliases,
);
