import type { ExchangedQuestion } from '../../plain-question.ts';
import type { Interaction } from '../standard-reader/choices.ts';
import type { Responses, StandardItem } from '../standard-reader/item.ts';
import type { AskedQuestion } from './asked-question.ts';

// An answer of the bank as a candidate would give it at the item: by what is written on the choices, whatever they are called.

interface Options {
  options?: { id_option: string }[];
  columns?: { id_option: string }[];
  categories?: { id_option: string }[];
  roles?: string[];
  text: string;
}

/** What is said by an answer: for each field its words, or the places of choices and targets in what the bank shows. */
interface Said {
  /** Words typed or chosen in each field, in the order in which the fields stand in the text. */
  fields?: string[];
  /** Places of choices, from 0. */
  chosen?: number[];
  /** Places of a choice and its target. */
  pairs?: [number, number][];
}

const listPlaces = (options: readonly { id_option: string }[] = []) =>
  new Map(options.map(({ id_option: id }, at) => [id, at]));

const getPlace = (places: ReadonlyMap<string, number>, id: string): number => {
  const place = places.get(id);
  if (place === undefined) throw new Error(`There is no option ${id}.`);
  return place;
};

/** The numbers of the gaps or squares of a text in their order there. */
const listNumbers = (text: string): number[] =>
  [...text.matchAll(/data-(?:blank|square)="(\d+)"/gu)].map(([, number]) => Number(number));

type Say = (prompt: Options, answer: never) => Said;

const sayGaps: Say = ({ text }, answer: string[]) => ({
  fields: listNumbers(text).map((number) => answer[number - 1] ?? ''),
});
const sayChoices: Say = ({ options }, answer: string[]) => ({
  chosen: answer.filter((id) => id !== '').map((id) => getPlace(listPlaces(options), id)),
});
const sayText: Say = (_prompt, answer: string) => ({ fields: [answer] });
const sayColumns = (places: ReadonlyMap<string, number>, answer: readonly string[]): Said => ({
  pairs: answer.flatMap((id, row) => (id === '' ? [] : [[row, getPlace(places, id)] as [number, number]])),
});

const sayings: Readonly<Record<string, Say>> = {
  choice: ({ options }, answer: string) => ({ chosen: [getPlace(listPlaces(options), answer)] }),
  'multiple-choice': sayChoices,
  'prose-summary': sayChoices,
  ordering: sayChoices,
  'sentence-build': sayChoices,
  'true-false': (_prompt, answer: boolean) => ({ chosen: [answer ? 0 : 1] }),
  blanks: sayGaps,
  'complete-the-words': sayGaps,
  'inline-choice': sayGaps,
  'numeric-entry': sayText,
  dictation: sayText,
  'matching-table': ({ columns }, answer: string[]) => sayColumns(listPlaces(columns), answer),
  'sentence-analysis': ({ roles = [] }, answer: string[]) =>
    sayColumns(new Map(roles.map((role, at) => [role, at])), answer),
  'category-table': ({ options }, answer: string[][]) => ({
    pairs: answer.flatMap((ids, column) =>
      ids.map((id): [number, number] => [getPlace(listPlaces(options), id), column]),
    ),
  }),
  'insert-sentence': ({ text }, answer: number) => ({ pairs: [[0, listNumbers(text).indexOf(answer)]] }),
  'select-text': (_prompt, answer: { pieces: number[] }) => ({ chosen: answer.pieces.map((piece) => piece - 1) }),
};

/** The identifier of the choice that has the words of the place, counting equal ones. */
function findChoice(
  words: readonly string[],
  shown: readonly string[],
  identifiers: readonly string[],
  place: number,
): string {
  const text = words[place];
  const nth = words.slice(0, place).filter((word) => word === text).length;
  const matches = identifiers.filter((_, at) => shown[at] === text);
  const identifier = matches[nth];
  if (identifier === undefined) throw new Error(`No choice says "${text}".`);
  return identifier;
}

function answerField(interaction: Interaction, words: string): [string, string[]][] {
  if (words === '') return [];
  if (interaction.choices.length === 0) return [[interaction.response, [words]]];
  const choice = interaction.choices.find(({ text }) => text === words.replaceAll(/\s+/gu, ' ').trim());
  if (choice === undefined) throw new Error(`${interaction.response} does not offer "${words}".`);
  return [[interaction.response, [choice.identifier]]];
}

/** The response variables of an answer; undefined is blank. Throws an Error where the item does not offer it. */
export function toResponses(
  { question, asked }: { question: ExchangedQuestion; asked: AskedQuestion },
  { item, shown }: { item: StandardItem; shown: AskedQuestion },
  answer: unknown,
): Responses {
  const say = sayings[question.type];
  if (say === undefined) throw new Error(`A machine does not mark ${question.type}.`);
  if (answer === undefined) return {};
  const { fields, chosen, pairs } = say(question.prompt as Options, answer as never);
  if (fields !== undefined)
    return Object.fromEntries(item.interactions.flatMap((field, at) => answerField(field, fields[at] ?? '')));
  const [interaction] = item.interactions;
  if (interaction === undefined) throw new Error('The item asks nothing.');
  const identifiers = interaction.choices.map(({ identifier }) => identifier);
  const targetIdentifiers = interaction.targets.map(({ identifier }) => identifier);
  const isMarked = interaction.name === 'qti-hottext-interaction';
  const choose = (place: number): string =>
    isMarked ? (identifiers[place] ?? '') : findChoice(asked.choices, shown.choices, identifiers, place);
  const aim = (place: number): string =>
    interaction.name === 'qti-gap-match-interaction'
      ? (targetIdentifiers[place] ?? '')
      : findChoice(asked.targets, shown.targets, targetIdentifiers, place);
  const items = pairs?.map(([first, second]) => `${choose(first)} ${aim(second)}`) ?? (chosen ?? []).map(choose);
  return items.length === 0 ? {} : { [interaction.response]: items };
}
