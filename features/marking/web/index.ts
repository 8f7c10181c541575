export { EarlierDrafts, MarkView, AnnotatedRecording, TextAnalysis } from './released/mark-view.lazy.tsx';
