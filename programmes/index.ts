import type { Programme, ReportKind, Variant } from '@inkstone/exam/blueprint';
import { getReportKind, programmeCards } from './cards.ts';
import { allProgrammes } from './registry/programmes.ts';

const positions = new Map(programmeCards.map((card, position) => [card.id, position]));

/** Every programme, in the order of lists. A new exam family is a new folder, then "npm run registries". */
export const programmes: readonly Programme[] = allProgrammes.toSorted(
  (first, second) => (positions.get(first.id) ?? 0) - (positions.get(second.id) ?? 0),
);

/** A programme by its id; undefined for one that does not exist. */
export const findProgramme = (id: string): Programme | undefined => programmes.find((programme) => programme.id === id);

/** A variant by both ids. */
export const findVariant = (programmeId: string, variantId: string): Variant | undefined =>
  findProgramme(programmeId)?.variants.find((variant) => variant.id === variantId);

/** The report of a paper type, of any programme. */
export const findReport = (paperType: number): { programme: Programme; report: ReportKind } | undefined => {
  const programme = programmes.find((candidate) => candidate.reports[paperType] !== undefined);
  const report = programme?.reports[paperType];
  return programme && report ? { programme, report } : undefined;
};

/** The type that a paper gets where none was chosen: that of a programme with one type only; otherwise null. */
export const resolvePaperType = (programmeId: string, chosen: number | null): number | null => {
  const [only, ...more] = Object.keys(findProgramme(programmeId)?.reports ?? {});
  return chosen ?? (only !== undefined && more.length === 0 ? Number(only) : null);
};

/** The report of an assignment: that of its paper type or task, or else the one that its exam has. */
export const resolveReportKind = (work: {
  programme: string;
  variant: string;
  paperTypeId: number | null;
}): ReportKind => {
  const { reports, tasks } = findProgramme(work.programme) ?? {};
  const type = work.paperTypeId ?? 0;
  return reports?.[type] ?? tasks?.[type]?.report ?? getReportKind(work);
};
