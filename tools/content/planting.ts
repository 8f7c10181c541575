import type { Question } from '@inkstone/content';
import type { SampleContent } from './sample-content.ts';

type Mutable<Value> = Value extends object ? { -readonly [Name in keyof Value]: Mutable<Value[Name]> } : Value;

/** A copy of the content that may be spoilt. */
export type PlantedContent = Mutable<SampleContent>;

/** Spoils a copy of the content. */
export type Plant = (content: PlantedContent) => void;

export const must = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('the content has nothing to spoil');
  return value;
};

export const firstQuestion = (content: PlantedContent) => must(content.questionSets[0]?.questions[0]);

export const findByType = <Type extends Question['type']>(content: PlantedContent, type: Type) => {
  const questions = content.questionSets.flatMap((set) => set.questions);
  return must(questions.find((question) => question.type === type)) as Mutable<Extract<Question, { type: Type }>>;
};

export const findSet = ({ questionSets }: PlantedContent, code: string) =>
  must(questionSets.find((set) => set.code === code));
export const firstAssignment = ({ assignments }: PlantedContent) => must(assignments[0]);
export const firstSource = ({ setSources }: PlantedContent) => must(setSources[0]);
export const findAssignment = ({ assignments }: PlantedContent, code: string) =>
  must(assignments.find((assignment) => assignment.code === code));

export const duplicateFirst = <Item>(list: Item[]): void => void list.push(must(list[0]));
