import { useState } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { findFormulaFault, useTranslation } from '@inkstone/ui';
import { findFirstFormula, findFormulasInEditor, type DollarFormula } from './dollar-formulas.ts';
import { richFieldMessages } from './messages.ts';
import styles from './rich-field.module.css';

/** Converts readable text between dollar signs to formulas; returns the first unreadable one, or null. */
const convertDollarFormulas = async (editor: Editor): Promise<string | null> => {
  const { math } = editor.schema.nodes;
  if (!math) return null;
  const faults = new Map<string, boolean>();
  for (const { latex } of findFormulasInEditor(editor)) faults.set(latex, (await findFormulaFault(latex)) !== null);
  const change = editor.state.tr;
  // Text written while the formulas were checked is skipped.
  const isReadable = ({ latex }: DollarFormula): boolean => faults.get(latex) === false;
  // From the end, so that earlier positions stay valid.
  for (const { from, to, latex } of findFormulasInEditor(editor).filter(isReadable).toReversed())
    change.replaceWith(from, to, math.create({ latex }));
  editor.view.dispatch(change);
  editor.commands.focus();
  return [...faults].find(([, isWrong]) => isWrong)?.[0] ?? null;
};

/** Explains that dollar signs do not create formulas, and offers to convert those that can be read. */
export const DollarLine = ({ editor }: { editor: Editor }) => {
  const t = useTranslation(richFieldMessages);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const formula = useEditorState({ editor, selector: ({ editor: current }) => findFirstFormula(current) });
  if (formula === null) return null;
  return (
    <p className={styles.dollars} role="status">
      {t('dollars', { written: formula })}
      <button type="button" onClick={() => void convertDollarFormulas(editor).then(setUnreadable)}>
        {t('makeFormulas')}
      </button>
      {unreadable !== null && <span role="alert">{t('dollarsWrong', { written: unreadable })}</span>}
    </p>
  );
};
