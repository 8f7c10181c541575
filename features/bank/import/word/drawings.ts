import type { Element, ParentNode } from 'domhandler';
import { findAllNamed, findNamed, getName, listElements } from '../markup.ts';

/** The elements of some names in a drawing, in order: of content that has several forms the first, of text boxes themselves only. */
export const findAllShown = (parent: ParentNode, names: readonly string[]): Element[] =>
  listElements(parent).flatMap((element) => {
    const name = getName(element);
    if (name === 'AlternateContent') {
      const form = findNamed(element, 'Choice') ?? findNamed(element, 'Fallback');
      return form ? findAllShown(form, names) : [];
    }
    const isNamed = names.includes(name);
    return [...(isNamed ? [element] : []), ...(name === 'txbxContent' ? [] : findAllShown(element, names))];
  });

/** Figures that only Word draws: shapes, lines, ink, charts and diagrams. */
const shapes = [
  ...['wsp', 'cxnSp', 'contentPart', 'chart', 'relIds'],
  ...['shape', 'rect', 'roundrect', 'oval', 'line', 'polyline', 'arc', 'curve'],
];

/** Whether a drawing has a figure without a picture and without text of its own; `hasContent`: whether it has any. */
export const hasLostShapes = (drawing: Element, hasContent: boolean): boolean => {
  const figures = findAllShown(drawing, shapes).filter(
    (shape) => findAllShown(shape, ['blip', 'imagedata', 'txbxContent']).length === 0,
  );
  // A rule between paragraphs is no figure.
  const isRule = figures.length > 0 && figures.every(({ attribs }) => /^(?:t|true|1)$/.test(attribs['o:hr'] ?? ''));
  return !isRule && (figures.length > 0 || !hasContent);
};

/** What a drawing is called. */
export const nameDrawing = (drawing: Element): string => {
  const [properties] = findAllNamed(drawing, 'docPr');
  const [shape] = findAllShown(drawing, shapes);
  return (properties?.attribs['descr'] || properties?.attribs['name'] || shape?.attribs['alt'] || '').slice(0, 300);
};
