import { aiken } from './aiken/format.ts';
import { gift } from './gift/format.ts';
import { moodleXml } from './moodle-xml/format.ts';
import { paperText } from './paper-text/format.ts';
import { questionSheet } from './question-sheet/format.ts';
import { SourceError, type ImportFormat, type ReadSource, type SourceFile } from './format.ts';
import { qti } from './qti/format.ts';
import type { ReadingRule } from '../reading-rules.ts';
import { maxImportItems, type ImportFormatId } from './vocabulary.ts';
import { word } from './word/format.ts';

/** Every format, in the order in which they are asked: packages and markup first, plain papers last. */
export const importFormats: readonly ImportFormat[] = [qti, word, moodleXml, questionSheet, gift, aiken, paperText];

/** The format of a file by its content; undefined where none reads it. */
export const findFormat = async (
  file: SourceFile,
  rules: readonly ReadingRule[] = [],
): Promise<ImportFormat | undefined> => {
  for (const format of importFormats) if (await format.recognises(file, rules)) return format;
  return undefined;
};

/** What was read of a file, and of which format it is. */
export interface ReadFileResult extends ReadSource {
  format: ImportFormatId;
}

/** Reads a file of any format, papers by the rules of the school. Throws `SourceError` where none can read it. */
export const readSource = async (file: SourceFile, rules: readonly ReadingRule[] = []): Promise<ReadFileResult> => {
  if (file.bytes.length === 0) throw new SourceError('empty');
  const format = await findFormat(file, rules);
  if (!format) throw new SourceError('unreadable');
  const source = await format.read(file, rules);
  const count = source.groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) throw new SourceError('empty');
  if (count > maxImportItems) throw new SourceError('tooMany');
  return { ...source, format: format.id };
};
