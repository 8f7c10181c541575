import type { Editor } from '@tiptap/react';

/** One formula between dollar signs; `from` and `to` include the dollar signs. */
export interface DollarFormula {
  from: number;
  to: number;
  latex: string;
}

// Same rule as Pandoc: no space inside the dollar signs, no digit after them, so that "$5 and $10" stays money.
const betweenDollars = /(?<![\\$])(\${1,2})([^$\s](?:[^$]*[^$\s])?)\1(?![\d$])/g;

/** Finds LaTeX formulas between dollar signs. */
export const findDollarFormulas = (text: string): DollarFormula[] =>
  [...text.matchAll(betweenDollars)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    latex: match[2] ?? '',
  }));

/** Finds them in an editor, by document position. */
export const findFormulasInEditor = ({ state }: Editor): DollarFormula[] => {
  const places: DollarFormula[] = [];
  state.doc.descendants((node, at) => {
    for (const { from, to, latex } of findDollarFormulas(node.text ?? ''))
      places.push({ from: at + from, to: at + to, latex });
  });
  return places;
};

/** The first formula between dollar signs, including the signs; null where there is none. */
export const findFirstFormula = (editor: Editor): string | null => {
  const [first] = findFormulasInEditor(editor);
  return first ? editor.state.doc.textBetween(first.from, first.to) : null;
};
