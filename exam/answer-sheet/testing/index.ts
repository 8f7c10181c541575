export * from './draw-sheet.ts';
export * from './photograph.ts';
