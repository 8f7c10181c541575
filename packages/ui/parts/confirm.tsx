import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Modal } from '@mantine/core';
import { useWords } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './confirm.module.css';

/** A question asked before something is done. */
export interface Question {
  title: string;
  /** What will be lost and to whom; what stays. */
  body: ReactNode;
  /** The act in words: "Withdraw", "Delete 3 questions". */
  act: string;
  /** The way out; "Cancel" where nothing is said. */
  cancel?: string;
  /** The act takes something away that does not come back. */
  danger?: boolean;
  /** There is nothing to choose: one button, as for news that has to be read. */
  onlyAct?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

/** Asks the person and waits for the answer: `if (await confirm({ ... })) ...`. */
export const useConfirm = (): Ask => {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirm is used outside UiProvider');
  return ask;
};

/** The dialog by itself, for a caller that keeps its own state. */
export const ConfirmDialog = ({
  question,
  onAnswer,
}: {
  question: Question | null;
  onAnswer: (yes: boolean) => void;
}) => {
  const t = useWords(messages);
  return (
    <Modal
      opened={question !== null}
      onClose={() => onAnswer(false)}
      title={question?.title}
      size={460}
      withCloseButton={false}
      role="alertdialog"
    >
      <div className={styles.body}>{question?.body}</div>
      <div className={styles.acts}>
        {!question?.onlyAct && (
          <Button variant="quiet" data-autofocus={question?.danger || undefined} onClick={() => onAnswer(false)}>
            {question?.cancel ?? t('cancel')}
          </Button>
        )}
        <Button
          variant="filled"
          color={question?.danger ? 'cinnabar' : 'ink'}
          data-autofocus={question?.danger ? undefined : true}
          onClick={() => onAnswer(true)}
        >
          {question?.act}
        </Button>
      </div>
    </Modal>
  );
};

/** Lets everything inside ask questions. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const settle = useRef<((yes: boolean) => void) | null>(null);
  const ask = useCallback<Ask>((next) => {
    settle.current?.(false);
    setQuestion(next);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }, []);
  const answer = (yes: boolean) => {
    settle.current?.(yes);
    settle.current = null;
    setQuestion(null);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {question !== null && <ConfirmDialog question={question} onAnswer={answer} />}
    </ConfirmContext>
  );
};
