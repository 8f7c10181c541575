export * from './contract/queue.ts';
export * from './contract/pages.ts';
export * from './contract/piece.ts';
export * from './contract/saving.ts';
export * from './contract/shapes.ts';
export * from './contract/voice.ts';
export * from './contract/markers.ts';
export { markerNamer } from './contract/who.ts';
