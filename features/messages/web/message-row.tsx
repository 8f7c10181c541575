import { ActionIcon } from '@mantine/core';
import { Instant, TrashIcon, useTranslation } from '@inkstone/ui';
import type { Message } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './messages.module.css';

interface RowProps {
  message: Message;
  onOpen(): void;
  onDelete(): void;
}

/** One message: what happened, when, and whether it was read. */
export const MessageRow = ({ message, onOpen, onDelete }: RowProps) => {
  const t = useTranslation(messages);
  const isUnread = !message.isRead;
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.dot} aria-hidden="true" />
        <span>
          {isUnread && <span className="vh">{t('unreadFirst')}</span>}{' '}
          <span className={styles.text}>{message.messageContent}</span>
          <span className={styles.at}>
            <Instant at={message.createTime} />
          </span>
        </span>
      </button>
      <ActionIcon
        variant="subtle"
        className={styles.delete}
        aria-label={t('deleteOne', { message: message.messageContent })}
        onClick={onDelete}
      >
        <TrashIcon />
      </ActionIcon>
    </li>
  );
};
