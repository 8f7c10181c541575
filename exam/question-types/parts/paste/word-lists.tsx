/** Nesting level of a list paragraph from Word's style (`mso-list:l0 level2 lfo1`); null for any other. */
const getListLevel = (paragraph: Element): number | null => {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*level(\d)/i.exec(style)?.[1];
  return level === undefined ? null : Number(level);
};

/** Removes Word's list marker and returns it. */
const removeListMarker = (paragraph: Element): string => {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const sign = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return sign;
};

/** Converts paragraphs that Word shows as lists to list elements. */
export const convertWordLists = (body: HTMLElement): void => {
  let stack: { level: number; list: HTMLElement }[] = [];
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = getListLevel(paragraph);
    const isNext = stack.length > 0 && paragraph.previousElementSibling === stack[0]?.list;
    if (level === null || !isNext) stack = [];
    if (level === null) continue;
    const kind = /^[(（]?[0-9a-z]{1,3}[.)、）]/i.test(removeListMarker(paragraph)) ? 'ol' : 'ul';
    while (stack.length > 0 && (stack.at(-1)?.level ?? 0) > level) stack.pop();
    const point = paragraph.ownerDocument.createElement('li');
    const top = stack.at(-1);
    if (top && top.level === level) {
      top.list.append(point);
    } else {
      const list = paragraph.ownerDocument.createElement(kind);
      list.append(point);
      if (top) (top.list.lastElementChild ?? top.list).append(list);
      else paragraph.before(list);
      stack.push({ level, list });
    }
    point.append(...paragraph.childNodes);
    paragraph.remove();
  }
};
