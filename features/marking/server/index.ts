import type { CallHandler } from '@inkstone/call/server';
import { downloadDoc } from './doc/download-doc.ts';
import { readMarkers, acquireHold } from './hold.ts';
import { listHomeworkToMark, listTestsToMark } from './list-waiting.ts';
import { uploadMarkPicture } from './mark-picture.ts';
import { removeMarker, findThirdParties, assignMarkers, readMarkerFilters, readPaperMarkers } from './paper-markers.ts';
import { readSubmissions } from './submission-detail.ts';
import { listQueue, readMarkingState } from './queue.ts';
import {
  saveMark,
  saveListeningMark,
  saveQuestionMark,
  saveTestMark,
  saveToeflListeningMark,
  saveToeflWritingMark,
} from './save-mark.ts';
import { submitCorrection } from './submit-correction.ts';
import { deleteVoice, deleteVoiceAudio, uploadVoice } from './voice.ts';

export { listEarlierDrafts as earlierDrafts } from './earlier-drafts.ts';
export { markableAssignmentIds as markableBy } from './marking-access.queries.ts';
export { assignPaperMarkers as namePaperMarkers } from './paper-markers.ts';
export { insertPastMarks as keepPastMarks } from './past-marks.ts';
export { readReleasedMarks as releasedMarks } from './released-marks.ts';
export { subscribers } from './subscribers.ts';

/** The handlers of every call of marking. */
export const handlers: readonly CallHandler[] = [
  listTestsToMark,
  listHomeworkToMark,
  listQueue,
  readMarkingState,
  readSubmissions,
  readMarkers,
  acquireHold,
  saveMark,
  saveTestMark,
  saveQuestionMark,
  saveToeflListeningMark,
  saveToeflWritingMark,
  saveListeningMark,
  submitCorrection,
  uploadVoice,
  deleteVoice,
  deleteVoiceAudio,
  uploadMarkPicture,
  downloadDoc,
  readMarkerFilters,
  readPaperMarkers,
  findThirdParties,
  assignMarkers,
  removeMarker,
];
