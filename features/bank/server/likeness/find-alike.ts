import type { Handle } from '@inkstone/db';
import type { AlikeQuestion } from '../../contract.ts';
import { listBandsOfQuestions, listShingles, measureLikeness, minLikeness, type ComparedQuestion } from './likeness.ts';
import { listSetsWithBands } from './likeness.queries.ts';

/** A question that is compared, with the set that it stands in; null for one that is not in the bank yet. */
export interface AskedQuestion extends ComparedQuestion {
  setId: number | null;
}

const maxCandidates = 200;
const maxAlike = 10;
/** The most candidates that are measured for a question, those with most bands in common. */
const maxMeasured = 40;
const maxKnownShingles = 1_000_000;

interface Candidate {
  found: Omit<AlikeQuestion, 'likeness'>;
  question: ComparedQuestion;
  bands: ReadonlySet<number>;
}

const listCandidates = async (db: Handle, bands: readonly number[]): Promise<Candidate[]> => {
  if (bands.length === 0) return [];
  const sets = await listSetsWithBands(db, { bands: [...new Set(bands)], limit: maxCandidates });
  return sets.flatMap(({ id: setId, title, titleZh, passage, questions }) => {
    const ownBands = listBandsOfQuestions(
      passage,
      questions.map(({ prompt }) => prompt),
    );
    return questions.map(({ id, position, prompt }, index) => ({
      found: { questionId: id, setId, title, titleZh, number: position },
      question: { prompt, passage },
      bands: new Set(ownBands[index]),
    }));
  });
};

/** The bands of questions, in their order; those that stand on one passage share its work. */
const listAskedBands = (asked: readonly AskedQuestion[]): number[][] => {
  const byPassage = Map.groupBy(asked, ({ passage }) => passage);
  const bands = new Map<AskedQuestion, number[]>();
  for (const [passage, questions] of byPassage) {
    const own = listBandsOfQuestions(
      passage,
      questions.map(({ prompt }) => prompt),
    );
    for (const [index, question] of questions.entries()) bands.set(question, own[index] ?? []);
  }
  return asked.map((question) => bands.get(question) ?? []);
};

/** Lists shingles, those of the questions that were asked for last from memory, which holds no more than some sets of them. */
const createShingleReader = () => {
  const known = new Map<ComparedQuestion, ReadonlySet<number>>();
  let size = 0;
  return (question: ComparedQuestion): ReadonlySet<number> => {
    const shingles = known.get(question) ?? listShingles(question);
    if (known.has(question)) return shingles;
    if (size > maxKnownShingles) {
      known.clear();
      size = 0;
    }
    known.set(question, shingles);
    size += shingles.size;
    return shingles;
  };
};

const countCommon = (bands: readonly number[], others: ReadonlySet<number>): number =>
  bands.filter((band) => others.has(band)).length;

/** For each question what is like it in other sets of the bank, the likest first. */
export const findAlike = async (db: Handle, asked: readonly AskedQuestion[]): Promise<AlikeQuestion[][]> => {
  const askedBands = listAskedBands(asked);
  const candidates = await listCandidates(db, askedBands.flat());
  const readShingles = createShingleReader();
  return asked.map((question, index) => {
    const bands = askedBands[index] ?? [];
    // Shingles are listed for pairs with a band in common alone: those of all candidates would fill the memory.
    const likely = candidates
      .filter(({ found }) => found.setId !== question.setId)
      .map((candidate) => ({ candidate, common: countCommon(bands, candidate.bands) }))
      .filter(({ common }) => common > 0)
      .toSorted((first, second) => second.common - first.common)
      .slice(0, maxMeasured);
    if (likely.length === 0) return [];
    const shingles = listShingles(question);
    return likely
      .map(({ candidate }) => ({
        ...candidate.found,
        likeness: measureLikeness(shingles, readShingles(candidate.question)),
      }))
      .filter(({ likeness }) => likeness >= minLikeness)
      .toSorted((first, second) => second.likeness - first.likeness || first.questionId - second.questionId)
      .slice(0, maxAlike);
  });
};
