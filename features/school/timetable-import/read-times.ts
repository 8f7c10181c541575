import { foldCase } from '@inkstone/base';

const pad = (number: number | string): string => String(number).padStart(2, '0');

/** A calendar day that exists, such as 2026-03-04, from the ways in which sheets write it; null: none. */
export const parseDay = (text: string): string | null => {
  const match = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[ t]0{1,2}:00(?::00)?)?$/u.exec(
    foldCase(text),
  );
  if (!match) return null;
  const day = `${match[1]}-${pad(match[2] ?? '')}-${pad(match[3] ?? '')}`;
  const instant = Date.parse(day);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day) ? day : null;
};

const afternoon = /^(?:下午|晚上)|p\.?m\.?$/iu;
const morning = /^(?:上午|早上)|a\.?m\.?$/iu;

/** A time of a clock such as 09:30, from the ways in which sheets write it; null: none. */
export const parseTime = (text: string): string | null => {
  const written = foldCase(text);
  const half = afternoon.test(written) ? 'pm' : morning.test(written) ? 'am' : null;
  const match = /^(\d{1,2})[:点时.](\d{2})分?(?::\d{2})?$/u.exec(
    written.replace(afternoon, '').replace(morning, '').trim(),
  );
  const [hour, minute] = [Number(match?.[1] ?? 99), Number(match?.[2] ?? 99)];
  if (!match || minute > 59 || hour > 23 || (half !== null && hour > 12)) return null;
  const noon = half === 'pm' && hour < 12 ? 12 : half === 'am' && hour === 12 ? -12 : 0;
  return `${pad(hour + noon)}:${pad(minute)}`;
};
