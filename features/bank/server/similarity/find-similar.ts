import type { Handle } from '@inkstone/db';
import type { SimilarQuestion } from '../../contract.ts';
import {
  listBandsOfQuestions,
  listShingles,
  measureSimilarity,
  minSimilarity,
  type ComparedQuestion,
} from './similarity.ts';
import { listSetsWithBands } from './similarity.queries.ts';
import { type SetViewer } from '../set-access.queries.ts';

/** A question that is compared, with the set that it stands in; null for one that is not in the bank yet. */
export interface AskedQuestion extends ComparedQuestion {
  setId: number | null;
}

const maxCandidates = 200;
const maxSimilar = 10;
/** The most candidates that are measured for a question, those with most bands in common. */
const maxMeasured = 40;
const maxKnownShingles = 1_000_000;

interface Candidate {
  location: Omit<SimilarQuestion, 'similarity'>;
  question: ComparedQuestion;
  bands: ReadonlySet<number>;
}

const listCandidates = async (db: Handle, bands: readonly number[], viewer: SetViewer): Promise<Candidate[]> => {
  if (bands.length === 0) return [];
  const sets = await listSetsWithBands(db, { bands: [...new Set(bands)], limit: maxCandidates }, viewer);
  return sets.flatMap(({ id: setId, title, titleZh, passage, questions }) => {
    const ownBands = listBandsOfQuestions(
      passage,
      questions.map(({ prompt }) => prompt),
    );
    return questions.map(({ id, position, prompt }, index) => ({
      location: { questionId: id, setId, title, titleZh, number: position },
      question: { prompt, passage },
      bands: new Set(ownBands[index]),
    }));
  });
};

/** The bands of questions, in their order; those that stand on one passage share its work. */
const listAskedBands = (questions: readonly AskedQuestion[]): number[][] => {
  const byPassage = Map.groupBy(questions, ({ passage }) => passage);
  const bands = new Map<AskedQuestion, number[]>();
  for (const [passage, siblings] of byPassage) {
    const ownBands = listBandsOfQuestions(
      passage,
      siblings.map(({ prompt }) => prompt),
    );
    for (const [index, question] of siblings.entries()) bands.set(question, ownBands[index] ?? []);
  }
  return questions.map((question) => bands.get(question) ?? []);
};

/** Lists shingles, those of the questions that were asked for last from memory, which holds no more than some sets of them. */
const createShingleReader = () => {
  const stored = new Map<ComparedQuestion, ReadonlySet<number>>();
  let size = 0;
  return (question: ComparedQuestion): ReadonlySet<number> => {
    const shingles = stored.get(question) ?? listShingles(question);
    if (stored.has(question)) return shingles;
    if (size > maxKnownShingles) {
      stored.clear();
      size = 0;
    }
    stored.set(question, shingles);
    size += shingles.size;
    return shingles;
  };
};

const countCommon = (bands: readonly number[], others: ReadonlySet<number>): number =>
  bands.filter((band) => others.has(band)).length;

/** For each question what is like it in other sets that a viewer may use, the most similar first. */
export const findSimilar = async (
  db: Handle,
  questions: readonly AskedQuestion[],
  viewer: SetViewer,
): Promise<SimilarQuestion[][]> => {
  const askedBands = listAskedBands(questions);
  const candidates = await listCandidates(db, askedBands.flat(), viewer);
  const readShingles = createShingleReader();
  return questions.map((question, index) => {
    const bands = askedBands[index] ?? [];
    // Shingles are listed for pairs with a band in common alone: those of all candidates would fill the memory.
    const likely = candidates
      .filter(({ location }) => location.setId !== question.setId)
      .map((candidate) => ({ candidate, common: countCommon(bands, candidate.bands) }))
      .filter(({ common }) => common > 0)
      .toSorted((first, second) => second.common - first.common)
      .slice(0, maxMeasured);
    if (likely.length === 0) return [];
    const shingles = listShingles(question);
    return likely
      .map(({ candidate }) => ({
        ...candidate.location,
        similarity: measureSimilarity(shingles, readShingles(candidate.question)),
      }))
      .filter(({ similarity }) => similarity >= minSimilarity)
      .toSorted((first, second) => second.similarity - first.similarity || first.questionId - second.questionId)
      .slice(0, maxSimilar);
  });
};
