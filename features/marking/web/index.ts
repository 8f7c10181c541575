export { EarlierDrafts, MarkShown, RecordingHeard, TextAnalysis } from './shown/mark-shown-later.tsx';
