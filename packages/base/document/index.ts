export * from './document.ts';
export { richTextBlocks, richTextLine, type FillGap } from './rich-text.ts';
