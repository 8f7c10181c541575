import { listLenders, findProgrammeCard } from '@inkstone/programmes/cards';
import { findLoadedVariant } from '@inkstone/programmes/late';
import {
  countIn,
  emptyPaper,
  ruleAt,
  underExam,
  wantedAt,
  type ComposedPaper,
  type ComposedPlace,
  type ComposedSet,
} from './composed-paper.ts';

const takes = (paper: ComposedPaper, place: ComposedPlace, set: ComposedSet): boolean => {
  const types = ruleAt(paper, place)?.part.types ?? [];
  return types.length === 0 || set.questions.every(({ type }) => types.some((one) => one === type));
};

/** A section is of a subject by its id: `math`, `math-calculator`. */
const isOfSubject = ({ section }: ComposedPlace, { subject }: ComposedSet): boolean =>
  section === subject || section.startsWith(`${subject}-`);

const hasRoom = (paper: ComposedPaper, place: ComposedPlace, set: ComposedSet): boolean => {
  const wanted = wantedAt(paper, place);
  return wanted === null || countIn([...place.sets, set]) <= wanted.to;
};

/** The places of a paper that take all questions of a set: those of its subject, else all of them. */
const takersOf = (paper: ComposedPaper, set: ComposedSet): ComposedPlace[] => {
  const takers = paper.sections.filter((place) => takes(paper, place, set));
  const own = takers.filter((place) => isOfSubject(place, set));
  return own.length > 0 ? own : takers;
};

/** Whether a paper of this programme may hold sets of that one. */
const lends = (programme: string, set: ComposedSet): boolean => listLenders(programme).includes(set.programme);

/** The paper with a set at the end of the first place that has room for it, else of the first that takes it; as it was where none does. */
const withSet = (paper: ComposedPaper, set: ComposedSet): ComposedPaper => {
  const takers = lends(paper.programme, set) ? takersOf(paper, set) : [];
  const found = takers.find((place) => hasRoom(paper, place, set)) ?? takers[0];
  const sections = paper.sections.map((place) => (place === found ? { ...place, sets: [...place.sets, set] } : place));
  return { ...paper, sections };
};

const examsOf = (programme: string): { programme: string; variant: string }[] => {
  const card = findProgrammeCard(programme);
  const variants = card && card.hasPapers !== false ? Object.keys(card.exams) : [];
  return variants.filter((id) => findLoadedVariant(programme, id)).map((variant) => ({ programme, variant }));
};

const setsIn = ({ sections }: ComposedPaper): number => sections.reduce((sum, { sets }) => sum + sets.length, 0);

/** A new paper with sets in their order: of the exam of their programmes that takes most of them, the first of several. */
export const paperWith = (sets: readonly ComposedSet[]): ComposedPaper => {
  const programmes = [...new Set(sets.map(({ programme }) => programme))];
  return programmes
    .flatMap(examsOf)
    .map((exam) => sets.reduce(withSet, underExam(emptyPaper(), exam)))
    .reduce((best, paper) => (setsIn(paper) > setsIn(best) ? paper : best), emptyPaper());
};

/** Why sets are not in a paper: no exam takes them, they are of another programme, or no section takes all of their types. */
type LeftWhy = 'nowhere' | 'programme' | 'types';

/** Sets that are left out for one reason. */
export interface LeftOut {
  why: LeftWhy;
  programme: string;
  types: readonly string[];
  sets: ComposedSet[];
}

const leftWhy = (paper: ComposedPaper, set: ComposedSet): LeftWhy | null => {
  if (paper.variant === '') return 'nowhere';
  if (!lends(paper.programme, set)) return 'programme';
  return takersOf(paper, set).length === 0 ? 'types' : null;
};

/** Which of some chosen sets are neither in a paper nor could be, by the reason. */
export const leftOutOf = (paper: ComposedPaper, chosen: readonly ComposedSet[]): LeftOut[] => {
  const held = new Set(paper.sections.flatMap(({ sets }) => sets.map(({ topicId }) => topicId)));
  const left = chosen.flatMap((set): LeftOut[] => {
    const why = held.has(set.topicId) ? null : leftWhy(paper, set);
    const types = why === 'types' ? [...new Set(set.questions.map(({ type }) => type))] : [];
    return why ? [{ why, programme: set.programme, types, sets: [set] }] : [];
  });
  return [...Map.groupBy(left, ({ why, programme, types }) => [why, programme, ...types].join(' ')).values()].flatMap(
    ([first, ...more]) => (first ? [{ ...first, sets: [first, ...more].flatMap(({ sets }) => sets) }] : []),
  );
};
