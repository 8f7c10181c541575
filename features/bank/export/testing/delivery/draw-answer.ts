import type { ExchangedQuestion } from '../../plain-question.ts';

type Random = () => number;

interface Prompt {
  options?: { id_option: string }[];
  columns?: { id_option: string }[];
  categories?: { places: number }[];
  gaps?: (string[] | { prefix: string; missing: number })[];
  roles?: string[];
  choose?: number;
  slots?: number;
  text: string;
  passage?: string;
}

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item;

const shuffle = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .toSorted((first, second) => first.rank - second.rank)
    .map(({ item }) => item);

const listIds = (options: readonly { id_option: string }[] = []): string[] => options.map(({ id_option: id }) => id);

/** Some of the items, at most so many (0: all), in any order; a third of all times those of the key. */
function drawSome(
  items: readonly string[],
  { key, most, random }: { key: string[]; most: number; random: Random },
): string[] {
  if (random() < 0.33) return shuffle(key, random);
  const mixed = random() < 0.5 ? [...key.slice(1), ...shuffle(items, random)] : shuffle(items, random);
  return [...new Set(mixed)].slice(0, Math.floor(random() * ((most || items.length) + 1)));
}

/** Two neighbours of an order change places. */
function disturb(order: readonly string[], random: Random): string[] {
  const at = Math.floor(random() * (order.length - 1));
  const next = [...order];
  [next[at], next[at + 1]] = [order[at + 1] as string, order[at] as string];
  return next;
}

/** Each part is as in the key, or any of what is offered. */
const drawParts = (key: readonly string[], offered: (at: number) => readonly string[], random: Random): string[] =>
  key.map((part, at) => (random() < 0.55 ? part : pick(offered(at), random)));

const wrongWords = ['', 'wrong', '0', 'a b'];
/** A word as it is typed plainly: in some case, with single spaces. */
const typed = (word: string, random: Random): string => {
  const tidy = word.replaceAll(/\s+/gu, ' ').trim();
  return pick([tidy, tidy, tidy.toUpperCase(), tidy.toLowerCase()], random);
};

function drawTable(ids: readonly string[], { categories = [] }: Prompt, random: Random): string[][] {
  let from = 0;
  return categories.map(({ places }) => {
    const placed = ids.slice(from, from + places).filter(() => random() < 0.85);
    from += places;
    return placed;
  });
}

type Draw = (prompt: Prompt, key: never, random: Random) => unknown;

const drawTexts: Draw = (_prompt, key: string[][], random) =>
  key.map((forms) => (random() < 0.65 ? typed(pick(forms, random), random) : pick(wrongWords, random)));

const drawers: Readonly<Record<string, Draw>> = {
  choice: ({ options }, key: string, random) => (random() < 0.3 ? key : pick(listIds(options), random)),
  'multiple-choice': ({ options, choose = 0 }, key: string[], random) =>
    drawSome(listIds(options), { key, most: choose, random }),
  'prose-summary': ({ options }, key: string[], random) => drawSome(listIds(options), { key, most: 3, random }),
  'true-false': (_prompt, _key, random) => random() < 0.5,
  blanks: drawTexts,
  'complete-the-words': ({ gaps = [] }, key: string[][], random) =>
    key.map((words, at) => {
      const gap = gaps[at];
      const skipped = gap !== undefined && 'prefix' in gap ? [...gap.prefix].length : 0;
      const ending = [...pick(words, random)].slice(skipped).join('');
      return random() < 0.65 ? typed(ending, random) : pick(['', 'zz', ending.slice(1)], random);
    }),
  'inline-choice': ({ gaps = [] }, key: string[], random) =>
    drawParts(key, (at) => ['', ...(gaps[at] as string[])], random),
  'numeric-entry': (_prompt, key: { accepted: string[] }, random) => pick([...key.accepted, '0', '12', '7.5'], random),
  'matching-table': ({ columns }, key: string[], random) =>
    random() < 0.3 ? key : drawParts(key, () => ['', ...listIds(columns)], random),
  'sentence-analysis': ({ roles = [] }, key: string[], random) => drawParts(key, () => ['', ...roles], random),
  'category-table': (prompt, key: string[][], random) =>
    random() < 0.25
      ? key
      : drawTable(random() < 0.6 ? key.flat() : shuffle(listIds(prompt.options), random), prompt, random),
  ordering: ({ options }, key: string[], random) => {
    if (random() < 0.3) return key;
    return random() < 0.5 ? disturb(key, random) : shuffle(listIds(options), random);
  },
  'sentence-build': ({ options, slots = 0 }, key: string[][], random) => {
    const order = pick(key, random);
    if (random() < 0.3) return order;
    return random() < 0.5 ? disturb(order, random) : drawSome(listIds(options), { key: order, most: slots, random });
  },
  'insert-sentence': ({ text }, key: number, random) =>
    random() < 0.3 ? key : 1 + Math.floor(random() * (text.match(/data-square/gu)?.length ?? 1)),
  'select-text': ({ passage = '', choose = 1 }, key: { pieces: number[] }, random) => {
    const count = passage.match(/\[[^[\]]*\]/gu)?.length ?? 0;
    const pieces = Array.from({ length: count }, (_, at) => String(at + 1));
    const drawn = drawSome(pieces, { key: key.pieces.map(String), most: choose, random });
    return { pieces: drawn.map(Number) };
  },
  dictation: (_prompt, key: { references: string[] }, random) =>
    random() < 0.4
      ? typed(pick(key.references, random), random)
      : pick(key.references, random).split(' ').slice(1).join(' '),
};

/** An answer to a question that a machine marks: right, half right, wrong or undefined for blank. */
export function drawAnswer({ type, prompt, key }: ExchangedQuestion, random: Random): unknown {
  const draw = drawers[type];
  if (draw === undefined) throw new Error(`A machine does not mark ${type}.`);
  return random() < 0.08 ? undefined : draw(prompt as Prompt, key as never, random);
}
