import type { ExportFormat } from './format.ts';
import { qti3 } from './qti3/format.ts';

/** Every format, in the order in which they are offered. */
export const exportFormats: readonly ExportFormat[] = [qti3];
