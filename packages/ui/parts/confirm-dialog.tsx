import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './confirm.module.css';

/** A question asked before something is done. */
export interface ConfirmOptions {
  title: string;
  /** What will be lost and to whom; what stays. */
  body: ReactNode;
  /** The act in words: "Withdraw", "Delete 3 questions". */
  actionLabel: string;
  /** The way out; "Cancel" where nothing is said. */
  cancel?: string;
  /** The act takes something away that does not come back. */
  danger?: boolean;
  /** There is nothing to choose: one button, as for news that has to be read. */
  hasOnlyAction?: boolean;
}

interface ConfirmDialogProps {
  question: ConfirmOptions;
  onResult: (yes: boolean) => void;
}

/** The dialog by itself, for a caller that keeps its own state. */
export const ConfirmDialog = ({ question, onResult }: ConfirmDialogProps) => {
  const t = useTranslation(messages);
  const { danger = false } = question;
  return (
    <Modal.Root opened onClose={() => onResult(false)} size={460}>
      <Modal.Overlay />
      <Modal.Content renderRoot={(props) => <section {...props} role="alertdialog" />}>
        <Modal.Header>
          <Modal.Title>{question.title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <div className={styles.body}>{question.body}</div>
          <div className={styles.acts}>
            {!question.hasOnlyAction && (
              <Button variant="quiet" data-autofocus={danger || undefined} onClick={() => onResult(false)}>
                {question.cancel ?? t('cancel')}
              </Button>
            )}
            <Button
              variant="filled"
              color={danger ? 'cinnabar' : 'ink'}
              data-autofocus={danger ? undefined : true}
              onClick={() => onResult(true)}
            >
              {question.actionLabel}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
