import type { Programme, ReportKind, Variant } from '@inkstone/exam/blueprint';
import { programmeCards } from './cards.ts';
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
