export { QuestionCard } from './question-card.tsx';
export { screens } from './screens.ts';
export { StimulusView } from './stimulus-view.tsx';
export { SetFinder } from './set-finder.tsx';
