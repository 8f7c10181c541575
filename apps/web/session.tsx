import type { ReactNode } from 'react';
import { EntryTip } from '@inkstone/error-book/web';
import { BarGuide, BarSearch } from '@inkstone/home/web';
import { MessageBell, PushSubscriber } from '@inkstone/messages/web';
import {
  CustomerService,
  Gate,
  registerDeviceCleanup,
  SessionProvider,
  useShell,
  type ShellSlots,
} from '@inkstone/session/web';
import { EnvironmentButton, fetchSignOutCleanup, UnsentDelivery } from '@inkstone/taking/web';
import { DownloadCorner } from '@inkstone/textbooks/web';
import { PageCaching } from './away/page-caching.ts';
import type { SessionLink } from './frame/session-link.ts';
import { screenAccess } from './screen-registry.ts';

registerDeviceCleanup(fetchSignOutCleanup);

/** What other features add to the bar. */
const slots: ShellSlots = {
  tips: { errorBook: <EntryTip /> },
  search: <BarSearch />,
  messages: <MessageBell />,
  tools: (
    <>
      <EnvironmentButton />
      <CustomerService />
      <BarGuide />
    </>
  ),
  corner: <DownloadCorner />,
};

/** The session link of the app. */
export const session: SessionLink = {
  Session: ({ children }: { children: ReactNode }) => (
    <SessionProvider screens={screenAccess}>
      <UnsentDelivery />
      <PushSubscriber />
      <PageCaching />
      {children}
    </SessionProvider>
  ),
  Gate,
  useShell: () => useShell(slots),
};
