export * from './layout.ts';
export * from './sheet-code.ts';
export * from './sheet-questions.ts';
export { findSheet, type SheetPosition, type SheetProblem } from './reading/find-sheet.ts';
export type { GrayImage } from './reading/gray-image.ts';
export { bubbleStates, type BubbleReading, type BubbleState } from './reading/read-bubbles.ts';
export { cutOutCode, readPage, type PageReading, type QuestionReading } from './reading/read-page.ts';
