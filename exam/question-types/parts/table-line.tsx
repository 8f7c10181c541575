import { useEditorState, type Editor } from '@tiptap/react';
import { useTranslation } from '@inkstone/ui';
import { richFieldMessages } from './messages.ts';
import { changeTable, isTableActive, tableCommandNames } from './rich-tables.tsx';
import styles from './rich-field.module.css';

/** Tools for the current table; nothing outside a table. */
export const TableLine = ({ editor }: { editor: Editor }) => {
  const t = useTranslation(richFieldMessages);
  const isActive = useEditorState({ editor, selector: ({ editor: current }) => isTableActive(current) });
  if (!isActive) return null;
  return (
    <div className={styles.tables} role="toolbar" aria-label={t('table')}>
      {tableCommandNames.map((command) => (
        <button key={command} type="button" onClick={() => changeTable(editor, command)}>
          {t(command)}
        </button>
      ))}
    </div>
  );
};
