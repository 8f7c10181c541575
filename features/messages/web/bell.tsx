import { BellButton, lazyWithRetry, usePanel, useTranslation } from '@inkstone/ui';
import { useMaybeMe, type WebMe } from '@inkstone/session/web';
import { messages } from '../messages.ts';
import { sideOf } from './sides.ts';
import { useMessages } from './use-messages.ts';

const Panel = lazyWithRetry(async () => (await import('./bell-panel.tsx')).BellPanel);

/** The bell on the bar with its badge, and the messages under it. */
export const Bell = () => {
  const me = useMaybeMe();
  return me && <BellOf key={`${me.id} ${me.role}`} me={me} />;
};

const BellOf = ({ me }: { me: WebMe }) => {
  const t = useTranslation(messages);
  const side = sideOf(me.role);
  const asked = useMessages(side);
  const { button, panel, isNeeded } = usePanel(Panel, 'dialog');
  const unread = asked.data?.pages[0]?.unRead ?? 0;
  return (
    <>
      <BellButton unread={unread} {...button} />
      {isNeeded && <Panel panel={panel} title={t('title')} me={me} side={side} asked={asked} />}
    </>
  );
};
