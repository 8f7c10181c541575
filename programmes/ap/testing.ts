import { bindBlueprint, type PaperSection, type Variant } from '@inkstone/exam/blueprint';
import { scoredQuestionTypes } from '@inkstone/exam/scored';
import { scoreAttempt, type AttemptScore } from '@inkstone/exam/scoring';
import { ap } from './index.ts';

/** One AP exam. */
export const findForm = (id: string): Variant => {
  const match = ap.variants.find((variant) => variant.id === id);
  if (!match) throw new Error(`AP has no ${id}.`);
  return match;
};

const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));

/**
 * The score for a number of right choices per section, or a mark in hundredths for each text. Of texts to choose from
 * the last one is written; sections not given wait for marks.
 */
export const scoreWith = (
  variant: Variant,
  paper: readonly PaperSection[],
  shares: Readonly<Record<string, number>>,
): AttemptScore => {
  const blueprint = bindBlueprint(ap, variant.id, { paper, choices: { mode: 'test' } });
  const questions = blueprint.sections.flatMap((section) =>
    section.parts
      .flatMap(({ sets, choose }) =>
        sets.flatMap((set) =>
          (choose === null ? set.questions : set.questions.slice(-choose)).map((question) => question),
        ),
      )
      .map((question, index) => ({ ...question, share: shares[section.id], index })),
  );
  const all = blueprint.sections.flatMap(({ parts }) =>
    parts.flatMap(({ sets }) => sets.flatMap((set) => set.questions)),
  );
  return scoreAttempt({
    blueprint,
    registry: scoredQuestionTypes,
    answers: Object.fromEntries(
      questions.map(({ id, type, share = 0, index }) => [
        id,
        type === 'choice' ? (index < share ? 'A' : 'B') : 'A text.',
      ]),
    ),
    keys: Object.fromEntries(
      all.map(({ id, type }) => [
        id,
        type === 'choice'
          ? { prompt: { text: '<p>Which?</p>', options }, key: 'A' }
          : { prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '<p>A model.</p>' } },
      ]),
    ),
    marks: Object.fromEntries(
      questions.flatMap(({ id, type, share }) => (type === 'choice' || share === undefined ? [] : [[id, share]])),
    ),
  });
};
