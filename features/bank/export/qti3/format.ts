import type { ExportFormat } from '../format.ts';
import { writePackage } from './package.ts';

/** A package of QTI 3.0 with an item for each question, a test for each set, and our own extension beside them. */
export const qti3: ExportFormat = {
  id: 'qti3',
  name: { en: 'QTI 3.0 package', zh: 'QTI 3.0 试题包' },
  extension: '.zip',
  mimeType: 'application/zip',
  write: writePackage,
};
