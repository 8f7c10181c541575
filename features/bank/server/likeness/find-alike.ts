import type { Handle } from '@inkstone/db';
import type { AlikeQuestion } from '../../contract.ts';
import { listBands, listShingles, measureLikeness, minLikeness, type ComparedQuestion } from './likeness.ts';
import { listSetsWithBands } from './likeness.queries.ts';

/** A question that is compared, with the set that it stands in; null for one that is not in the bank yet. */
export interface AskedQuestion extends ComparedQuestion {
  setId: number | null;
}

const maxCandidates = 200;
const maxAlike = 10;

interface Candidate {
  place: Omit<AlikeQuestion, 'likeness'>;
  shingles: ReadonlySet<number>;
  bands: ReadonlySet<number>;
}

const listCandidates = async (db: Handle, bands: readonly number[]): Promise<Candidate[]> => {
  if (bands.length === 0) return [];
  const sets = await listSetsWithBands(db, { bands: [...new Set(bands)], limit: maxCandidates });
  return sets.flatMap(({ id: setId, title, titleZh, passage, questions }) =>
    questions.map(({ id, position, prompt }) => {
      const shingles = listShingles({ prompt, passage });
      const place = { questionId: id, setId, title, titleZh, number: position };
      return { place, shingles, bands: new Set(listBands(shingles)) };
    }),
  );
};

/** For each question what is like it in other sets of the bank, the likest first. */
export const findAlike = async (db: Handle, questions: readonly AskedQuestion[]): Promise<AlikeQuestion[][]> => {
  const compared = questions.map((question) => {
    const shingles = listShingles(question);
    return { ...question, shingles, bands: listBands(shingles) };
  });
  const candidates = await listCandidates(
    db,
    compared.flatMap(({ bands }) => bands),
  );
  return compared.map(({ setId, shingles, bands }) =>
    candidates
      .filter((candidate) => candidate.place.setId !== setId && bands.some((band) => candidate.bands.has(band)))
      .map(({ place, shingles: others }) => ({ ...place, likeness: measureLikeness(shingles, others) }))
      .filter(({ likeness }) => likeness >= minLikeness)
      .toSorted((first, second) => second.likeness - first.likeness || first.questionId - second.questionId)
      .slice(0, maxAlike),
  );
};
