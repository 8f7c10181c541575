import '@inkstone/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './app.tsx';
import { markCodeCachedIfOffline } from './away/page-caching.ts';
import { loadScreen } from './frame/screen-modules.ts';
import { findScreen } from './screen-registry.ts';
import { pageNonce } from '@inkstone/ui';
import { installHistoryGuards, installWindowMessages } from '@inkstone/ui/screen';
import { loadHanFonts } from './han-fonts.ts';

// The content security policy forbids `eval`.
config({ jitless: true });

// The nonce that react-remove-scroll uses for its style element.
Object.assign(globalThis, { __webpack_nonce__: pageNonce() });

markCodeCachedIfOffline();

// Loads the screen's table and code before rendering; failures are shown when it renders.
void findScreen(location.pathname)?.then(loadScreen, () => undefined);

// Before the router, which listens to the history too.
installHistoryGuards();
installWindowMessages();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  loadHanFonts();
}
