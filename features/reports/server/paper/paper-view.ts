import { localizedName, toPoints, type Language } from '@inkstone/base';
import type { PaperMark } from '../../paper/paper-mark.ts';
import type { MarkChangeRow, PaperTestRow } from './paper.queries.ts';

const toPointsOrNull = (hundredths: number | null): number | null =>
  hundredths === null ? null : toPoints(hundredths);

const toHundredths = (points: number | null): number | null => (points === null ? null : Math.round(points * 100));

/** A mark in points. */
export const toWireMark = ({ state, points, parts }: PaperMark): PaperMark => ({
  ...{ state, points: toPointsOrNull(points), parts: parts.map(toPointsOrNull) },
});

/** A mark in hundredths of a point. */
export const fromWireMark = ({ state, points, parts }: PaperMark): PaperMark => ({
  ...{ state, points: toHundredths(points), parts: parts.map(toHundredths) },
});

/** What a test on paper is and who gave it. */
export const toPaperFacts = (test: PaperTestRow, language: Language) => ({
  ...{ id: test.id, title: test.title, day: test.day, maximum: toPoints(test.maximum) },
  parts: test.parts.map(({ name, maximum }) => ({ name, maximum: toPoints(maximum) })),
  className: localizedName(language, test.className, test.classNameZh),
  teacherName: localizedName(language, test.teacherName, test.teacherNameZh),
  releasedAt: test.releasedAt?.toISOString() ?? null,
});

/** A change of a mark. */
export const toWireChange = (row: MarkChangeRow) => ({
  at: row.at.toISOString(),
  old: toWireMark(row.oldMark),
  new: toWireMark(row.newMark),
  sheet: row.fileName,
});
