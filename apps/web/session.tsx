import type { ReactNode } from 'react';
import { BarSearch } from '@inkstone/home/web';
import { MessageBell, PushSubscriber } from '@inkstone/messages/web';
import { Gate, registerDeviceCleanup, SessionProvider, useShell, type ShellSlots } from '@inkstone/session/web';
import { EnvironmentButton, fetchLeaving, Leftovers } from '@inkstone/taking/web';
import { DownloadCorner } from '@inkstone/textbooks/web';
import { KeepPages } from './away/keep-pages.ts';
import type { SessionLink } from './frame/session-link.ts';
import { builtScreens } from './rows.ts';

registerDeviceCleanup(fetchLeaving);

/** What other features put into the bar. */
const slots: ShellSlots = {
  search: <BarSearch />,
  messages: <MessageBell />,
  tools: <EnvironmentButton />,
  corner: <DownloadCorner />,
};

/** Who is there, and what they may see. */
export const session: SessionLink = {
  Session: ({ children }: { children: ReactNode }) => (
    <SessionProvider screens={builtScreens}>
      <Leftovers />
      <PushSubscriber />
      <KeepPages />
      {children}
    </SessionProvider>
  ),
  Gate,
  useShell: () => useShell(slots),
};
