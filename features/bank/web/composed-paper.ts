import { toStoredTitles } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { listPresentedParts } from '@inkstone/exam/blueprint';
import { listLenders } from '@inkstone/programmes/cards';
import { findLoadedVariant } from '@inkstone/programmes/late';
import type { examDetail, PaperDraft, PickedSet } from '../contract.ts';
import { isOptionalPlace, listPlaces, getDefaultSeconds } from '../rules.ts';
import { toDraftTitles } from './names.ts';

/** A set in a paper being composed. */
export type ComposedSet = PickedSet;

/** A section, or a part of one, being filled. */
export interface ComposedPlace {
  section: string;
  part: string | null;
  /** The paper's own time; null: the usual one. */
  seconds: number | null;
  sets: ComposedSet[];
}

/** A paper being composed. */
export interface ComposedPaper {
  title: string;
  titleZh: string;
  programme: string;
  variant: string;
  examPaperTypeId: number | null;
  sections: ComposedPlace[];
}

/** A paper with nothing in it. */
export const emptyPaper = (): ComposedPaper => ({
  title: '',
  titleZh: '',
  programme: '',
  variant: '',
  examPaperTypeId: null,
  sections: [],
});

const toPlaceKey = ({ section, part }: { section: string; part: string | null }): string => `${section}/${part ?? ''}`;

/** The paper under another exam: sets stay in the place or else the section of the same name, else go to the first. */
export const withExam = (paper: ComposedPaper, exam: { programme: string; variant: string }): ComposedPaper => {
  const variant = findLoadedVariant(exam.programme, exam.variant);
  if (!variant) return paper;
  const places = listPlaces(variant).map(({ section, part, hasParts }) => ({
    section: section.id,
    part: hasParts ? part.id : null,
  }));
  const known = new Set(places.map(toPlaceKey));
  const unplaced = paper.sections.filter((setPlace) => !known.has(toPlaceKey(setPlace)));
  const findFirstIndex = (section: string): number =>
    Math.max(
      0,
      places.findIndex((candidate) => candidate.section === section),
    );
  const sameProgramme = paper.programme === '' || paper.programme === exam.programme;
  const canHold = sameProgramme || listLenders(exam.programme).includes(paper.programme);
  const sections = places.map((place, index) => {
    const previous = paper.sections.filter((candidate) => toPlaceKey(candidate) === toPlaceKey(place));
    const moved = unplaced.filter(({ section }) => findFirstIndex(section) === index);
    const sets = [...previous, ...moved].flatMap(({ sets: sectionSets }) => sectionSets);
    return { ...place, seconds: null, sets: canHold ? sets : [] };
  });
  return { ...paper, ...exam, examPaperTypeId: sameProgramme ? paper.examPaperTypeId : null, sections };
};

/** What is filled with the optional places that are not, each at the end of its section. */
const withOptionalPlaces = (exam: { programme: string; variant: string }, filled: ComposedPlace[]): ComposedPlace[] => {
  const variant = findLoadedVariant(exam.programme, exam.variant);
  if (!variant) return filled;
  const known = new Set(filled.map(toPlaceKey));
  return withExam(emptyPaper(), exam)
    .sections.filter((place) => isOptionalPlace(variant, place) && !known.has(toPlaceKey(place)))
    .reduce(
      (filledPlaces, place) =>
        filledPlaces.toSpliced(filledPlaces.findLastIndex(({ section }) => section === place.section) + 1, 0, place),
      filled,
    );
};

/** A paper of the bank as its composer begins with it. */
export const toComposedPaper = ({ exam, sections }: CallOutput<typeof examDetail>): ComposedPaper => ({
  ...toDraftTitles(exam),
  programme: exam.programme,
  variant: exam.variant,
  examPaperTypeId: exam.examPaperTypeId,
  sections: withOptionalPlaces(
    exam,
    sections.map(({ section, part, seconds, sets }) => ({
      section,
      part,
      seconds,
      sets: sets.map(({ questions, ...set }) => ({
        topicId: set.topicId,
        revisionId: set.revisionId,
        version: set.version,
        newestVersion: set.newestVersion,
        isHidden: set.isHidden,
        title: set.title,
        titleZh: set.titleZh,
        programme: set.programme,
        subject: set.subject,
        questions: questions.map(({ id, kind: type, points }) => ({ id, type, points })),
      })),
    })),
  ),
});

/** The places that a paper has: those of a longer form only where they are filled. */
const listUsedPlaces = ({ programme, variant: id, sections }: ComposedPaper): ComposedPlace[] => {
  const variant = findLoadedVariant(programme, id);
  return sections.filter((place) => place.sets.length > 0 || !variant || !isOptionalPlace(variant, place));
};

/** What the call takes: every set pinned to the version on screen. */
export const toPaperDraft = (paper: ComposedPaper): PaperDraft => ({
  ...paper,
  ...toStoredTitles({ en: paper.title, zh: paper.titleZh }),
  sections: listUsedPlaces(paper).map(({ sets, ...place }) => ({
    ...place,
    sets: sets.map(({ topicId, version }) => ({ topicId, version })),
  })),
});

/** A place with how many sets it holds, by which a clock may go. */
export const toCountedPlace = ({ section, part, sets }: ComposedPlace) => ({ section, part, sets: sets.length });

/** Questions in all, how many the exam has where it says so, and the seconds of one sitting; null without a clock. */
export const computeTotals = (paper: ComposedPaper) => {
  const count = paper.sections.reduce((sum, { sets }) => sum + countQuestions(sets), 0);
  const variant = findLoadedVariant(paper.programme, paper.variant);
  const rules = variant ? listPlaces(variant).map(({ part }) => part) : [];
  const isFixed = rules.length > 0 && rules.every((part) => part.questions !== null);
  const total = (end: 'from' | 'to'): number =>
    rules.reduce((sum, { questions, sets }) => sum + (questions?.[end] ?? 0) * sets[end], 0);
  const required = isFixed ? { from: total('from'), to: total('to') } : null;
  const usedPlaces = listUsedPlaces(paper);
  const times = (variant ? listPresentedParts(variant, usedPlaces) : usedPlaces).map(
    (place) => place.seconds ?? (variant ? getDefaultSeconds(variant, toCountedPlace(place)) : null),
  );
  const isTimed = times.some((seconds) => seconds !== null);
  return {
    found: count,
    wanted: required,
    seconds: isTimed ? times.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0) : null,
  };
};

/** Questions in some sets. */
export const countQuestions = (sets: readonly ComposedSet[]): number =>
  sets.reduce((sum, { questions }) => sum + questions.length, 0);

/** What the exam says of a place; undefined where it has no such place. */
export const findRule = (paper: ComposedPaper, place: ComposedPlace) => {
  const variant = findLoadedVariant(paper.programme, paper.variant);
  return (
    variant &&
    listPlaces(variant).find(
      ({ section, part, hasParts }) => section.id === place.section && (!hasParts || part.id === place.part),
    )
  );
};

/** How many questions a place has by the exam, from and to; null where the paper decides. */
export const getRequiredCount = (paper: ComposedPaper, place: ComposedPlace): { from: number; to: number } | null => {
  const rule = findRule(paper, place);
  if (!rule?.part.questions) return null;
  const { questions, sets } = rule.part;
  return { from: questions.from * sets.from, to: questions.to * sets.to };
};
