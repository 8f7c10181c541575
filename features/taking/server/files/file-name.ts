import type { FileKind } from '@inkstone/files';

// A plain text with commas in it is found to be a table, and the other way round.
const texts = ['txt', 'csv'];
const endings: Partial<Record<FileKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  txt: texts,
  csv: ['csv', 'txt'],
};

/**
 * The name that a file is kept and saved under: as the student's device calls it, without signs that hide what it is,
 * and with the ending of what was found in it, so that no text is opened as a program.
 */
export const fileNameOf = (given: string, kind: FileKind): string => {
  const name =
    given
      .replaceAll(/[\p{Cc}\p{Cf}\\/]/gu, '')
      .trim()
      .toWellFormed() || 'file';
  const own = endings[kind] ?? [kind];
  const isNamed = own.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  return isNamed ? name : `${name}.${own[0] ?? kind}`;
};
