import type { ExportedQuestion } from '../questions.ts';
import { readShapes } from '../questions.ts';
import type { Responses } from './score.ts';

type Random = () => number;

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const shuffle = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((first, second) => first.at - second.at)
    .map(({ item }) => item);

const sample = <Item>(items: readonly Item[], most: number, random: Random): Item[] =>
  shuffle(items, random).slice(0, Math.floor(random() * (most + 1)));

const withCase = (word: string, random: Random): string => (random() < 0.3 ? word.toUpperCase() : word);

const listIds = (options: readonly { id_option: string }[]): string[] => options.map(({ id_option: id }) => id);

type MakeAnswer = (question: ExportedQuestion, random: Random) => unknown;

/** A random answer of each type that a machine marks; near the key in about a third of all. */
const makers: Readonly<Record<string, MakeAnswer>> = {
  choice: (question, random) => pick(listIds(readShapes('choice', question).prompt.options), random),
  'multiple-choice': (question, random) => {
    const { prompt, key } = readShapes('multiple-choice', question);
    if (random() < 0.3) return shuffle(key, random);
    return sample(listIds(prompt.options), prompt.choose || prompt.options.length, random);
  },
  'true-false': (_question, random) => random() < 0.5,
  blanks: (question, random) =>
    readShapes('blanks', question).key.map((forms) =>
      random() < 0.6 ? withCase(pick(forms, random), random) : pick(['', 'nothing', 'wrong'], random),
    ),
  'inline-choice': (question, random) =>
    readShapes('inline-choice', question).prompt.gaps.map((words) => pick(['', ...words], random)),
  'select-text': (question, random) => {
    const { prompt, key } = readShapes('select-text', question);
    if (prompt.by === 'span') {
      const from = Math.floor(random() * (prompt.passage.length - 1));
      return { from, to: from + 1 + Math.floor(random() * (prompt.passage.length - from - 1)) };
    }
    if (random() < 0.3) return { pieces: key.pieces };
    const count = (prompt.passage.match(/\[[^[\]]*\]/g) ?? []).length;
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    return { pieces: sample(numbers, prompt.choose, random).toSorted((first, second) => first - second) };
  },
  'numeric-entry': (question, random) =>
    pick([...readShapes('numeric-entry', question).key.accepted, '0', '12', '7.5', ''], random),
  ordering: (question, random) => {
    const { prompt, key } = readShapes('ordering', question);
    return random() < 0.3 ? key : shuffle(listIds(prompt.options), random);
  },
  'insert-sentence': (question, random) => {
    const { prompt } = readShapes('insert-sentence', question);
    return 1 + Math.floor(random() * (prompt.text.match(/data-square/g) ?? []).length);
  },
  'prose-summary': (question, random) =>
    sample(listIds(readShapes('prose-summary', question).prompt.options), 3, random),
  'category-table': (question, random) => {
    const { prompt, key } = readShapes('category-table', question);
    if (random() < 0.2) return key;
    const ids = random() < 0.5 ? key.flat() : shuffle(listIds(prompt.options), random);
    let at = 0;
    return prompt.categories.map(({ places }) => {
      const taken = ids.slice(at, at + places).filter(() => random() < 0.8);
      at += places;
      return taken;
    });
  },
  'matching-table': (question, random) => {
    const { prompt, key } = readShapes('matching-table', question);
    return random() < 0.3 ? key : key.map(() => pick(['', ...listIds(prompt.columns)], random));
  },
  'complete-the-words': (question, random) => {
    const { prompt, key } = readShapes('complete-the-words', question);
    return key.map((words, index) => {
      const length = [...(prompt.gaps[index]?.prefix ?? '')].length;
      const ending = [...pick(words, random)].slice(length).join('');
      return random() < 0.6 ? withCase(ending, random) : pick(['', 'xx', ending.slice(1)], random);
    });
  },
  'sentence-build': (question, random) => {
    const { prompt, key } = readShapes('sentence-build', question);
    if (random() < 0.4) return pick(key, random);
    return sample(listIds(prompt.options), prompt.slots ?? prompt.options.length, random);
  },
  'sentence-analysis': (question, random) => {
    const { prompt, key } = readShapes('sentence-analysis', question);
    return key.map((role) => (random() < 0.5 ? role : pick(['', ...prompt.roles], random)));
  },
  dictation: (question, random) =>
    pick(readShapes('dictation', question).key.references, random)
      .split(' ')
      .filter(() => random() < 0.9)
      .join(' '),
};

/** A random answer; undefined for a type that a person marks. */
export const makeAnswer = (question: ExportedQuestion, random: Random): unknown =>
  makers[question.type]?.(question, random);

const toOption = (options: readonly { id_option: string }[], id: string): string =>
  `option_${listIds(options).indexOf(id) + 1}`;

const toGaps = (values: readonly string[]): Responses =>
  new Map(values.flatMap((value, index) => (value === '' ? [] : [[`RESPONSE_${index + 1}`, [value]] as const])));

const toMain = (...values: readonly string[]): Responses => new Map(values.length > 0 ? [['RESPONSE', values]] : []);

const toPairs = (columns: readonly number[]): string[] =>
  columns.flatMap((column, row) => (column < 0 ? [] : [`line_${row + 1} column_${column + 1}`]));

type ToResponses = (question: ExportedQuestion, answer: never) => Responses;

const responses: Readonly<Record<string, ToResponses>> = {
  choice: (question, answer: string) => toMain(toOption(readShapes('choice', question).prompt.options, answer)),
  'multiple-choice': (question, answer: string[]) =>
    toMain(...answer.map((id) => toOption(readShapes('multiple-choice', question).prompt.options, id))),
  'true-false': (_question, answer: boolean) => toMain(String(answer)),
  blanks: (_question, answer: string[]) => toGaps(answer),
  'complete-the-words': (_question, answer: string[]) => toGaps(answer),
  'inline-choice': (question, answer: string[]) => {
    const { gaps } = readShapes('inline-choice', question).prompt;
    return toGaps(answer.map((word, index) => (word === '' ? '' : `word_${(gaps[index]?.indexOf(word) ?? 0) + 1}`)));
  },
  'select-text': (_question, answer: { pieces: number[] }) => toMain(...answer.pieces.map((piece) => `piece_${piece}`)),
  'numeric-entry': (_question, answer: string) => (answer === '' ? toMain() : toMain(answer)),
  ordering: (question, answer: string[]) =>
    toMain(...answer.map((id) => toOption(readShapes('ordering', question).prompt.options, id))),
  'insert-sentence': (_question, answer: number) => toMain(`sentence square_${answer}`),
  'prose-summary': (question, answer: string[]) =>
    toMain(...answer.map((id) => toOption(readShapes('prose-summary', question).prompt.options, id))),
  'category-table': (question, answer: string[][]) => {
    const ids = listIds(readShapes('category-table', question).prompt.options);
    return toMain(
      ...answer.flatMap((placed, column) => placed.map((id) => `line_${ids.indexOf(id) + 1} column_${column + 1}`)),
    );
  },
  'matching-table': (question, answer: string[]) => {
    const ids = listIds(readShapes('matching-table', question).prompt.columns);
    return toMain(...toPairs(answer.map((id) => ids.indexOf(id))));
  },
  'sentence-build': (question, answer: string[]) =>
    toMain(...answer.map((id) => toOption(readShapes('sentence-build', question).prompt.options, id))),
  'sentence-analysis': (question, answer: string[]) => {
    const { roles } = readShapes('sentence-analysis', question).prompt;
    return toMain(...toPairs(answer.map((role) => roles.indexOf(role))));
  },
};

/** An answer as the responses of the written item. */
export const toResponses = (question: ExportedQuestion, answer: unknown): Responses => {
  const convert = responses[question.type];
  if (!convert) throw new Error(`no responses of ${question.type}`);
  return convert(question, answer as never);
};
