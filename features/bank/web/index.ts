export { ClipView } from './clip-view.tsx';
export { QuestionCard } from './question-card.tsx';
export { BroughtBack, KeptWords } from './draft-words.tsx';
export { StimulusView } from './stimulus-view.tsx';
export { SetFinder } from './set-finder.tsx';
export { canEditPapers } from './may.ts';
export { fileSender } from './send-file.ts';
export { secondsOf } from './seconds-of.ts';
export { useKeptDraft } from './use-kept-draft.ts';
