import '@inkstone/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './app.tsx';
import { hearOfKeptPage } from './away/keep-pages.ts';
import { loadScreen } from './frame/screen-modules.ts';
import { rowAt } from './rows.ts';
import { pageNonce } from '@inkstone/ui';
import { installHistoryGuards } from '@inkstone/ui/screen';
import { fetchHanFonts } from './han-fonts.ts';

// The page's policy forbids building code from strings.
config({ jitless: true });

// What react-remove-scroll looks for when a dialog holds the page still.
Object.assign(globalThis, { __webpack_nonce__: pageNonce() });

hearOfKeptPage();

// Asked for before anything is drawn: the table of the screen that is opened, then its code. What fails is said where it is drawn.
void rowAt(location.pathname)?.then(loadScreen, () => undefined);

// Before the router, which hears of each step in the history too.
installHistoryGuards();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  fetchHanFonts();
}
