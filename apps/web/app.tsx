import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { LanguageProvider, UiProvider } from '@inkstone/ui';
import { Frame } from './frame/frame.tsx';
import { screens } from './screens.ts';
import { session } from './session.tsx';

/** The whole web app: language, look, session, screens. */
export const App = () => (
  <LanguageProvider>
    <UiProvider>
      <Suspense>
        <BrowserRouter>
          <session.Session>
            <Frame rows={screens} link={session} />
          </session.Session>
        </BrowserRouter>
      </Suspense>
    </UiProvider>
  </LanguageProvider>
);
