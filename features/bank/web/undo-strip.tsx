import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { failureFrom } from '@inkstone/call/web';
import { noticeDone, noticeFailed, UndoIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './bank.module.css';

/** Something that was done and can be undone. */
export interface Undoable {
  /** What was done, in words. */
  done: string;
  /** What is said once it is undone. */
  undone: string;
  undo(): Promise<unknown>;
}

/** A line that says what was done and offers to undo it, until something else is done or it is closed. */
export const useUndo = (): { strip: ReactNode; offer(act: Undoable): void } => {
  const t = useTranslation(messages);
  const [act, setAct] = useState<Undoable | null>(null);
  const undo = async (it: Undoable) => {
    try {
      await it.undo();
      setAct(null);
      noticeDone(it.undone);
    } catch (error) {
      noticeFailed(failureFrom(error)?.message ?? String(error));
    }
  };
  const strip = act && (
    <div className={styles.undo} role="status">
      <span>{act.done}</span>
      <Button leftSection={<UndoIcon />} onClick={() => void undo(act)}>
        {t('undo')}
      </Button>
      <Button variant="quiet" onClick={() => setAct(null)}>
        {t('dismiss')}
      </Button>
    </div>
  );
  return { strip, offer: setAct };
};
