export {
  EarlierDrafts,
  MarkView as MarkShown,
  AnnotatedRecording as RecordingHeard,
  TextAnalysis,
} from './released/mark-view.lazy.tsx';
