import { Button, Modal } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './confirm.module.css';

/** A confirmation asked before an action. */
export interface ConfirmOptions {
  title: string;
  /** What will be lost and for whom; what stays. */
  body: ReactNode;
  /** The action: "Withdraw", "Delete 3 questions". */
  actionLabel: string;
  /** The label of the cancel button; absent: "Cancel". */
  cancel?: string;
  /** The action removes something for good. */
  danger?: boolean;
  /** The language of the words, where it is not that of the page; `useConfirm` sets it. */
  lang?: string;
  /** There is nothing to choose: one button, as for news that has to be read. */
  hasOnlyAction?: boolean;
}

interface ConfirmDialogProps {
  question: ConfirmOptions;
  onResult: (yes: boolean) => void;
}

/**
 * Answers an Enter that comes before the focus has moved into the dialog as the button does that will have it: who
 * works by keyboard is faster than the focus. A key that is still held from before answers nothing.
 */
const useEarlyEnter = (answer: () => void) => {
  const content = useRef<HTMLDivElement>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || content.current?.contains(document.activeElement)) return;
    event.preventDefault();
    event.stopPropagation();
    answer();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
  return content;
};

/** The dialog alone, for a caller with its own state. */
export const ConfirmDialog = ({ question, onResult }: ConfirmDialogProps) => {
  const t = useTranslation(messages);
  const { danger = false } = question;
  const content = useEarlyEnter(() => onResult(!danger));
  return (
    <Modal.Root opened onClose={() => onResult(false)} size={460}>
      <Modal.Overlay />
      <Modal.Content
        ref={content}
        renderRoot={(props) => <section {...props} lang={question.lang} role="alertdialog" />}
      >
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
