import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { getErrorMessage } from '@inkstone/call/web';
import { toastSuccess, toastError, UndoIcon, useTranslation } from '@inkstone/ui';
import { bankMessages } from '../messages.ts';
import styles from './bank.module.css';

/** An action that was done and can be undone. */
export interface Undoable {
  /** Describes what was done. */
  doneText: string;
  /** Shown once it is undone; absent: `undo` says itself what became of it. */
  undoneText?: string;
  /** Resolves to false where it could not be undone and has said so. */
  undo(): Promise<unknown>;
}

/** A line that offers to undo the last action, until another one or until it is dismissed. */
export const useUndo = (): { strip: ReactNode; offer(action: Undoable): void } => {
  const t = useTranslation(bankMessages);
  const [action, setAct] = useState<Undoable | null>(null);
  const undo = async (undoable: Undoable) => {
    try {
      if ((await undoable.undo()) === false) return;
      setAct(null);
      if (undoable.undoneText !== undefined) toastSuccess(undoable.undoneText);
    } catch (error) {
      toastError(getErrorMessage(error));
    }
  };
  const undoStrip = action && (
    <div className={styles.undo} role="status">
      <span>{action.doneText}</span>
      <Button leftSection={<UndoIcon />} onClick={() => void undo(action)}>
        {t('undo')}
      </Button>
      <Button variant="quiet" onClick={() => setAct(null)}>
        {t('dismiss')}
      </Button>
    </div>
  );
  return { strip: undoStrip, offer: setAct };
};
