export { EarlierDrafts, MarkView, AnnotatedRecording, OvertimeNote, TextAnalysis } from './released/mark-view.lazy.tsx';
