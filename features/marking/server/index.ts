import type { CallHandler } from '@inkstone/call/server';
import { downloadDoc } from './doc/download-doc.ts';
import { readMarkers, takeHold } from './hold.ts';
import { listHomeworkToMark, listTestsToMark } from './list-waiting.ts';
import { uploadMarkPicture } from './mark-picture.ts';
import { dropMarker, findThirdParties, nameMarkers, readMarkerFilters, readPaperMarkers } from './paper-markers.ts';
import { readPieces } from './piece-detail.ts';
import { listQueue, readMarkingState } from './queue.ts';
import {
  saveMark,
  saveMarkOfListeningEtc,
  saveMarkOfQuest,
  saveMarkOfTest,
  saveMarkOfToeflListen,
  saveMarkOfWriting,
} from './save-mark.ts';
import { submitCorrection } from './submit-correction.ts';
import { deleteVoice, deleteVoiceAudio, uploadVoice } from './voice.ts';

export { earlierDrafts } from './earlier.ts';
export { markableBy } from './may-mark.queries.ts';
export { namePaperMarkers } from './paper-markers.ts';
export { keepPastMarks } from './past-marks.ts';
export { releasedMarks } from './released.ts';
export { subscribers } from './reopened.ts';

/** The answers to every call of marking. */
export const handlers: readonly CallHandler[] = [
  listTestsToMark,
  listHomeworkToMark,
  listQueue,
  readMarkingState,
  readPieces,
  readMarkers,
  takeHold,
  saveMark,
  saveMarkOfTest,
  saveMarkOfQuest,
  saveMarkOfToeflListen,
  saveMarkOfWriting,
  saveMarkOfListeningEtc,
  submitCorrection,
  uploadVoice,
  deleteVoice,
  deleteVoiceAudio,
  uploadMarkPicture,
  downloadDoc,
  readMarkerFilters,
  readPaperMarkers,
  findThirdParties,
  nameMarkers,
  dropMarker,
];
