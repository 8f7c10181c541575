export * from './document.ts';
export * from './print.ts';
export { richTextBlocks, richTextLine, type FillGap } from './rich-text.ts';
