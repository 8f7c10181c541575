import type { Editor } from '@tiptap/react';
import { findFormulaFault } from '@inkstone/ui';

/** One formula between dollar signs in a run of text; `from` and `to` count its signs, the dollars with them. */
interface Dollars {
  from: number;
  to: number;
  latex: string;
}

// As Pandoc reads them: no space inside the signs, no digit behind, so that "$5 and $10" stays money.
const betweenDollars = /(?<![\\$])(\${1,2})([^$\s](?:[^$]*[^$\s])?)\1(?![\d$])/g;

/** What stands between dollar signs as formulas do in LaTeX. */
export const dollarsIn = (text: string): Dollars[] =>
  [...text.matchAll(betweenDollars)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    latex: match[2] ?? '',
  }));

const placesIn = ({ state }: Editor): Dollars[] => {
  const places: Dollars[] = [];
  state.doc.descendants((node, at) => {
    for (const { from, to, latex } of dollarsIn(node.text ?? '')) places.push({ from: at + from, to: at + to, latex });
  });
  return places;
};

/** The first formula that was written between dollar signs, signs and all; null where there is none. */
export const firstDollars = (editor: Editor): string | null => {
  const [first] = placesIn(editor);
  return first ? editor.state.doc.textBetween(first.from, first.to) : null;
};

/** Makes formulas of all between dollar signs that can be read; gives the first that cannot, null where all can. */
export const makeFormulas = async (editor: Editor): Promise<string | null> => {
  const { math } = editor.schema.nodes;
  if (!math) return null;
  const faults = new Map<string, boolean>();
  for (const { latex } of placesIn(editor)) faults.set(latex, (await findFormulaFault(latex)) !== null);
  const change = editor.state.tr;
  // What was written while the formulas were read has not been looked at.
  const isReadable = ({ latex }: Dollars): boolean => faults.get(latex) === false;
  // From the end, so that the places before stay where they are.
  for (const { from, to, latex } of placesIn(editor).filter(isReadable).toReversed())
    change.replaceWith(from, to, math.create({ latex }));
  editor.view.dispatch(change);
  editor.commands.focus();
  return [...faults].find(([, isWrong]) => isWrong)?.[0] ?? null;
};
