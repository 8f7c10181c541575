import { Popover } from '@mantine/core';
import { AnchoredPanel, type Panel } from '@inkstone/ui';
import type { WebUser } from '@inkstone/session/web';
import { MessagePanel } from './message-panel.tsx';
import type { MessageCalls } from './message-calls.ts';
import type { MessageList } from './use-message-list.ts';
import styles from './messages.module.css';

interface BellPanelProps {
  panel: Panel;
  title: string;
  me: WebUser;
  side: MessageCalls;
  messageList: MessageList;
}

/** The messages under the bell. */
export const BellPanel = ({ panel, title, ...rest }: BellPanelProps) => (
  <AnchoredPanel panel={panel} options={{ position: 'bottom-end', width: 'min(26rem, calc(100vw - 1.5rem))' }}>
    <Popover.Dropdown role="dialog" tabIndex={-1} className={styles.panel} aria-label={title}>
      <MessagePanel {...rest} onClose={() => panel.setOpened(false)} />
    </Popover.Dropdown>
  </AnchoredPanel>
);
