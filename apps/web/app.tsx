import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { LanguageProvider, UiProvider } from '@inkstone/ui';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { rowAt } from './rows.ts';
import { session } from './session.tsx';

/** The whole web app: language, look, session, screens. */
export const App = () => (
  <LanguageProvider>
    <UiProvider>
      <ErrorBoundary at="">
        <Suspense>
          <BrowserRouter>
            <session.Session>
              <Frame rowAt={rowAt} link={session} />
            </session.Session>
          </BrowserRouter>
        </Suspense>
      </ErrorBoundary>
    </UiProvider>
  </LanguageProvider>
);
