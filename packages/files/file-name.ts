import type { FileKind } from './kinds.ts';

// A plain text with commas in it is found to be a table, and the other way round; a container says by its name what its
// tracks are, or does not.
const texts = ['txt', 'csv'];
const endings: Partial<Record<FileKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  txt: texts,
  csv: ['csv', 'txt'],
  m4a: ['m4a', 'mp4'],
  mp4: ['mp4', 'm4v', 'm4a'],
  weba: ['webm', 'weba'],
  webm: ['webm', 'weba'],
  ogg: ['ogg', 'oga', 'opus'],
};

const maxNameLength = 200;

/**
 * The name that a file is kept and saved under, of 200 characters at most: as the sender's device calls it, without
 * signs that hide what it is, and with the ending of what was found in it, so that no text or picture is opened as a
 * program.
 */
export const toFileName = (rawName: string, kind: FileKind): string => {
  const name =
    rawName
      .replaceAll(/[\p{Cc}\p{Cf}\\/]/gu, '')
      .trim()
      .toWellFormed() || 'file';
  const allowedEndings = endings[kind] ?? [kind];
  const known = allowedEndings.find((ending) => name.toLowerCase().endsWith(`.${ending}`));
  const ending = known ? name.slice(-known.length - 1) : `.${allowedEndings[0] ?? kind}`;
  const stem = known ? name.slice(0, -ending.length) : name;
  // Made well formed once more: the cut may go through a pair of surrogates.
  return `${stem.slice(0, maxNameLength - ending.length).toWellFormed()}${ending}`;
};
