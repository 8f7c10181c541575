export * from './contract/files.ts';
export * from './contract/papers.ts';
export * from './contract/sets.ts';
export {
  Explanation,
  paperEditor,
  paperReader,
  PickedSet,
  QuestionRecord,
  setEditor,
  setReader,
  Stimulus,
  StimulusDraft,
  TopicRow,
  ExamRow,
} from './contract/shapes.ts';
