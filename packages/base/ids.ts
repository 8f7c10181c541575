import * as z from 'zod';

const digits = /^[1-9]\d{0,15}$/;

/** The id of a row, a positive integer; accepts digits from a query string. */
export const Id = z
  .preprocess((raw) => (typeof raw === 'string' && digits.test(raw) ? Number(raw) : raw), z.int().positive())
  .meta({ id: 'Id', description: 'Identity of a row, a positive whole number.' });

/** Row ids without duplicates, in the order of first occurrence. */
export const Ids = z.array(Id).overwrite((ids) => [...new Set(ids)]);

/** An integer from a query string or a body, between two inclusive bounds. */
export const integerBetween = (least: number, most: number) =>
  z.preprocess(
    (raw) => (typeof raw === 'string' && /^-?\d{1,15}$/.test(raw) ? Number(raw) : raw),
    z.int().min(least).max(most),
  );

/**
 * How often a row had been saved when it was shown; sent back with a change, which is refused where the row has been
 * saved since. No more than the database's integer holds.
 */
export const Edition = z.int().min(0).max(2_147_483_647);

/** A boolean from a query string (`true`, `false`, `1`, `0`) or a body. */
export const Flag = z.preprocess((raw) => {
  if (raw === 'true' || raw === '1' || raw === 1) return true;
  if (raw === 'false' || raw === '0' || raw === 0) return false;
  return raw;
}, z.boolean());

/** An instant set by a person, within years of four digits even after adding or subtracting a span. */
export const Instant = z.iso
  .datetime({ offset: true })
  .refine((text) => text >= '1900' && text < '3000', 'Not an instant of this age.');

/** A calendar day set by a person, such as `2026-11-25`, within the same years. */
export const Day = z.iso.date().refine((text) => text >= '1900' && text < '3000', 'Not a day of this age.');

/** The idempotency key of a write: a repeated request is applied once. */
export const RequestId = z.uuid().meta({ description: 'One press of a button; sent again it is applied once.' });
