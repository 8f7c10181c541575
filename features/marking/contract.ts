export * from './contract/queue.ts';
export * from './contract/pages.ts';
export * from './contract/submission.ts';
export * from './contract/saving.ts';
export * from './contract/shapes.ts';
export * from './contract/voice.ts';
export * from './contract/markers.ts';
export { markerAssignerAccess } from './contract/access.ts';
