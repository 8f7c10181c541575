// Each view stands in a file of its own, so that an exam window does not load the lists of the others.
export { preloadPlayers, QuestionPlayer, questionPlayers } from './views-player.ts';
export { QuestionReview, questionReviews } from './views-review.ts';
export { RecordedScore, toRecordedScore } from './parts/recorded-score.tsx';
export { QuestionEditor, questionEditors } from './views-editor.ts';
export type { Clipboard, EditorProps, PlayerProps, ReviewProps, ReviewPerspective } from './views-contract.ts';
