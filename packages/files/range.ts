import type { ByteRange } from './store.ts';

/** What a Range header requests of a file: all of it, one part, or a part that does not exist (416). */
export type RangeVerdict = { kind: 'whole' } | ({ kind: 'part' } & ByteRange) | { kind: 'unsatisfiable' };

const wholeFile = { kind: 'whole' } as const;
const unsatisfiable = { kind: 'unsatisfiable' } as const;
const single = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

const lastBytes = (count: number, size: number): RangeVerdict => {
  if (count === 0 || size === 0) return unsatisfiable;
  return { kind: 'part', start: Math.max(0, size - count), end: size - 1 };
};

/**
 * Reads a Range header for a file of that many bytes (RFC 9110, 14.2). Other units, several ranges and malformed ones
 * are answered with the whole file, as the standard allows.
 */
export const readRange = (header: string | undefined, size: number): RangeVerdict => {
  const [, first = '', last = ''] = single.exec(header ?? '') ?? [];
  if (first === '' && last === '') return wholeFile;
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return wholeFile;
  return start >= size ? unsatisfiable : { kind: 'part', start, end: Math.min(end, size - 1) };
};
