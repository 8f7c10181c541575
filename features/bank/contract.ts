export * from './contract/assigning.ts';
export * from './contract/exchange.ts';
export * from './contract/files.ts';
export * from './contract/listening.ts';
export * from './contract/papers.ts';
export * from './contract/saving-papers.ts';
export * from './contract/saving-sets.ts';
export * from './contract/sets.ts';
export {
  Clip,
  Explanation,
  Pair,
  PickedSet,
  QuestionRecord,
  Stimulus,
  StimulusDraft,
  TopicRow,
  ExamRow,
} from './contract/shapes.ts';
export { paperEditor, paperReader, setEditor, setReader } from './contract/who.ts';
