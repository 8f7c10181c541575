export { embedFaces, type Face, type Faces } from './fonts.ts';
export { openPdf } from './open-pdf.ts';
export { groundOf, isSound, type Ground, type Spot, type Turn } from './ground.ts';
export type { Stretch } from './lines.ts';
export { drawRing, inks, openPaper, sheet, type Paper } from './paper.ts';
