import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '../parts/confirm.tsx';
import { NoticePlace } from '../parts/notice-place.tsx';
import { pageNonce } from './page-nonce.ts';
import { theme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

/** The look of everything inside: theme, notices and questions asked before something is lost. */
export const UiProvider = ({ children, env = 'default' }: { children: ReactNode; env?: 'default' | 'test' }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    defaultColorScheme="auto"
    getStyleNonce={pageNonce}
    env={env}
  >
    <ConfirmProvider>{children}</ConfirmProvider>
    <NoticePlace />
  </MantineProvider>
);
