import { Button } from '@mantine/core';
import type { UIEvent } from 'react';
import { Link } from 'react-router';
import { receivedAnnouncement } from '@inkstone/announcements/addresses';
import { useApiMutation } from '@inkstone/call/web';
import {
  EmptyState,
  QueryBoundary,
  RowsSkeleton,
  toastSuccess,
  toastError,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { useMenu, type WebUser } from '@inkstone/session/web';
import { messages } from '../messages.ts';
import { MessageRow } from './message-row.tsx';
import { isNearBottom } from './near-bottom.ts';
import type { MessageCalls } from './message-calls.ts';
import type { MessageList } from './use-message-list.ts';
import { useOpenMessage } from './use-open-message.ts';
import styles from './messages.module.css';

interface PanelProps {
  me: WebUser;
  side: MessageCalls;
  messageList: MessageList;
  onClose(): void;
}

/** The messages, newest first, with infinite scrolling; marked as read when opened. */
export const MessagePanel = ({ me, side, messageList, onClose }: PanelProps) => {
  const t = useTranslation(messages);
  const confirm = useConfirm();
  const remove = useApiMutation(side.remove);
  const open = useOpenMessage(me, side, onClose).anywhere;
  const pages = messageList.data?.pages ?? [];
  const list = pages.flatMap((page) => page.messages);

  const wantMore = () => {
    if (messageList.hasNextPage && !messageList.isFetchingNextPage) void messageList.fetchNextPage();
  };
  const onScroll = (event: UIEvent<HTMLDivElement>) => {
    if (isNearBottom(event.currentTarget)) wantMore();
  };
  const removing = (input: { messageId?: number; isAll?: boolean }) =>
    remove.mutate(input, {
      onSuccess: () => toastSuccess(t('deleted')),
      onError: (error) => toastError(error.message),
    });
  const clearAll = async () => {
    onClose();
    const question = { title: t('clearAll'), body: t('clearAsk'), actionLabel: t('clearAll'), danger: true };
    if (await confirm(question)) removing({ isAll: true });
  };

  return (
    <>
      <PanelHead hasMessages={list.length > 0} onClear={() => void clearAll()} />
      <div className={styles.scroll} onScroll={onScroll} tabIndex={-1}>
        <QueryBoundary
          query={{ ...messageList, data: messageList.data ? list : undefined }}
          errorTitle={t('failed')}
          skeleton={<RowsSkeleton rows={3} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState bare title={t('none')} body={t('noneBody')} />}
          bare
        >
          {(rows) => (
            <ul className={styles.list}>
              {rows.map((message) => (
                <MessageRow
                  key={message.messageId}
                  message={message}
                  onOpen={() => open(message)}
                  onDelete={() => removing({ messageId: message.messageId })}
                />
              ))}
            </ul>
          )}
        </QueryBoundary>
        <OlderMessages messageList={messageList} onMore={wantMore} />
      </div>
      <AnnouncementsLink onClose={onClose} />
    </>
  );
};

/** That older messages are being loaded, or the button that loads them. */
const OlderMessages = ({ messageList, onMore }: Pick<PanelProps, 'messageList'> & { onMore(): void }) => {
  const t = useTranslation(messages);
  return (
    <>
      {messageList.isFetchingNextPage && (
        <p className={styles.more} role="status">
          {t('more')}
        </p>
      )}
      {messageList.hasNextPage && !messageList.isFetchingNextPage && (
        <p className={styles.more}>
          <Button variant="subtle" size="compact-sm" onClick={onMore}>
            {messageList.isFetchNextPageError ? t('retry') : t('older')}
          </Button>
        </p>
      )}
    </>
  );
};

/** The way to the announcements that the reader received: they outlive their messages. */
const AnnouncementsLink = ({ onClose }: Pick<PanelProps, 'onClose'>) => {
  const t = useTranslation(messages);
  const { built } = useMenu();
  if (!built.has(receivedAnnouncement.path)) return null;
  return (
    <p className={styles.foot}>
      <Link to={receivedAnnouncement.path} onClick={onClose}>
        {t('announcements')}
      </Link>
    </p>
  );
};

const PanelHead = ({ hasMessages, onClear }: { hasMessages: boolean; onClear(): void }) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.head}>
      <h2>{t('title')}</h2>
      {hasMessages && (
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {t('clearAll')}
        </Button>
      )}
    </div>
  );
};
