import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { failureFrom, useApiQuery } from '@inkstone/call/web';
import { useOptionalUser, type WebUser } from '@inkstone/session/web';
import { EmptyState, Instant, Page, PageHead, QueryBoundary, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { messageLink } from '../addresses.ts';
import type { Message } from '../contract.ts';
import { messages } from '../messages.ts';
import { messageCallsFor } from './message-calls.ts';
import { useOpenMessage } from './use-open-message.ts';

const stay = () => undefined;

/** The message of a link in a mail or push: its sentence, and the way to what it is about. */
export const Screen = () => {
  const me = useOptionalUser();
  return me && <LinkedMessage me={me} />;
};

const LinkedMessage = ({ me }: { me: WebUser }) => {
  const t = useTranslation(messages);
  const { id } = useSearch(messageLink);
  const query = useApiQuery(messageCallsFor(me.role).list, { messageId: id });
  const isGone = failureFrom(query.error)?.kind === 'notFound';
  return (
    <Page width="text">
      <PageHead title={t('linkTitle')} />
      {isGone ? (
        <EmptyState title={t('messageGone')} body={t('messageGoneBody')} />
      ) : (
        <QueryBoundary query={query} errorTitle={t('failed')}>
          {({ messages: [message] }) => message && <OpenedMessage me={me} message={message} />}
        </QueryBoundary>
      )}
    </Page>
  );
};

const OpenedMessage = ({ me, message }: { me: WebUser; message: Message }) => {
  const t = useTranslation(messages);
  const open = useOpenMessage(me, messageCallsFor(me.role), stay);
  const opened = useRef(false);
  // A screen that opens in this window opens by itself; browsers open a new window only after a click.
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    open.here(message);
  });
  return (
    <>
      <p>{message.messageContent}</p>
      <p className="meta">
        <Instant at={message.createTime} />
      </p>
      {open.canOpen(message) && (
        <Button variant="filled" onClick={() => open.anywhere(message)}>
          {t('openMessage')}
        </Button>
      )}
    </>
  );
};
