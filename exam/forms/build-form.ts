import { optionLetter } from '@inkstone/base';
import { shuffleBySeed } from '../attempt/shuffle.ts';
import { shuffleLoose } from '../shuffling/index.ts';
import type { FormPaper, FormPaperQuestion, FormPaperSection, FormPaperSet } from './form-paper.ts';

/** The forms of a paper; A is the stored order. */
export const paperForms = ['A', 'B', 'C', 'D'] as const;

export type PaperFormLetter = (typeof paperForms)[number];

export interface FormQuestion {
  questionId: number;
  /** The option ids in printed order: the first is printed as A. Empty where the question has no options. */
  optionOrder: string[];
}

/** One form of a paper: all its questions in printed order, the first of each section after the last of the one before. */
export interface PaperForm {
  form: PaperFormLetter;
  questions: FormQuestion[];
}

/** How often an order is drawn again where it equals that of an earlier form. */
const maxDraws = 20;

const listStoredQuestions = ({ sections }: FormPaper): FormQuestion[] =>
  sections.flatMap(({ sets }) =>
    sets.flatMap(({ questions }) =>
      questions.map(({ questionId, options }) => ({ questionId, optionOrder: [...options] })),
    ),
  );

/** Questions that are printed one after the other: those of a passage together, any other alone. */
const listBlocks = ({ keepsQuestionOrder, questions }: FormPaperSet): (readonly FormPaperQuestion[])[] =>
  keepsQuestionOrder ? [questions] : questions.map((question) => [question]);

const drawSection = ({ keepsOrder, sets }: FormPaperSection, seed: string): FormPaperQuestion[] => {
  const blocks = sets.flatMap(listBlocks);
  return (keepsOrder ? blocks : shuffleBySeed(blocks, seed)).flat();
};

const drawQuestions = ({ sections }: FormPaper, seed: string): FormQuestion[] =>
  sections
    .flatMap((section, index) => drawSection(section, `${seed}:${index}`))
    .map(({ questionId, options, isFixed }) => ({
      questionId,
      optionOrder: shuffleLoose(options, { isFixed, seed: `${seed}:question:${questionId}` }),
    }));

const toOrderText = (questions: readonly FormQuestion[]): string => JSON.stringify(questions);

/**
 * The order of questions and options on a form, the same for the same paper, form and seed. Form A is the stored order; the
 * others differ from it and from one another where the paper has enough that may change places.
 */
export function buildForm(paper: FormPaper, form: PaperFormLetter, seed: string): PaperForm {
  let questions = listStoredQuestions(paper);
  const earlier = new Set([toOrderText(questions)]);
  for (const letter of paperForms.slice(1, paperForms.indexOf(form) + 1)) {
    const draws = Array.from({ length: maxDraws }, (_, draw) => `${seed}:${letter}:${draw}`);
    for (const draw of draws) {
      questions = drawQuestions(paper, draw);
      if (!earlier.has(toOrderText(questions))) break;
    }
    earlier.add(toOrderText(questions));
  }
  return { form, questions };
}

/** The letter under which a form prints an option; null where the question has no such option. */
export const findPrintedLetter = ({ optionOrder }: FormQuestion, optionId: string): string | null => {
  const index = optionOrder.indexOf(optionId);
  return index < 0 ? null : optionLetter(index);
};
