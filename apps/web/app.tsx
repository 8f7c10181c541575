import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { LanguageProvider, UiProvider } from '@inkstone/ui';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { findScreen } from './screen-registry.ts';
import { session } from './session.tsx';

/** The root component of the web app. */
export const App = () => (
  <LanguageProvider>
    <UiProvider>
      <ErrorBoundary at="">
        <Suspense>
          <BrowserRouter>
            <session.Session>
              <Frame findScreen={findScreen} link={session} />
            </session.Session>
          </BrowserRouter>
        </Suspense>
      </ErrorBoundary>
    </UiProvider>
  </LanguageProvider>
);
