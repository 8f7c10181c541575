import '@inkstone/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './app.tsx';
import { fetchHanFonts } from './han-fonts.ts';

// The page's policy forbids building code from strings.
config({ jitless: true });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  fetchHanFonts();
}
