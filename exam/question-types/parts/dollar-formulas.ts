import type { Editor } from '@tiptap/react';

/** One formula between dollar signs in a run of text; `from` and `to` count its signs, the dollars with them. */
export interface DollarFormula {
  from: number;
  to: number;
  latex: string;
}

// As Pandoc reads them: no space inside the signs, no digit behind, so that "$5 and $10" stays money.
const betweenDollars = /(?<![\\$])(\${1,2})([^$\s](?:[^$]*[^$\s])?)\1(?![\d$])/g;

/** What stands between dollar signs as formulas do in LaTeX. */
export const findDollarFormulas = (text: string): DollarFormula[] =>
  [...text.matchAll(betweenDollars)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    latex: match[2] ?? '',
  }));

/** What stands between dollar signs in an editor, by its places there. */
export const findFormulasInEditor = ({ state }: Editor): DollarFormula[] => {
  const places: DollarFormula[] = [];
  state.doc.descendants((node, at) => {
    for (const { from, to, latex } of findDollarFormulas(node.text ?? ''))
      places.push({ from: at + from, to: at + to, latex });
  });
  return places;
};

/** The first formula that was written between dollar signs, signs and all; null where there is none. */
export const findFirstFormula = (editor: Editor): string | null => {
  const [first] = findFormulasInEditor(editor);
  return first ? editor.state.doc.textBetween(first.from, first.to) : null;
};
