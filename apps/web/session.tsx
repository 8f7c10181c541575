import type { ReactNode } from 'react';
import { deviceLanguage } from '@inkstone/ui/words';
import { CallProvider } from '@inkstone/call/web';
import { LanguageButton, setDeviceLanguage } from '@inkstone/ui';
import type { SessionLink } from './frame/session-link.ts';

const caller = { token: () => null, language: deviceLanguage, onSignedOut: () => undefined };

/** Nobody is signed in: open screens alone, in the device's language. */
export const session: SessionLink = {
  Session: ({ children }: { children: ReactNode }) => <CallProvider caller={caller}>{children}</CallProvider>,
  Gate: ({ children }) => children,
  useShell: () => ({ scope: '', home: '/', menu: [], language: <LanguageButton onSwitch={setDeviceLanguage} /> }),
};
