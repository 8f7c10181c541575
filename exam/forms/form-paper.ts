import { getQuestionType } from '../question-types/logic.ts';
import { listOptionIds, optionIdField } from '../question-types/shapes.ts';

/** A question as equivalent forms need it. */
export interface FormPaperQuestion {
  questionId: number;
  /** The option ids in stored order; empty where the question has no options. */
  options: readonly string[];
  /** True where every form prints the options in stored order. */
  keepsOptionOrder: boolean;
}

export interface FormPaperSet {
  /** True where the questions stay together and in order, because they are asked about one passage, recording or picture. */
  keepsQuestionOrder: boolean;
  questions: readonly FormPaperQuestion[];
}

/** A paper in stored order. No form moves a question out of its section. */
export interface FormPaper {
  sections: readonly { sets: readonly FormPaperSet[] }[];
}

/** The part of a paper's content from which forms are built. */
interface StoredPaper {
  sections: readonly {
    sets: readonly {
      stimulus: { kind: 'none' | 'passage' | 'audio' | 'picture' };
      questions: readonly { questionId: number; type: string; prompt: unknown }[];
    }[];
  }[];
}

const reversed = <Item>(items: readonly Item[]): Item[] => items.toReversed();

/** The ids of a question's options, and whether its type lets them change places. */
const toFormQuestion = (question: { questionId: number; type: string; prompt: unknown }): FormPaperQuestion => {
  const type = getQuestionType(question.type);
  const options = listOptionIds(type.listOptions(question.prompt));
  const shuffled = listOptionIds(type.listOptions(type.shuffleOptions(question.prompt, reversed)));
  const isFixed = type.keepsOptionOrder === true || options.every((id, index) => id === shuffled[index]);
  return { questionId: question.questionId, options, keepsOptionOrder: isFixed };
};

/** Reads from stored content what may change places on a form: the types of the questions decide about options. */
export const toFormPaper = ({ sections }: StoredPaper): FormPaper => ({
  sections: sections.map(({ sets }) => ({
    sets: sets.map(({ stimulus, questions }) => ({
      keepsQuestionOrder: stimulus.kind !== 'none',
      questions: questions.map(toFormQuestion),
    })),
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
