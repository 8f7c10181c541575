import { Popover } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import { BellButton, RowsSkeleton, useWords } from '@inkstone/ui';
import { useMaybeMe, type WebMe } from '@inkstone/session/web';
import { messages } from '../messages.ts';
import { sideOf } from './sides.ts';
import { useMessages } from './use-messages.ts';
import styles from './messages.module.css';

const Panel = lazy(async () => ({ default: (await import('./message-panel.tsx')).MessagePanel }));

/** The bell on the bar with its badge, and the messages under it. */
export const Bell = () => {
  const me = useMaybeMe();
  return me && <BellOf key={`${me.id} ${me.role}`} me={me} />;
};

const BellOf = ({ me }: { me: WebMe }) => {
  const t = useWords(messages);
  const side = sideOf(me.role);
  const asked = useMessages(side);
  const [isOpen, setOpen] = useState(false);
  const unread = asked.data?.pages[0]?.unRead ?? 0;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(26rem, calc(100vw - 1.5rem))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <BellButton unread={unread} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={t('title')}>
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <Panel me={me} side={side} asked={asked} onClose={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
};
