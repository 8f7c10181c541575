import { toStoredTitles } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { listPresentedParts, type SectionSettings, type Variant } from '@inkstone/exam/blueprint';
import { listLenders } from '@inkstone/programmes/cards';
import { findLoadedVariant } from '@inkstone/programmes/lazy';
import type { getPaper, PaperComposition, PaperDraft } from '../contract.ts';
import { isOptionalSlot, listSlots, getDefaultSeconds, sharesSectionTime } from '../rules.ts';
import { toCopyTitle, toDraftTitles } from './names.ts';
import type { ComposedPaper, ComposedSet, SectionSlot } from './composed-shapes.ts';
import {
  buildOwnSections,
  hasOwnSections,
  renumberSections,
  toSectionSettings,
  withNamedPart,
} from './own-sections.ts';
import { renameFields } from '@inkstone/device';

export type { ComposedPaper, ComposedSet, SectionSlot } from './composed-shapes.ts';

/** An empty paper. */
export const emptyPaper = (): ComposedPaper => ({
  title: '',
  titleZh: '',
  programme: '',
  variant: '',
  paperTypeId: null,
  sections: [],
});

const toSlotKey = ({ section, part }: { section: string; part: string | null }): string => `${section}/${part ?? ''}`;

/** The sets of a paper by section, with the names of the sections. */
const listNamedGroups = ({ programme, variant: id, sections }: ComposedPaper) => {
  const variant = findLoadedVariant(programme, id);
  return sections.map(({ section, sets }) => {
    const name = variant?.sections.find((candidate) => candidate.id === section)?.name;
    return { ...(name && { name }), sets };
  });
};

const hasMixedSets = ({ programme, variant }: ComposedPaper): boolean =>
  hasOwnSections(findLoadedVariant(programme, variant));

/**
 * Changes a paper's exam: sets stay in the same part, or else the section of the same name, or else move to the first
 * one.
 */
export const withExam = (paper: ComposedPaper, exam: { programme: string; variant: string }): ComposedPaper => {
  const variant = findLoadedVariant(exam.programme, exam.variant);
  if (!variant) return paper;
  const places = listSlots(variant).map(({ section, part, hasParts }) => ({
    section: section.id,
    part: hasParts ? part.id : null,
  }));
  const known = new Set(places.map(toSlotKey));
  const unplaced = paper.sections.filter((setPlace) => !known.has(toSlotKey(setPlace)));
  const findFirstIndex = (section: string): number =>
    Math.max(
      0,
      places.findIndex((candidate) => candidate.section === section),
    );
  const sameProgramme = paper.programme === '' || paper.programme === exam.programme;
  const lenders = listLenders(exam.programme);
  const canHold = sameProgramme || lenders.includes(paper.programme);
  const headed = { ...paper, ...exam, paperTypeId: sameProgramme ? paper.paperTypeId : null };
  if (hasOwnSections(variant)) return { ...headed, sections: buildOwnSections(variant, listNamedGroups(paper)) };
  const sections = places.map((place, index) => {
    const previous = paper.sections.filter((candidate) => toSlotKey(candidate) === toSlotKey(place));
    const moved = unplaced.filter(({ section }) => findFirstIndex(section) === index);
    const sets = [...previous, ...moved].flatMap(({ sets: sectionSets }) => sectionSets);
    const holdable = sets.filter((set) => (hasMixedSets(paper) ? lenders.includes(set.programme) : canHold));
    const settings = previous[0]?.settings;
    return withNamedPart(variant, { ...place, seconds: null, ...(settings && { settings }), sets: holdable });
  });
  return { ...headed, sections };
};

/** Adds the optional parts that are empty, at the end of their sections. */
const withOptionalSlots = (exam: { programme: string; variant: string }, filled: SectionSlot[]): SectionSlot[] => {
  const variant = findLoadedVariant(exam.programme, exam.variant);
  if (!variant || hasOwnSections(variant)) return filled;
  const known = new Set(filled.map(toSlotKey));
  return withExam(emptyPaper(), exam)
    .sections.filter((place) => isOptionalSlot(variant, place) && !known.has(toSlotKey(place)))
    .reduce(
      (filledPlaces, place) =>
        filledPlaces.toSpliced(filledPlaces.findLastIndex(({ section }) => section === place.section) + 1, 0, place),
      filled,
    );
};

/** What the paper says of a section, as the composer holds it. */
const toSlotSettings = (settings: SectionSettings | null): Pick<SectionSlot, 'settings' | 'cuts'> => {
  const { name = null, nameZh = null, calculator = null, cuts } = settings ?? {};
  if (name === null) return { ...(cuts && { cuts }) };
  const { title, titleZh } = toDraftTitles({ title: name, titleZh: nameZh });
  return { settings: { name: title, nameZh: titleZh, calculator }, ...(cuts && { cuts }) };
};

/** A paper of the bank, for editing. */
export const toComposedPaper = ({ paper, sections }: CallOutput<typeof getPaper>): ComposedPaper => ({
  ...toDraftTitles(paper),
  programme: paper.programme,
  variant: paper.variant,
  paperTypeId: paper.paperTypeId,
  composition: paper.composition,
  sections: withOptionalSlots(
    paper,
    sections.map(({ section, part, seconds, settings, sets }) => ({
      ...withNamedPart(findLoadedVariant(paper.programme, paper.variant), {
        ...{ section, part, seconds },
        ...toSlotSettings(settings),
      }),
      sets: sets.map(({ questions, ...set }) => ({
        setId: set.setId,
        revisionId: set.revisionId,
        version: set.version,
        newestVersion: set.newestVersion,
        isHidden: set.isHidden,
        isRestricted: set.isRestricted,
        title: set.title,
        titleZh: set.titleZh,
        programme: set.programme,
        subject: set.subject,
        questions: questions.map(({ id, kind: type, points }) => ({ id, type, points })),
        ...(questions.length < set.questionCount && { allQuestionCount: set.questionCount }),
      })),
    })),
  ),
});

/** Whether a new paper cannot have a set that another has. */
const isLeftOut = ({ isHidden, isRestricted }: ComposedSet): boolean => isHidden || isRestricted;

/** The paper that another is copied from, with what a copy cannot have. */
export interface CopiedPaper {
  paperId: number;
  /** Sets that were deleted from the bank, or that the person may not use, which a new paper cannot have. */
  deletedSets: readonly ComposedSet[];
}

/** A new paper that begins as a paper of the bank. */
export const copyPaper = (detail: CallOutput<typeof getPaper>): { draft: ComposedPaper; copyOf: CopiedPaper } => {
  const { title, titleZh, sections, ...paper } = toComposedPaper(detail);
  return {
    draft: {
      ...paper,
      title: toCopyTitle(title),
      titleZh: toCopyTitle(titleZh),
      sections: sections.map((section) => ({ ...section, sets: section.sets.filter((set) => !isLeftOut(set)) })),
    },
    copyOf: {
      paperId: detail.paper.id,
      deletedSets: sections.flatMap(({ sets }) => sets.filter(isLeftOut)),
    },
  };
};

/** Lists the parts of a paper; optional ones and sections of its own only if they are filled. */
const listUsedSlots = ({ programme, variant: id, sections }: ComposedPaper): SectionSlot[] => {
  const variant = findLoadedVariant(programme, id);
  if (hasOwnSections(variant)) {
    return renumberSections(
      variant,
      sections.filter(({ sets }) => sets.length > 0),
    );
  }
  return sections.filter((place) => place.sets.length > 0 || !variant || !isOptionalSlot(variant, place));
};

/** The call's input: every set pinned to the revision on screen, with its questions where not all are in the paper. */
export const toPaperDraft = (paper: ComposedPaper): PaperDraft & { composition: PaperComposition | null } => ({
  ...paper,
  ...toStoredTitles({ en: paper.title, zh: paper.titleZh }),
  composition: paper.composition ?? null,
  sections: listUsedSlots(paper).map(({ sets, cuts, ...place }) => ({
    ...place,
    settings: toSectionSettings(paper, { ...place, ...(cuts && { cuts }) }),
    sets: sets.map(({ setId, version, allQuestionCount, questions }) => ({
      ...{ setId, version },
      ...(allQuestionCount !== undefined && { questionIds: questions.map(({ id }) => id) }),
    })),
  })),
});

/** A part with its number of sets, on which its time may depend. */
export const toCountedSlot = ({ section, part, sets }: SectionSlot) => ({ section, part, sets: sets.length });

/**
 * The parts whose times one student gets, one after the other; of parts that share the time of their section one, which
 * has the paper's own time where the paper has one.
 */
const listTimedSlots = (variant: Variant, slots: readonly SectionSlot[]): SectionSlot[] =>
  listPresentedParts(variant, slots).filter((slot, _, presented) => {
    if (!sharesSectionTime(variant, slot)) return true;
    const parts = presented.filter(({ section }) => section === slot.section);
    return slot === (parts.find(({ seconds }) => seconds !== null) ?? parts[0]);
  });

/**
 * The number of questions, the number that the exam requires if it is fixed, and the time in seconds (null without a
 * clock).
 */
export const computeTotals = (paper: ComposedPaper) => {
  const count = paper.sections.reduce((sum, { sets }) => sum + countQuestions(sets), 0);
  const variant = findLoadedVariant(paper.programme, paper.variant);
  const rules = variant ? listSlots(variant).map(({ part }) => part) : [];
  const isFixed = rules.length > 0 && rules.every((part) => part.questions !== null);
  const total = (end: 'from' | 'to'): number =>
    rules.reduce((sum, { questions, sets }) => sum + (questions?.[end] ?? 0) * sets[end], 0);
  const required = isFixed ? { from: total('from'), to: total('to') } : null;
  const usedPlaces = listUsedSlots(paper);
  const times = (variant ? listTimedSlots(variant, usedPlaces) : usedPlaces).map(
    (place) => place.seconds ?? (variant ? getDefaultSeconds(variant, toCountedSlot(place)) : null),
  );
  const isTimed = times.some((seconds) => seconds !== null);
  return {
    found: count,
    wanted: required,
    seconds: isTimed ? times.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0) : null,
  };
};

/** Counts the questions of some sets. */
export const countQuestions = (sets: readonly ComposedSet[]): number =>
  sets.reduce((sum, { questions }) => sum + questions.length, 0);

/** Finds the exam's rule for a part; undefined if the exam has no such part. */
export const findRule = (paper: ComposedPaper, place: SectionSlot) => {
  const variant = findLoadedVariant(paper.programme, paper.variant);
  return (
    variant &&
    listSlots(variant).find(
      ({ section, part, hasParts }) => section.id === place.section && (!hasParts || part.id === place.part),
    )
  );
};

/** The number of questions that the exam requires in a part; null if it is free. */
export const getRequiredCount = (paper: ComposedPaper, place: SectionSlot): { from: number; to: number } | null => {
  const rule = findRule(paper, place);
  if (!rule?.part.questions) return null;
  const { questions, sets } = rule.part;
  return { from: questions.from * sets.from, to: questions.to * sets.to };
};

type Fields = Readonly<Record<string, unknown>>;

const upgradePaper = renameFields({ examPaperTypeId: 'paperTypeId' });
const upgradeSet = renameFields({ topicId: 'setId' });

/** A draft that this device stored, also by a version with other names, under today's names. */
export const readStoredPaper = (stored: ComposedPaper): ComposedPaper => ({
  ...(upgradePaper(stored as unknown as Fields) as unknown as ComposedPaper),
  sections: stored.sections.map((section) => ({
    ...section,
    sets: section.sets.map((set) => upgradeSet(set as unknown as Fields) as unknown as typeof set),
  })),
});
