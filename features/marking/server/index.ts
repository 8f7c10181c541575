import { withAliases, type CallHandler } from '@inkstone/call/server';
import { aliases } from '../contract/legacy.ts';
import { downloadMarkedAnswer } from './doc/download-marked-answer.ts';
import { getMarkers } from './get-markers.ts';
import { acquireHold } from './acquire-hold.ts';
import { listHomeworkToMark, listTestsToMark } from './list-to-mark.ts';
import { uploadMarkPicture } from './upload-mark-picture.ts';
import { removeMarker } from './remove-marker.ts';
import { listThirdPartyTeachers } from './list-third-party-teachers.ts';
import { assignMarkers } from './assign-markers.ts';
import { getMarkerFilters } from './get-marker-filters.ts';
import { listPaperMarkers } from './list-paper-markers.ts';
import { getStudentSubmissions } from './get-student-submissions.ts';
import { listSubmissions } from './list-submissions.ts';
import { getMarkingState } from './get-marking-state.ts';
import {
  saveHeardMark,
  saveMark,
  savePieceMark,
  saveTestMark,
  saveToeflListeningMark,
  saveToeflWritingMark,
} from './save-mark.ts';
import { releaseMarks } from './release-marks.ts';
import { deleteVoiceNote } from './delete-voice-note.ts';
import { uploadVoiceNote } from './upload-voice-note.ts';

export { personData } from './person-data.ts';
export { listEarlierDrafts } from './earlier-drafts.ts';
export {
  canReadWork,
  isGiverOrMarker,
  listMarkers,
  markableAssignmentIds,
  mayMarkAssignment,
} from './marking-access.queries.ts';
export { assignPaperMarkers } from './assign-markers.ts';
export { insertPastMarks } from './past-marks.ts';
export { readReleasedMarks } from './released-marks.ts';
export { subscribers } from './subscribers.ts';

/** The handlers of every call of marking. */
export const handlers: readonly CallHandler[] = withAliases(
  [
    listTestsToMark,
    listHomeworkToMark,
    listSubmissions,
    getMarkingState,
    getStudentSubmissions,
    getMarkers,
    acquireHold,
    saveMark,
    saveTestMark,
    savePieceMark,
    saveToeflListeningMark,
    saveToeflWritingMark,
    saveHeardMark,
    releaseMarks,
    uploadVoiceNote,
    deleteVoiceNote,
    uploadMarkPicture,
    downloadMarkedAnswer,
    getMarkerFilters,
    listPaperMarkers,
    listThirdPartyTeachers,
    assignMarkers,
    removeMarker,
  ],
  aliases,
);
