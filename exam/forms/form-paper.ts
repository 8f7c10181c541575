import { findFixedOptions, namesNeighbour, namesQuestionNumber, readText } from '../shuffling/index.ts';
import { getQuestionType } from '../question-types/logic.ts';
import { listOptionIds, optionIdField } from '../question-types/shapes.ts';

/** A question as equivalent forms need it. */
export interface FormPaperQuestion {
  questionId: number;
  /** The option ids in stored order; empty where the question has no options. */
  options: readonly string[];
  /** Whether an option, by its place, keeps that place on every form. */
  isFixed: readonly boolean[];
}

export interface FormPaperSet {
  /** True where the questions stay together and in order, because they are asked about one passage, recording or picture. */
  keepsQuestionOrder: boolean;
  questions: readonly FormPaperQuestion[];
}

/** A paper in stored order. No form moves a question out of its section. */
export interface FormPaper {
  sections: readonly FormPaperSection[];
}

export interface FormPaperSection {
  /** True where its questions stay in order, because they name one another. */
  keepsOrder: boolean;
  sets: readonly FormPaperSet[];
}

/** The rules by which an order is drawn: the second ones are those of an attempt on the screen; the first ones read older sheets. */
export type FormRules = 1 | 2;
export const currentFormRules: FormRules = 2;

/** The part of a paper's content from which forms are built. */
interface StoredPaper {
  sections: readonly {
    sets: readonly {
      stimulus: { kind: 'none' | 'passage' | 'audio' | 'picture'; html: string };
      questions: readonly { questionId: number; type: string; prompt: unknown }[];
    }[];
  }[];
}

const reversed = <Item>(items: readonly Item[]): Item[] => items.toReversed();

type StoredSet = StoredPaper['sections'][number]['sets'][number];
type StoredQuestion = StoredSet['questions'][number];

/** The ids of a question's options, and which of them its type or their texts hold in their places. */
const toFormQuestion = (question: StoredQuestion, rules: FormRules): FormPaperQuestion => {
  const type = getQuestionType(question.type);
  const options = listOptionIds(type.listOptions(question.prompt));
  const shuffled = listOptionIds(type.listOptions(type.shuffleOptions(question.prompt, reversed)));
  const keepsAll = type.keepsOptionOrder === true || options.every((id, index) => id === shuffled[index]);
  const loose = options.map(() => keepsAll);
  const isFixed = rules === 1 || keepsAll ? loose : (findFixedOptions(question) ?? loose);
  return { questionId: question.questionId, options, isFixed };
};

const readPrompt = ({ prompt }: StoredQuestion): string => readText(JSON.stringify(prompt));

/** Whether questions of a section name others by number, or a set's first question the one before it. */
const keepsSectionOrder = (sets: readonly StoredSet[]): boolean =>
  sets.some(
    ({ stimulus, questions }) =>
      namesQuestionNumber(readText(stimulus.html)) ||
      questions.some((question) => namesQuestionNumber(readPrompt(question))) ||
      questions.slice(0, 1).some((question) => namesNeighbour(readPrompt(question))),
  );

const toFormSet = ({ stimulus, questions }: StoredSet, rules: FormRules): FormPaperSet => ({
  keepsQuestionOrder:
    stimulus.kind !== 'none' || (rules > 1 && questions.some((question) => namesNeighbour(readPrompt(question)))),
  questions: questions.map((question) => toFormQuestion(question, rules)),
});

/**
 * Reads from stored content what may change places on a form. The prompts have to be the stored ones, so that whoever prints
 * a form and whoever reads its sheets find the same.
 */
export const toFormPaper = ({ sections }: StoredPaper, rules: FormRules = currentFormRules): FormPaper => ({
  sections: sections.map(({ sets }) => ({
    keepsOrder: rules > 1 && keepsSectionOrder(sets),
    sets: sets.map((set) => toFormSet(set, rules)),
  })),
});

/** The seed of a paper's forms: the same for whoever prints a revision of it and for whoever reads its sheets back. */
export const getFormSeed = ({ paperId, revision }: { paperId: number; revision: number }): string =>
  `paper:${paperId}:${revision}`;

const getItemId = (item: unknown): string => {
  const id: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, optionIdField) : null;
  return typeof id === 'string' ? id : '';
};

/** A question's prompt with its options in another order, as a form or an attempt has it. */
export const orderOptions = (
  question: { type: string; prompt: unknown },
  { optionOrder }: { optionOrder: readonly string[] },
): unknown => {
  const type = getQuestionType(question.type);
  const prompt = type.prompt.parse(question.prompt);
  const toPlace = (item: unknown): number => optionOrder.indexOf(getItemId(item));
  return type.shuffleOptions(prompt, (items) => items.toSorted((left, right) => toPlace(left) - toPlace(right)));
};
