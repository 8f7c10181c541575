import type { ExportFormat } from './format.ts';
import { gift } from './gift/format.ts';
import { moodleXml } from './moodle-xml/format.ts';
import { qti3 } from './qti3/format.ts';
import { questionSheet } from './question-sheet/format.ts';
import { word } from './word/format.ts';

/** Every format, in the order in which they are offered. */
export const exportFormats: readonly ExportFormat[] = [qti3, moodleXml, gift, questionSheet, word];
