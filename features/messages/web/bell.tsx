import { BellButton, lazyWithRetry, usePanel, useTranslation } from '@inkstone/ui';
import { useOptionalUser, type WebUser } from '@inkstone/session/web';
import { messages } from '../messages.ts';
import { messageCallsFor } from './message-calls.ts';
import { useMessageList } from './use-message-list.ts';

const Panel = lazyWithRetry(async () => (await import('./bell-panel.tsx')).BellPanel);

/** The bell on the bar with its badge, and the messages under it. */
export const Bell = () => {
  const me = useOptionalUser();
  return me && <SignedInBell key={`${me.id} ${me.role}`} me={me} />;
};

const SignedInBell = ({ me }: { me: WebUser }) => {
  const t = useTranslation(messages);
  const side = messageCallsFor(me.role);
  const messageList = useMessageList(side);
  const { button, panel, isNeeded } = usePanel(Panel, 'dialog');
  const unread = messageList.data?.pages[0]?.unreadCount ?? 0;
  return (
    <>
      <BellButton unread={unread} {...button} />
      {isNeeded && <Panel panel={panel} title={t('title')} me={me} side={side} messageList={messageList} />}
    </>
  );
};
