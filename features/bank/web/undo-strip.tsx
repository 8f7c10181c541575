import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { failureFrom } from '@inkstone/call/web';
import { noticeDone, noticeFailed, UndoIcon, useTranslation } from '@inkstone/ui';
import { bankMessages } from '../messages.ts';
import styles from './bank.module.css';

/** Something that was done and can be undone. */
export interface Undoable {
  /** What was done, in words. */
  doneText: string;
  /** What is said once it is undone. */
  undoneText: string;
  undo(): Promise<unknown>;
}

/** A line that says what was done and offers to undo it, until something else is done or it is closed. */
export const useUndo = (): { strip: ReactNode; offer(action: Undoable): void } => {
  const t = useTranslation(bankMessages);
  const [action, setAct] = useState<Undoable | null>(null);
  const undo = async (undoable: Undoable) => {
    try {
      await undoable.undo();
      setAct(null);
      noticeDone(undoable.undoneText);
    } catch (error) {
      noticeFailed(failureFrom(error)?.message ?? String(error));
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
