import { useState } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { findFormulaFault, useTranslation } from '@inkstone/ui';
import { firstDollars, placesIn, type Dollars } from './dollars.ts';
import { richWords } from './messages.ts';
import styles from './rich-field.module.css';

/** Makes formulas of all between dollar signs that can be read; gives the first that cannot, null where all can. */
const makeFormulas = async (editor: Editor): Promise<string | null> => {
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

/** Says that dollar signs make no formula, and makes one of those that can be read. */
export const DollarLine = ({ editor }: { editor: Editor }) => {
  const t = useTranslation(richWords);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const written = useEditorState({ editor, selector: ({ editor: it }) => firstDollars(it) });
  if (written === null) return null;
  return (
    <p className={styles.dollars} role="status">
      {t('dollars', { written })}
      <button type="button" onClick={() => void makeFormulas(editor).then(setUnreadable)}>
        {t('makeFormulas')}
      </button>
      {unreadable !== null && <span role="alert">{t('dollarsWrong', { written: unreadable })}</span>}
    </p>
  );
};
