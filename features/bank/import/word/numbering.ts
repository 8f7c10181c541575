import type { Document, Element, ParentNode } from 'domhandler';
import { findAllNamed, findNamed, listNamed } from '../markup.ts';

interface Level {
  start: number;
  format: string;
  /** As "%1." */
  text: string;
}

interface NumberingList {
  abstractId: string;
  levels: ReadonlyMap<number, Level>;
  /** The levels that begin again with this list. */
  restarts: ReadonlyMap<number, number>;
}

/** The list of a paragraph and its level within it. */
interface NumberingPlace {
  list: string;
  level: number;
}

/** The value of an element such as `<w:start w:val="1"/>`. */
export const getValue = (parent: ParentNode, name: string): string | undefined =>
  findNamed(parent, name)?.attribs['w:val'];

const chineseDigits = '零一二三四五六七八九';

const toChinese = (number: number): string => {
  if (number > 99) return [...String(number)].map((digit) => chineseDigits[Number(digit)]).join('');
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const head = tens === 0 ? '' : `${tens === 1 ? '' : chineseDigits[tens]}十`;
  return head + (ones === 0 && tens > 0 ? '' : (chineseDigits[ones] ?? ''));
};

const romans: readonly [number, string][] = [
  ...(
    [
      [100, 'C'],
      [90, 'XC'],
      [50, 'L'],
      [40, 'XL'],
      [10, 'X'],
      [9, 'IX'],
      [5, 'V'],
      [4, 'IV'],
      [1, 'I'],
    ] as const
  ).map(([value, sign]): [number, string] => [value, sign]),
];

const toRoman = (number: number): string => {
  let rest = Math.min(number, 399);
  let roman = '';
  for (const [value, sign] of romans)
    while (rest >= value) {
      roman += sign;
      rest -= value;
    }
  return roman;
};

const toLetters =
  (first: 65 | 97) =>
  (number: number): string =>
    String.fromCharCode(first + ((number - 1) % 26)).repeat(Math.min(5, Math.ceil(number / 26)));

const writers: Readonly<Record<string, (number: number) => string>> = {
  upperLetter: toLetters(65),
  lowerLetter: toLetters(97),
  upperRoman: toRoman,
  lowerRoman: (number) => toRoman(number).replaceAll(/[A-Z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 32)),
  chineseCounting: toChinese,
  chineseCountingThousand: toChinese,
  japaneseCounting: toChinese,
  ideographDigital: toChinese,
  taiwaneseCountingThousand: toChinese,
  none: () => '',
};

const writeNumber = (number: number, format: string): string =>
  number < 1 ? String(number) : (writers[format] ?? String)(number);

const readLevel = (element: Element): Level => ({
  start: Number(getValue(element, 'start') ?? 1),
  format: getValue(element, 'numFmt') ?? 'decimal',
  text: getValue(element, 'lvlText') ?? '',
});

const readLevels = (parent: ParentNode): Map<number, Level> =>
  new Map(listNamed(parent, 'lvl').map((element) => [Number(element.attribs['w:ilvl'] ?? 0), readLevel(element)]));

const readLists = (numbering: Document): Map<string, NumberingList> => {
  const abstracts = new Map(
    findAllNamed(numbering, 'abstractNum').map((element) => [
      element.attribs['w:abstractNumId'] ?? '',
      readLevels(element),
    ]),
  );
  return new Map(
    findAllNamed(numbering, 'num').map((element) => {
      const abstractId = getValue(element, 'abstractNumId') ?? '';
      const overrides = listNamed(element, 'lvlOverride');
      const levels = new Map([
        ...(abstracts.get(abstractId) ?? []),
        ...overrides.flatMap((override) => [...readLevels(override)]),
      ]);
      const restarts = overrides.flatMap((override): [number, number][] => {
        const start = getValue(override, 'startOverride');
        return start === undefined ? [] : [[Number(override.attribs['w:ilvl'] ?? 0), Number(start)]];
      });
      return [element.attribs['w:numId'] ?? '', { abstractId, levels, restarts: new Map(restarts) }];
    }),
  );
};

const readPlace = (properties: Element | undefined): Partial<NumberingPlace> => {
  const place = properties && findNamed(properties, 'numPr');
  if (!place) return {};
  const [list, level] = [getValue(place, 'numId'), getValue(place, 'ilvl')];
  return { ...(list !== undefined && { list }), ...(level !== undefined && { level: Number(level) }) };
};

/** The numbers and letters that Word draws before paragraphs. */
export class Numbering {
  readonly #lists: ReadonlyMap<string, NumberingList>;
  readonly #styles: ReadonlyMap<string, Element>;
  readonly #counters = new Map<string, number[]>();
  readonly #restarted = new Set<string>();

  constructor(numbering: Document | null, styles: Document | null) {
    this.#lists = numbering ? readLists(numbering) : new Map();
    const elements = styles ? findAllNamed(styles, 'style') : [];
    this.#styles = new Map(elements.map((element) => [element.attribs['w:styleId'] ?? '', element]));
  }

  #findStylePlace(id: string | undefined): Partial<NumberingPlace> {
    let place: Partial<NumberingPlace> = {};
    let next = id;
    for (let depth = 0; next !== undefined && depth < 10; depth += 1) {
      const style = this.#styles.get(next);
      if (!style) break;
      place = { ...readPlace(findNamed(style, 'pPr')), ...place };
      next = getValue(style, 'basedOn');
    }
    return place;
  }

  /** What stands before the next paragraph of these properties; empty where nothing does. */
  next(properties: Element | undefined): string {
    if (!properties) return '';
    const place = { ...this.#findStylePlace(getValue(properties, 'pStyle')), ...readPlace(properties) };
    const list = this.#lists.get(place.list ?? '');
    const at = place.level ?? 0;
    const level = list?.levels.get(at);
    if (!list || !level || at < 0 || at > 8) return '';
    if (level.format === 'bullet') return '• ';
    const counters = this.#counters.get(list.abstractId) ?? [];
    const restart = list.restarts.get(at);
    const restartId = `${place.list} ${at}`;
    if (restart !== undefined && !this.#restarted.has(restartId)) {
      counters[at] = restart - 1;
      this.#restarted.add(restartId);
    }
    counters[at] = (counters[at] ?? level.start - 1) + 1;
    counters.length = at + 1;
    this.#counters.set(list.abstractId, counters);
    const text = level.text.replaceAll(/%([1-9])/g, (_mark, digit: string) => {
      const index = Number(digit) - 1;
      const shownLevel = list.levels.get(index);
      return writeNumber(counters[index] ?? shownLevel?.start ?? 1, shownLevel?.format ?? 'decimal');
    });
    return text === '' ? '' : `${text} `;
  }
}
