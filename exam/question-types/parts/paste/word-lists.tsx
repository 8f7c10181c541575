/** Nesting level of a list paragraph from Word's style (`mso-list:l0 level2 lfo1`); null for any other. */
const getListLevel = (paragraph: Element): number | null => {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*level(\d)/i.exec(style)?.[1];
  return level === undefined ? null : Number(level);
};

const findMarker = (paragraph: Element): HTMLElement | undefined =>
  [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));

/** How a list is marked: its element and, where it does not begin at one, its first number. */
interface ListKind {
  tag: 'ol' | 'ul';
  start: number;
}

const numbered = /^[(（]?(\d{1,3})[.)、）．]?$/;

// What only text can say: letters, Chinese and Roman numerals, circled numbers, numbers of several levels.
const spelled =
  /^[(（]?(?:[a-zA-Z]{1,4}|[一二三四五六七八九十百零〇]{1,4})[.)、）．]$|^[①-⓿㈠-㈩❶-➓]$|^第.+$|^\d+(?:\.\d+)+[.、]?$/;

/** The kind of list of a marker; null for one that stays as text, since a list of the product cannot show it. */
const readMarker = (sign: string): ListKind | null => {
  const number = numbered.exec(sign)?.[1];
  if (number !== undefined) return { tag: 'ol', start: Number(number) };
  return spelled.test(sign) ? null : { tag: 'ul', start: 1 };
};

const createList = (paragraph: Element, { tag, start }: ListKind): HTMLElement => {
  const list = paragraph.ownerDocument.createElement(tag);
  if (start !== 1) list.setAttribute('start', String(start));
  return list;
};

/** Converts paragraphs that Word shows as lists to list elements; other markers become text before their paragraph. */
export const convertWordLists = (body: HTMLElement): void => {
  let stack: { level: number; list: HTMLElement }[] = [];
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = getListLevel(paragraph);
    const marker = findMarker(paragraph);
    const sign = marker?.textContent?.replaceAll('\u00a0', ' ').trim() ?? '';
    const kind = level === null ? null : readMarker(sign);
    const isNext = stack.length > 0 && paragraph.previousElementSibling === stack[0]?.list;
    if (!kind || !isNext) stack = [];
    if (level === null) continue;
    if (!kind) {
      marker?.replaceWith(`${sign} `);
      continue;
    }
    marker?.remove();
    while (stack.length > 0 && (stack.at(-1)?.level ?? 0) > level) stack.pop();
    const point = paragraph.ownerDocument.createElement('li');
    const top = stack.at(-1);
    if (top && top.level === level) {
      top.list.append(point);
    } else {
      const list = createList(paragraph, kind);
      list.append(point);
      if (top) (top.list.lastElementChild ?? top.list).append(list);
      else paragraph.before(list);
      stack.push({ level, list });
    }
    point.append(...paragraph.childNodes);
    paragraph.remove();
  }
};

const letters = { a: 97, A: 65 } as const;

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const toRoman = (number: number): string => `${'x'.repeat(Math.floor(number / 10))}${romans[number % 10] ?? ''}`;

const toSign = (type: string, number: number): string => {
  if (type === 'i') return toRoman(number);
  if (type === 'I') return toRoman(number).toUpperCase();
  return String.fromCodePoint(letters[type === 'a' ? 'a' : 'A'] + ((number - 1) % 26));
};

const typeByStyle: readonly (readonly [type: string, style: RegExp])[] = [
  ['A', /list-style(?:-type)?:\s*upper-(?:alpha|latin)/i],
  ['a', /list-style(?:-type)?:\s*lower-(?:alpha|latin)/i],
  ['I', /list-style(?:-type)?:\s*upper-roman/i],
  ['i', /list-style(?:-type)?:\s*lower-roman/i],
];

/** The type of a list with letters or Roman numerals, by its attribute or style; undefined for any other. */
const findType = (list: Element): string | undefined => {
  const styles = [list, list.firstElementChild].map((element) => element?.getAttribute('style') ?? '').join(';');
  const type = list.getAttribute('type') ?? typeByStyle.find(([, style]) => style.test(styles))?.[0];
  return type && /^[aAiI]$/.test(type) ? type : undefined;
};

/** Lists with letters or Roman numerals become paragraphs that begin with them: a list of the product has numbers alone. */
export const spellLists = (body: HTMLElement): void => {
  for (const list of [...body.querySelectorAll('ol')].toReversed()) {
    const type = findType(list);
    const points = [...list.children];
    if (!type || points.some(({ tagName }) => tagName !== 'LI')) continue;
    const first = Number(list.getAttribute('start') ?? 1) || 1;
    for (const [at, point] of points.entries()) {
      const holder = point.querySelector(':scope > p') ?? point;
      holder.prepend(`${toSign(type, first + at)}. `);
      if (holder === point) {
        const paragraph = point.ownerDocument.createElement('p');
        const inline = [...point.childNodes].filter(
          (node) => !(node instanceof HTMLElement && /^(?:OL|UL|P|TABLE|PRE)$/.test(node.tagName)),
        );
        inline[0]?.before(paragraph);
        paragraph.append(...inline);
      }
    }
    list.replaceWith(...points.flatMap((point) => [...point.childNodes]));
  }
};
