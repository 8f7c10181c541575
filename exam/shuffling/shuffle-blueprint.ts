import { shuffleBySeed } from '../attempt/shuffle.ts';
import type { Blueprint, BoundPart, BoundQuestion, BoundSection, BoundSet } from '../blueprint/index.ts';
import { drawOptionOrder, type StoredQuestion } from './option-order.ts';
import { namesNeighbour, namesQuestionNumber, readText } from './references.ts';

/** A set as it is stored. */
export interface StoredSet {
  setId: number;
  stimulus: { kind: 'none' | 'passage' | 'audio' | 'picture'; html: string };
  questions: readonly StoredQuestion[];
}

/** What an attempt shows in an order of its own, and what that order is drawn from. */
export interface ShuffleOptions {
  shuffles: { questions: boolean; options: boolean };
  /** The stored content of the blueprint's sets. */
  sets: readonly StoredSet[];
  /** The same for the same attempt, another for every other. */
  seed: string;
  /** By question: explanations that a student may read beside the shuffled options; absent: none. */
  explanations?: ReadonlyMap<number, string>;
}

interface Content {
  sets: ReadonlyMap<number, StoredSet>;
  questions: ReadonlyMap<number, StoredQuestion>;
}

const readPrompt = ({ questions }: Content, { id }: BoundQuestion): string =>
  readText(JSON.stringify(questions.get(id)?.prompt ?? ''));

const namesNumber = (content: Content, { id, questions }: BoundSet): boolean =>
  namesQuestionNumber(readText(content.sets.get(id)?.stimulus.html ?? '')) ||
  questions.some((question) => namesQuestionNumber(readPrompt(content, question)));

/** Whether a set's questions are asked in order about one passage, recording or picture, or name one another. */
const keepsQuestions = (content: Content, { id, audioSeconds, questions }: BoundSet): boolean =>
  content.sets.get(id)?.stimulus.kind !== 'none' ||
  audioSeconds !== undefined ||
  questions.some((question) => namesNeighbour(readPrompt(content, question)));

/** Whether a set's first question names the one before it, which another set has. */
const followsAnother = (content: Content, { questions: [first] }: BoundSet): boolean =>
  first !== undefined && namesNeighbour(readPrompt(content, first));

const shufflePart = (part: BoundPart, content: Content, seed: string): BoundPart => {
  // The lengths of response windows belong to positions.
  if (part.windows) return part;
  const sets = part.sets.map((set) =>
    keepsQuestions(content, set) ? set : { ...set, questions: shuffleBySeed(set.questions, `${seed}:set:${set.id}`) },
  );
  const isSequence = part.sets.some((set) => followsAnother(content, set));
  return { ...part, sets: isSequence ? sets : shuffleBySeed(sets, `${seed}:part:${part.id}`) };
};

const shuffleSection = (section: BoundSection, content: Content, seed: string): BoundSection => {
  const isFixed = section.adaptive || section.parts.some(({ sets }) => sets.some((set) => namesNumber(content, set)));
  if (isFixed) return section;
  return { ...section, parts: section.parts.map((part) => shufflePart(part, content, `${seed}:${section.id}`)) };
};

const mapQuestions = (section: BoundSection, change: (question: BoundQuestion) => BoundQuestion): BoundSection => ({
  ...section,
  parts: section.parts.map((part) => ({
    ...part,
    sets: part.sets.map((set) => ({ ...set, questions: set.questions.map(change) })),
  })),
});

const listIds = (sections: readonly BoundSection[]): number[] =>
  sections.flatMap(({ parts }) =>
    parts.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions.map(({ id }) => id))),
  );

/** The sections with an order of options in each question that may have one; a section whose exam shuffles has its own way. */
const withOptionOrders = (
  sections: readonly BoundSection[],
  { questions }: Content,
  { seed, explanations }: ShuffleOptions,
): BoundSection[] =>
  sections.map((section) => {
    if (section.shufflesOptions) return section;
    return mapQuestions(section, (bound) => {
      const question = questions.get(bound.id);
      const draw = { seed: `${seed}:question:${bound.id}`, explanation: explanations?.get(bound.id) };
      const optionOrder = question && drawOptionOrder(question, draw);
      return optionOrder ? { ...bound, optionOrder } : bound;
    });
  });

/**
 * The rules of an attempt with questions and options in an order of its own. Questions about one passage, recording or
 * picture stay together in their order; sets change places within their part; an adaptive section, a part whose response
 * windows go by position, and questions that name one another keep the stored order.
 */
export const shuffleBlueprint = (blueprint: Blueprint, choices: ShuffleOptions): Blueprint => {
  const { shuffles, sets, seed } = choices;
  const content = {
    sets: new Map(sets.map((set) => [set.setId, set])),
    questions: new Map(sets.flatMap(({ questions }) => questions.map((question) => [question.questionId, question]))),
  };
  const ordered = shuffles.questions
    ? blueprint.sections.map((section) => shuffleSection(section, content, seed))
    : blueprint.sections;
  const isMoved = listIds(ordered).join() !== listIds(blueprint.sections).join();
  return {
    ...blueprint,
    sections: shuffles.options ? withOptionOrders(ordered, content, choices) : ordered,
    ...(isMoved && { hasShuffledQuestions: true }),
  };
};
