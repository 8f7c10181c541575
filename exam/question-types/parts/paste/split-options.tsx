import { foldCharacters } from '@inkstone/base';
/** A place in a line: a node and an offset in it. */
interface Place {
  node: Node;
  offset: number;
}

/** A line as characters, each with its place; a formula or a picture is one character, a break a space. */
interface LineText {
  line: HTMLElement;
  text: string;
  places: readonly Place[];
}

/** Start of an option in a line. */
interface Marker {
  letter: string;
  at: number;
  end: number;
}

const objectSign = '\uFFFC';

// A letter with a sign behind it or around it: "A.", "(B)", "C、", "Ｄ）", "【E】", "Ⓕ".
const marker =
  /(?:[(（[【]\s?([A-Za-zＡ-Ｚａ-ｚ])\s?[)）\]】][.．、:：]?|(?<![A-Za-zＡ-Ｚａ-ｚ'’.-])([A-Za-zＡ-Ｚａ-ｚ])[.．、:：)）]|([Ⓐ-Ⓩ]))\s*/g;

const toLetter = (sign: string): string => foldCharacters(sign).toUpperCase();

const blocks = 'p, li, div:not([data-math]), pre, blockquote, h1, h2, h3, h4, h5, h6, td, th';

/** The lines of a pasted text: its innermost blocks, or all of it where it has none. */
const listLines = (body: HTMLElement): HTMLElement[] => {
  const inner = [...body.querySelectorAll<HTMLElement>(blocks)].filter((block) => block.querySelector(blocks) === null);
  return inner.length > 0 ? inner : [body];
};

const isObject = (node: Node): boolean =>
  node instanceof HTMLElement && (node.tagName === 'IMG' || node.dataset.math !== undefined);

const readLine = (line: HTMLElement): LineText => {
  let text = '';
  const places: Place[] = [];
  const read = (node: Node): void => {
    const at = {
      node: node.parentNode ?? node,
      offset: [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode),
    };
    if (isObject(node) || node.nodeName === 'BR') {
      text += node.nodeName === 'BR' ? '\n' : objectSign;
      places.push(at);
    } else if (node.nodeType === Node.TEXT_NODE) {
      const content = (node.textContent ?? '').replaceAll('\u00a0', ' ');
      text += content;
      for (let offset = 0; offset < content.length; offset += 1) places.push({ node, offset });
    } else {
      for (const child of node.childNodes) read(child);
    }
  };
  read(line);
  return { line, text, places };
};

/** Whether an option may begin there: at a line's start, after a space, a bracketed or full-width sign, or Chinese text. */
const mayBegin = (text: string, [match]: RegExpMatchArray, at: number): boolean => {
  const before = text.slice(0, at);
  if (before.trim() === '' || /\s$/.test(before)) return true;
  if (/^[(（[【Ⓐ-Ⓩ]/.test(match)) return true;
  return /[\p{Script=Han}\p{N}\uFFFC，。；、！？）”]$/u.test(before) || /[．、：）Ａ-Ｚ]/.test(match);
};

const findMarkers = ({ text }: LineText): Marker[] =>
  [...text.matchAll(marker)]
    .filter((match) => mayBegin(text, match, match.index))
    .map((match) => ({
      letter: toLetter(match[1] ?? match[2] ?? match[3] ?? ''),
      at: match.index,
      end: match.index + match[0].length,
    }));

const letterAt = (index: number): string => String.fromCodePoint(65 + index);

/** The markers in order: those at the lines' starts where each line has one and they follow each other, else all that do. */
const chooseMarkers = (lines: readonly LineText[]): Marker[][] => {
  const markersByLine = lines.map((line) => findMarkers(line));
  const starts = markersByLine.map((markers, index) =>
    markers.filter(({ at }) => lines[index]?.text.slice(0, at).trim() === ''),
  );
  const isPerLine = starts.length > 1 && starts.every(([first], index) => first?.letter === letterAt(index));
  if (isPerLine) return starts;
  let count = 0;
  return markersByLine.map((markers) =>
    markers.filter(({ letter }) => {
      const isNext = letter === letterAt(count);
      if (isNext) count += 1;
      return isNext;
    }),
  );
};

const isFilled = (option: HTMLElement): boolean =>
  (option.textContent ?? '').trim() !== '' || option.querySelector('img') !== null;

/** Copies a part of a line with its formatting, without elements that became empty. */
const copyPart = ({ line, places }: LineText, from: number, to: number): DocumentFragment => {
  const range = line.ownerDocument.createRange();
  range.selectNodeContents(line);
  const [first, last] = [places[from], places[to]];
  if (first) range.setStart(first.node, first.offset);
  else range.collapse(false);
  if (last && first) range.setEnd(last.node, last.offset);
  const part = range.cloneContents();
  for (const end of [...part.querySelectorAll('br')]) end.replaceWith(' ');
  for (const element of [...part.querySelectorAll<HTMLElement>('*')].toReversed()) {
    if (!isFilled(element) && element.tagName !== 'IMG') element.replaceWith(element.textContent ?? '');
  }
  return part;
};

/** The texts of the options that begin at markers; null where there is text before the first. */
const gatherOptions = (lines: readonly LineText[]): HTMLElement[] | null => {
  const options: HTMLElement[] = [];
  for (const [index, markers] of chooseMarkers(lines).entries()) {
    const line = lines[index];
    if (!line) continue;
    const before = line.text.slice(0, markers[0]?.at ?? line.text.length);
    if (before.trim() !== '') {
      const last = options.at(-1);
      if (!last) return null;
      last.append(' ', copyPart(line, 0, before.length));
    }
    for (const [at, { end }] of markers.entries()) {
      const option = line.line.ownerDocument.createElement('p');
      option.append(copyPart(line, end, markers[at + 1]?.at ?? line.text.length));
      options.push(option);
    }
  }
  return options;
};

/** The items of a paste that consists of one list only. */
const findListItems = (body: HTMLElement): HTMLElement[] => {
  const [list, ...more] = body.children;
  const isAlone = list !== undefined && more.length === 0 && /^(OL|UL)$/.test(list.tagName);
  return isAlone ? [...list.children].filter((point): point is HTMLElement => point.tagName === 'LI') : [];
};

const toParagraph = (html: string): string =>
  `<p>${html
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll(/^[\s\u3000]+|[\s\u3000]+$/g, '')
    .replaceAll(/ {2,}/g, ' ')}</p>`;

/** Splits pasted text such as “A. red B. blue”, or a list, into options in order; null where it is neither. */
export const splitOptions = (html: string): string[] | null => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const options = gatherOptions(listLines(body).map(readLine));
  if (options && options.length > 1)
    return options.every(isFilled) ? options.map(({ innerHTML }) => toParagraph(innerHTML)) : null;
  const points = findListItems(body);
  return points.length > 1 ? points.map(({ innerHTML }) => toParagraph(innerHTML)) : null;
};
