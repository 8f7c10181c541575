export { EarlierDrafts, MarkShown, RecordingHeard } from './shown/mark-shown-later.tsx';
export { screens } from './screens.ts';
