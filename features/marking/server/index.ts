import type { Answer } from '@inkstone/call/server';
import { readMarkers, takeHold } from './hold.ts';
import { listHomeworkToMark, listTestsToMark } from './list-waiting.ts';
import { dropMarker, findThirdParties, nameMarkers, readMarkerFilters, readPaperMarkers } from './paper-markers.ts';
import { readPieces } from './piece-detail.ts';
import { listQueue, readMarkingState } from './queue.ts';
import { saveMark, saveMarkOfListeningEtc, saveMarkOfTest, saveMarkOfWriting } from './save-mark.ts';
import { submitCorrection } from './submit-correction.ts';
import { deleteVoice, deleteVoiceAudio, uploadVoice } from './voice.ts';

export { keepPastMarks } from './past-marks.ts';
export { releasedMarks } from './released.ts';

export const answers: readonly Answer[] = [
  listTestsToMark,
  listHomeworkToMark,
  listQueue,
  readMarkingState,
  readPieces,
  readMarkers,
  takeHold,
  saveMark,
  saveMarkOfTest,
  saveMarkOfWriting,
  saveMarkOfListeningEtc,
  submitCorrection,
  uploadVoice,
  deleteVoice,
  deleteVoiceAudio,
  readMarkerFilters,
  readPaperMarkers,
  findThirdParties,
  nameMarkers,
  dropMarker,
];
