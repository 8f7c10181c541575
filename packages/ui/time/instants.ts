import * as base from '@inkstone/base';
import { type Language, type ReaderZone, noWrap } from '@inkstone/base';
import { readerZone } from './reader-zone.ts';

type At = Date | string;

/** `21 Nov 2026, 18:30`, with the zone's name where the school's local time differs. */
export const instantText = (at: At, language: Language, zone: ReaderZone = readerZone()): string =>
  base.instantText(at, language, zone);

/** `Sat 21 Nov, 18:30`: an instant near `now`, with its weekday. */
export const nearInstantText = (at: At, language: Language, now: Date | number): string =>
  base.nearInstantText(at, language, now, readerZone());

/** `21 Nov 2026`. */
export const dayText = (at: At, language: Language, zone: ReaderZone = readerZone()): string =>
  base.dayText(at, language, zone);

/** `18:30`. */
export const hourMinuteText = (at: At, language: Language, zone: ReaderZone = readerZone()): string =>
  base.hourMinuteText(at, language, zone);

/** `10:42:05`. */
export const secondText = (at: At, language: Language, zone: ReaderZone = readerZone()): string =>
  base.secondText(at, language, zone);

/** ` (New York time)` where the school's local time differs at that instant, else empty. */
export const zoneSuffix = (at: At, language: Language): string => base.zoneSuffix(at, language, readerZone());

/** An instant inside a sentence without line breaks; alone use `Instant`. */
export const noWrapInstant = (at: Date | string, language: Language): string => noWrap(instantText(at, language));

/** The same for an instant near `now`, with its weekday. */
export const noWrapNearInstant = (at: Date | string, language: Language, now: number): string =>
  noWrap(nearInstantText(at, language, now));
