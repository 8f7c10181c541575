import { toVisibleText } from '@inkstone/base';
import { shiftName, type NamePattern } from './copy-names.ts';

/** Why a class is not copied. */
export const copyFaults = [
  'notChosen',
  'closed',
  'copied',
  'nameMissing',
  'teacherUnfit',
  'classGone',
  'used',
] as const;
export type CopyFault = (typeof copyFaults)[number];

/** A class that can be copied, with who is in it now. */
export interface CopySource {
  id: number;
  name: string;
  nameZh: string | null;
  isClosed: boolean;
  /** Who teaches it and still can, its own teacher first. */
  teacherIds: readonly number[];
  /** Its present members. */
  studentIds: readonly number[];
  /** Whether it was copied into the term already. */
  isCopied: boolean;
}

/** What an administrator corrects of a copy. */
export interface CopyCorrection {
  classId: number;
  isLeftOut: boolean;
  name: string;
  nameZh: string | null;
  teacherIds: readonly number[];
  /** Members who do not go along. */
  withoutIds: readonly number[];
}

/** The class as it will be. */
export interface CopyDraft {
  name: string;
  nameZh: string | null;
  /** The own teacher first. */
  teacherIds: readonly number[];
  studentIds: readonly number[];
  /** Planned students who were no members any more when it was applied; absent before. */
  missingIds?: readonly number[];
}

/** One class of the plan. */
export interface PlannedCopy {
  sourceId: number;
  outcome: 'made' | 'leftOut';
  fault: CopyFault | null;
  draft: CopyDraft;
}

/** The patterns by which names are shifted, in each language. */
export interface CopyPatterns {
  en: NamePattern;
  zh: NamePattern;
}

const findFault = (
  source: CopySource,
  draft: CopyDraft,
  { correction, fitIds }: { correction: CopyCorrection | undefined; fitIds: ReadonlySet<number> },
): CopyFault | null => {
  if (source.isCopied) return 'copied';
  if (correction ? correction.isLeftOut : source.isClosed) return correction ? 'notChosen' : 'closed';
  if (draft.name === '') return 'nameMissing';
  const { teacherIds } = draft;
  return teacherIds.length > 0 && teacherIds.every((id) => fitIds.has(id)) ? null : 'teacherUnfit';
};

const toDraft = (
  source: CopySource,
  { correction, patterns }: { correction: CopyCorrection | undefined; patterns: CopyPatterns },
): CopyDraft => {
  const { name, nameZh } = correction ?? {
    name: shiftName(source.name, patterns.en),
    nameZh: source.nameZh === null ? null : shiftName(source.nameZh, patterns.zh),
  };
  const withoutIds = new Set(correction?.withoutIds);
  return {
    name: toVisibleText(name),
    nameZh: toVisibleText(nameZh ?? '') || null,
    teacherIds: [...new Set(correction?.teacherIds ?? source.teacherIds)],
    studentIds: source.studentIds.filter((id) => !withoutIds.has(id)),
  };
};

interface CopyFacts {
  sources: readonly CopySource[];
  patterns: CopyPatterns;
  corrections: readonly CopyCorrection[];
  /** Everybody who can teach, among those whom sources and corrections name. */
  fitIds: ReadonlySet<number>;
}

/** Plans what becomes of each class: copied as it will be, or left out and why. */
export const planCopies = ({ sources, patterns, corrections, fitIds }: CopyFacts): PlannedCopy[] => {
  const byClass = new Map(corrections.map((correction) => [correction.classId, correction]));
  return sources.map((source) => {
    const correction = byClass.get(source.id);
    const draft = toDraft(source, { correction, patterns });
    const fault = findFault(source, draft, { correction, fitIds });
    return { sourceId: source.id, outcome: fault === null ? 'made' : 'leftOut', fault, draft };
  });
};
