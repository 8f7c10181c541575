import { useState } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useWords } from '@inkstone/ui';
import { firstDollars, makeFormulas } from './dollars.ts';
import { richWords } from './messages.ts';
import styles from './rich-field.module.css';

/** Says that dollar signs make no formula, and makes one of those that can be read. */
export const DollarLine = ({ editor }: { editor: Editor }) => {
  const t = useWords(richWords);
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
