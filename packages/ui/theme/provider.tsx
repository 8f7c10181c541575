import { MantineProvider } from '@mantine/core';
import type { Language } from '@inkstone/base';
import { useEffect, useMemo, type ReactNode } from 'react';
import { ConfirmProvider } from '../parts/confirm.tsx';
import { restoreFocusOnClose } from '../parts/restore-focus.ts';
import { ToastContainer } from '../parts/toast-container.tsx';
import { useLanguage } from '../words/index.ts';
import { themeIn } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

/** The nonce of this page's content security policy, which every style element added by script needs. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// Literals, since no Suspense boundary above this component could wait for messages to load.
const closeLabels: Readonly<Record<Language, string>> = { en: 'Close', zh: '关闭' };

/** Provides theme, toasts and confirmations to everything inside. */
export const UiProvider = ({ children, env = 'default' }: { children: ReactNode; env?: 'default' | 'test' }) => {
  const language = useLanguage();
  const theme = useMemo(() => themeIn({ close: closeLabels[language] }), [language]);
  // Dialogs take the focus; it is returned when they close.
  useEffect(restoreFocusOnClose, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
      env={env}
    >
      <ConfirmProvider>{children}</ConfirmProvider>
      <ToastContainer />
    </MantineProvider>
  );
};
