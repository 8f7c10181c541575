import * as z from 'zod';

const digits = /^[1-9]\d{0,15}$/;

/** Identity of a row: a positive whole number; a query string's digits are taken as the number. */
export const Id = z
  .preprocess((raw) => (typeof raw === 'string' && digits.test(raw) ? Number(raw) : raw), z.int().positive())
  .meta({ id: 'Id', description: 'Identity of a row, a positive whole number.' });

/** Ids of rows, each once: one that is sent twice counts as sent once, in the place where it came first. */
export const Ids = z.array(Id).overwrite((ids) => [...new Set(ids)]);

/** A whole number from a query string or a body, between two bounds that are both allowed. */
export const integerBetween = (least: number, most: number) =>
  z.preprocess(
    (raw) => (typeof raw === 'string' && /^-?\d{1,15}$/.test(raw) ? Number(raw) : raw),
    z.int().min(least).max(most),
  );

/** Yes or no from a query string (`true`, `false`, `1`, `0`) or a body. */
export const Flag = z.preprocess((raw) => {
  if (raw === 'true' || raw === '1' || raw === 1) return true;
  if (raw === 'false' || raw === '0' || raw === 0) return false;
  return raw;
}, z.boolean());

/** An instant that a person sets: near enough that whatever is added to it, or taken from it, stays a year of four digits. */
export const Instant = z.iso
  .datetime({ offset: true })
  .refine((text) => text >= '1900' && text < '3000', 'Not an instant of this age.');

/** Marks one press of a button: a write carrying the same one twice is applied once. */
export const RequestId = z.uuid().meta({ description: 'One press of a button; sent again it is applied once.' });
