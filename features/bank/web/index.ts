export { ClipView } from './clip-view.tsx';
export { QuestionCard } from './question-card.tsx';
export { RestoredDraftNotice as BroughtBack, DraftStatus as KeptWords } from './draft-status.tsx';
export { StimulusView } from './stimulus-view.tsx';
export { SetFinder } from './set-finder.tsx';
export { canEditPapers } from './permissions.ts';
export { createFileSender as fileSender } from './send-file.ts';
export { measureSeconds as secondsOf } from './measure-seconds.ts';
export { usePersistedDraft as useKeptDraft } from './use-persisted-draft.ts';
export {
  PrintHead as HeadOnPaper,
  PrintStimulus as MaterialOnPaper,
  PrintPage as OnPaper,
  PrintQuestion as QuestionOnPaper,
  formatKey as spelledKey,
} from './print/print-page.tsx';
export { usePrint as usePrinting } from './print/use-print.ts';
