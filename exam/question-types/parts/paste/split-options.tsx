// Start of an option: "A.", "(B)", "C、", "D）".
const marker = /(^|\s)[(（]?([A-Z])[.．、:：)）]\s*/g;

const letterAt = (index: number): string => String.fromCodePoint(65 + index);

/** An option being collected. */
interface GatheredOption {
  letter: string;
  holder: HTMLElement;
}

const blocks = 'p, li, div, pre, blockquote, h1, h2, h3, h4, h5, h6, td, th';

/** The lines of a pasted text: its innermost blocks, or all of it where it has none. */
const listLines = (body: HTMLElement): HTMLElement[] => {
  const inner = [...body.querySelectorAll<HTMLElement>(blocks)].filter((block) => block.querySelector(blocks) === null);
  return inner.length > 0 ? inner : [body];
};

/** Splits a line where options begin; formulas and emphasis are kept in one piece. */
const gatherLine = (line: HTMLElement, options: GatheredOption[]): boolean => {
  for (const node of [...line.childNodes]) {
    if (node.nodeType !== Node.TEXT_NODE) {
      const last = options.at(-1);
      if (!last && (node.textContent ?? '').trim() !== '') return false;
      last?.holder.append(node.nodeName === 'BR' ? ' ' : node.cloneNode(true));
      continue;
    }
    const text = node.textContent ?? '';
    let from = 0;
    for (const match of text.matchAll(marker)) {
      if (match[2] !== letterAt(options.length)) continue;
      const before = text.slice(from, match.index);
      if (options.length === 0 && before.trim() !== '') return false;
      options.at(-1)?.holder.append(before);
      options.push({ letter: match[2], holder: document.createElement('p') });
      from = match.index + match[0].length;
    }
    const rest = text.slice(from);
    if (options.length === 0 && rest.trim() !== '') return false;
    options.at(-1)?.holder.append(rest);
  }
  return true;
};

/** The items of a paste that consists of one list only. */
const findListItems = (body: HTMLElement): HTMLElement[] => {
  const [list, ...more] = body.children;
  const isAlone = list !== undefined && more.length === 0 && /^(OL|UL)$/.test(list.tagName);
  return isAlone ? [...list.children].filter((point): point is HTMLElement => point.tagName === 'LI') : [];
};

const toParagraph = (html: string): string => `<p>${html.replaceAll(/&nbsp;|\u00a0/g, ' ').trim()}</p>`;

/** Splits pasted text such as “A. red B. blue”, or a list, into options in order; null where it is neither. */
export const splitOptions = (html: string): string[] | null => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const options: GatheredOption[] = [];
  const isOptions = listLines(body).every((line) => gatherLine(line, options));
  if (isOptions && options.length > 1) {
    const texts = options.map(({ holder }) => holder);
    return texts.every((holder) => holder.textContent?.trim() || holder.querySelector('img'))
      ? texts.map((holder) => toParagraph(holder.innerHTML))
      : null;
  }
  const points = findListItems(body);
  return points.length > 1 ? points.map((point) => toParagraph(point.innerHTML)) : null;
};
