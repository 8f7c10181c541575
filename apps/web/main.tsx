import '@inkstone/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './app.tsx';
import { pageNonce } from '@inkstone/ui';
import { fetchHanFonts } from './han-fonts.ts';

// The page's policy forbids building code from strings.
config({ jitless: true });

// What react-remove-scroll looks for when a dialog holds the page still.
Object.assign(globalThis, { __webpack_nonce__: pageNonce() });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  fetchHanFonts();
}
