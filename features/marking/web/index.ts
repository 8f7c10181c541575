export { EarlierDrafts, MarkShown, RecordingHeard } from './mark-shown-later.tsx';
export { screens } from './screens.ts';
