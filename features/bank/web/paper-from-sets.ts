import { groupBy } from '@inkstone/base';
import { listLenders, findProgrammeCard } from '@inkstone/programmes/cards';
import { findLoadedVariant } from '@inkstone/programmes/lazy';
import {
  countQuestions,
  emptyPaper,
  findRule,
  withExam,
  getRequiredCount,
  type ComposedPaper,
  type SectionSlot,
  type ComposedSet,
} from './composed-paper.ts';

const acceptsSet = (paper: ComposedPaper, place: SectionSlot, set: ComposedSet): boolean => {
  const types = findRule(paper, place)?.part.types ?? [];
  return types.length === 0 || set.questions.every(({ type }) => types.some((accepted) => accepted === type));
};

/** A section belongs to a subject by its id: `math`, `math-calculator`. */
const isOfSubject = ({ section }: SectionSlot, { subject }: ComposedSet): boolean =>
  section === subject || section.startsWith(`${subject}-`);

const hasRoom = (paper: ComposedPaper, place: SectionSlot, set: ComposedSet): boolean => {
  const required = getRequiredCount(paper, place);
  return required === null || countQuestions([...place.sets, set]) <= required.to;
};

/** The parts that accept all questions of a set: those of its subject, or else all of them. */
const listAcceptingSlots = (paper: ComposedPaper, set: ComposedSet): SectionSlot[] => {
  const acceptingPlaces = paper.sections.filter((place) => acceptsSet(paper, place, set));
  const ofSubject = acceptingPlaces.filter((place) => isOfSubject(place, set));
  return ofSubject.length > 0 ? ofSubject : acceptingPlaces;
};

/** Whether a paper of this programme may contain sets of that one. */
const canHold = (programme: string, set: ComposedSet): boolean => listLenders(programme).includes(set.programme);

/** Adds a set to the first part with room for it, or else the first that accepts it; unchanged if none does. */
const addSet = (paper: ComposedPaper, set: ComposedSet): ComposedPaper => {
  const acceptingPlaces = canHold(paper.programme, set) ? listAcceptingSlots(paper, set) : [];
  const target = acceptingPlaces.find((place) => hasRoom(paper, place, set)) ?? acceptingPlaces[0];
  const sections = paper.sections.map((place) => (place === target ? { ...place, sets: [...place.sets, set] } : place));
  return { ...paper, sections };
};

const listComposableExams = (programme: string): { programme: string; variant: string }[] => {
  const card = findProgrammeCard(programme);
  const variants = card && card.hasPapers !== false ? Object.keys(card.exams) : [];
  return variants.filter((id) => findLoadedVariant(programme, id)).map((variant) => ({ programme, variant }));
};

const countSets = ({ sections }: ComposedPaper): number => sections.reduce((sum, { sets }) => sum + sets.length, 0);

/** A new paper of an exam with these sets in order, each where it fits. */
export const buildPaperOfExam = (
  exam: { programme: string; variant: string },
  sets: readonly ComposedSet[],
): ComposedPaper => sets.reduce(addSet, withExam(emptyPaper(), exam));

/** A new paper with these sets in order, of the exam in their programmes that accepts most of them. */
export const buildPaperFromSets = (sets: readonly ComposedSet[]): ComposedPaper => {
  const programmes = [...new Set(sets.map(({ programme }) => programme))];
  return programmes
    .flatMap(listComposableExams)
    .map((exam) => buildPaperOfExam(exam, sets))
    .reduce((best, paper) => (countSets(paper) > countSets(best) ? paper : best), emptyPaper());
};

/** Why sets are not in a paper: no exam accepts them, another programme, or no section accepts all their types. */
type UnplacedReason = 'nowhere' | 'programme' | 'types';

/** Sets left out for the same reason. */
export interface UnplacedGroup {
  reason: UnplacedReason;
  programme: string;
  types: readonly string[];
  sets: ComposedSet[];
}

const findUnplacedReason = (paper: ComposedPaper, set: ComposedSet): UnplacedReason | null => {
  if (paper.variant === '') return 'nowhere';
  if (!canHold(paper.programme, set)) return 'programme';
  return listAcceptingSlots(paper, set).length === 0 ? 'types' : null;
};

/** Groups the sets that the paper does not and could not contain, by reason. */
export const groupUnplacedSets = (paper: ComposedPaper, selectedSets: readonly ComposedSet[]): UnplacedGroup[] => {
  const placedIds = new Set(paper.sections.flatMap(({ sets }) => sets.map(({ setId }) => setId)));
  const unplaced = selectedSets.flatMap((set): UnplacedGroup[] => {
    const reason = placedIds.has(set.setId) ? null : findUnplacedReason(paper, set);
    const types = reason === 'types' ? [...new Set(set.questions.map(({ type }) => type))] : [];
    return reason ? [{ reason, programme: set.programme, types, sets: [set] }] : [];
  });
  return [
    ...groupBy(unplaced, ({ reason, programme, types }) => [reason, programme, ...types].join(' ')).values(),
  ].flatMap(([first, ...more]) => (first ? [{ ...first, sets: [first, ...more].flatMap(({ sets }) => sets) }] : []));
};
