export { embedFaces, type Faces } from './fonts.ts';
export { groundOf, isSound, type Ground, type Spot, type Turn } from './ground.ts';
export type { Stretch } from './lines.ts';
export { drawRing, inks, openPaper, sheet, type Paper } from './paper.ts';
