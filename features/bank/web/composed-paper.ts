import { toStoredTitles } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { listPresentedParts } from '@inkstone/exam/blueprint';
import { listLenders } from '@inkstone/programmes/cards';
import { findLoadedVariant } from '@inkstone/programmes/late';
import type { examDetail, PaperDraft, PickedSet } from '../contract.ts';
import { isOptional, placesIn, usualSeconds } from '../rules.ts';
import { titleFieldsOf } from './names.ts';

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

const placeOf = ({ section, part }: { section: string; part: string | null }): string => `${section}/${part ?? ''}`;

/** The paper under another exam: sets stay in the place or else the section of the same name, else go to the first. */
export const underExam = (paper: ComposedPaper, exam: { programme: string; variant: string }): ComposedPaper => {
  const variant = findLoadedVariant(exam.programme, exam.variant);
  if (!variant) return paper;
  const places = placesIn(variant).map(({ section, part, hasParts }) => ({
    section: section.id,
    part: hasParts ? part.id : null,
  }));
  const known = new Set(places.map(placeOf));
  const left = paper.sections.filter((one) => !known.has(placeOf(one)));
  const firstOf = (section: string): number =>
    Math.max(
      0,
      places.findIndex((one) => one.section === section),
    );
  const sameProgramme = paper.programme === '' || paper.programme === exam.programme;
  const lends = sameProgramme || listLenders(exam.programme).includes(paper.programme);
  const sections = places.map((place, index) => {
    const old = paper.sections.filter((one) => placeOf(one) === placeOf(place));
    const moved = left.filter(({ section }) => firstOf(section) === index);
    const sets = [...old, ...moved].flatMap(({ sets: its }) => its);
    return { ...place, seconds: null, sets: lends ? sets : [] };
  });
  return { ...paper, ...exam, examPaperTypeId: sameProgramme ? paper.examPaperTypeId : null, sections };
};

/** What is filled with the optional places that are not, each at the end of its section. */
const withOptional = (exam: { programme: string; variant: string }, filled: ComposedPlace[]): ComposedPlace[] => {
  const variant = findLoadedVariant(exam.programme, exam.variant);
  if (!variant) return filled;
  const known = new Set(filled.map(placeOf));
  return underExam(emptyPaper(), exam)
    .sections.filter((place) => isOptional(variant, place) && !known.has(placeOf(place)))
    .reduce(
      (so, place) => so.toSpliced(so.findLastIndex(({ section }) => section === place.section) + 1, 0, place),
      filled,
    );
};

/** A paper of the bank as its composer begins with it. */
export const composedOf = ({ exam, sections }: CallOutput<typeof examDetail>): ComposedPaper => ({
  ...titleFieldsOf(exam),
  programme: exam.programme,
  variant: exam.variant,
  examPaperTypeId: exam.examPaperTypeId,
  sections: withOptional(
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
const placesTaken = ({ programme, variant: id, sections }: ComposedPaper): ComposedPlace[] => {
  const variant = findLoadedVariant(programme, id);
  return sections.filter((place) => place.sets.length > 0 || !variant || !isOptional(variant, place));
};

/** What the call takes: every set pinned to the version on screen. */
export const paperDraftOf = (paper: ComposedPaper): PaperDraft => ({
  ...paper,
  ...toStoredTitles({ en: paper.title, zh: paper.titleZh }),
  sections: placesTaken(paper).map(({ sets, ...place }) => ({
    ...place,
    sets: sets.map(({ topicId, version }) => ({ topicId, version })),
  })),
});

/** A place with how many sets it holds, by which a clock may go. */
export const countedAt = ({ section, part, sets }: ComposedPlace) => ({ section, part, sets: sets.length });

/** Questions in all, how many the exam has where it says so, and the seconds of one sitting; null without a clock. */
export const totalsOf = (paper: ComposedPaper) => {
  const found = paper.sections.reduce((sum, { sets }) => sum + countIn(sets), 0);
  const variant = findLoadedVariant(paper.programme, paper.variant);
  const rules = variant ? placesIn(variant).map(({ part }) => part) : [];
  const isFixed = rules.length > 0 && rules.every((part) => part.questions !== null);
  const total = (end: 'from' | 'to'): number =>
    rules.reduce((sum, { questions, sets }) => sum + (questions?.[end] ?? 0) * sets[end], 0);
  const wanted = isFixed ? { from: total('from'), to: total('to') } : null;
  const taken = placesTaken(paper);
  const times = (variant ? listPresentedParts(variant, taken) : taken).map(
    (place) => place.seconds ?? (variant ? usualSeconds(variant, countedAt(place)) : null),
  );
  const isTimed = times.some((seconds) => seconds !== null);
  return { found, wanted, seconds: isTimed ? times.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0) : null };
};

/** Questions in some sets. */
export const countIn = (sets: readonly ComposedSet[]): number =>
  sets.reduce((sum, { questions }) => sum + questions.length, 0);

/** What the exam says of a place; undefined where it has no such place. */
export const ruleAt = (paper: ComposedPaper, place: ComposedPlace) => {
  const variant = findLoadedVariant(paper.programme, paper.variant);
  return (
    variant &&
    placesIn(variant).find(
      ({ section, part, hasParts }) => section.id === place.section && (!hasParts || part.id === place.part),
    )
  );
};

/** How many questions a place has by the exam, from and to; null where the paper decides. */
export const wantedAt = (paper: ComposedPaper, place: ComposedPlace): { from: number; to: number } | null => {
  const rule = ruleAt(paper, place);
  if (!rule?.part.questions) return null;
  const { questions, sets } = rule.part;
  return { from: questions.from * sets.from, to: questions.to * sets.to };
};
