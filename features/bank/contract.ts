export * from './contract/assigning.ts';
export * from './contract/edit-sets.ts';
export * from './contract/exchange.ts';
export * from './contract/exchange-papers.ts';
export * from './contract/files.ts';
export * from './contract/similarity.ts';
export * from './contract/listening.ts';
export * from './contract/paper-rules.ts';
export * from './contract/papers.ts';
export * from './contract/print-paper.ts';
export * from './contract/question-rubric.ts';
export * from './contract/rubrics.ts';
export * from './contract/save-paper.ts';
export * from './contract/save-set.ts';
export * from './contract/set-use.ts';
export * from './contract/sets.ts';
export * from './contract/sharing.ts';
export * from './contract/tags.ts';
export * from './contract/tree.ts';
export {
  Distractors,
  Evidence,
  Explanation,
  LocalizedText,
  SetSummary,
  QuestionRecord,
  Stimulus,
  StimulusDraft,
  SetListItem,
  PaperListItem,
  maxTags,
  SetAccess,
  GeneralAccess,
} from './contract/shapes.ts';
export { bankManager, paperEditor, paperReader, setEditor, setReader } from './contract/access.ts';
