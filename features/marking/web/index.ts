export { EarlierDrafts, MarkShown, RecordingHeard } from './shown/mark-shown-later.tsx';
