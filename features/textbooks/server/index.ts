import type { Answer } from '@inkstone/call/server';
import { cancelDownload } from './drawing/cancel-download.ts';
import { checkDrawing } from './drawing/check-drawing.ts';

/** The answers to every call of textbooks. */
export const answers: readonly Answer[] = [checkDrawing, cancelDownload];
