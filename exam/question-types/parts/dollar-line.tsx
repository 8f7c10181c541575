import { useState } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { findFormulaFault, useTranslation } from '@inkstone/ui';
import { findFirstFormula, findFormulasInEditor, type DollarFormula } from './dollar-formulas.ts';
import { richFieldMessages } from './messages.ts';
import styles from './rich-field.module.css';

/** Makes formulas of all between dollar signs that can be read; gives the first that cannot, null where all can. */
const convertDollarFormulas = async (editor: Editor): Promise<string | null> => {
  const { math } = editor.schema.nodes;
  if (!math) return null;
  const faults = new Map<string, boolean>();
  for (const { latex } of findFormulasInEditor(editor)) faults.set(latex, (await findFormulaFault(latex)) !== null);
  const change = editor.state.tr;
  // What was written while the formulas were read has not been looked at.
  const isReadable = ({ latex }: DollarFormula): boolean => faults.get(latex) === false;
  // From the end, so that the places before stay where they are.
  for (const { from, to, latex } of findFormulasInEditor(editor).filter(isReadable).toReversed())
    change.replaceWith(from, to, math.create({ latex }));
  editor.view.dispatch(change);
  editor.commands.focus();
  return [...faults].find(([, isWrong]) => isWrong)?.[0] ?? null;
};

/** Says that dollar signs make no formula, and makes one of those that can be read. */
export const DollarLine = ({ editor }: { editor: Editor }) => {
  const t = useTranslation(richFieldMessages);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const written = useEditorState({ editor, selector: ({ editor: it }) => findFirstFormula(it) });
  if (written === null) return null;
  return (
    <p className={styles.dollars} role="status">
      {t('dollars', { written })}
      <button type="button" onClick={() => void convertDollarFormulas(editor).then(setUnreadable)}>
        {t('makeFormulas')}
      </button>
      {unreadable !== null && <span role="alert">{t('dollarsWrong', { written: unreadable })}</span>}
    </p>
  );
};
