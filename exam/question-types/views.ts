// Each view stands in a file of its own, so that an exam window does not load the lists of the others.
export { preloadPlayers, QuestionPlayer, questionPlayers } from './views-player.ts';
export { QuestionReview, questionReviews } from './views-review.ts';
export { RecordedScore } from './parts/recorded-score.tsx';
export { toRecordedScore } from './parts/review-score.ts';
export { QuestionEditor, questionEditors } from './views-editor.ts';
export type { Clipboard, EditorProps, PlayerProps, ReviewProps, ReviewPerspective } from './views-contract.ts';
