export {
  EarlierDrafts,
  MarkView as MarkShown,
  AnnotatedRecording as RecordingHeard,
  TextAnalysis,
} from './shown/mark-view.lazy.tsx';
