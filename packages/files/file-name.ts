import { cutText } from '@inkstone/base';
import type { FileKind } from './kinds.ts';

// Plain text with commas may be detected as CSV and vice versa, and a container's extension may or may not say which tracks it has.
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
 * A safe file name of at most 200 characters: the sender's name without invisible characters, with the extension of the
 * detected kind, so that no text or picture is opened as a program.
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
  return `${cutText(stem, maxNameLength - ending.length)}${ending}`;
};
