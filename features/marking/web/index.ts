export { MarkShown } from './mark-shown.tsx';
export { screens } from './screens.ts';
