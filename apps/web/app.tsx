import { Suspense, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LanguageProvider, UiProvider } from '@inkstone/ui';
import { routerOf } from './frame/routes.tsx';
import { screens } from './screens.ts';
import { session } from './session.tsx';

/** The whole web app: language, look, session, screens. */
export const App = () => {
  const [router] = useState(() => routerOf(screens, session));
  return (
    <LanguageProvider>
      <UiProvider>
        <Suspense>
          <session.Session>
            <RouterProvider router={router} />
          </session.Session>
        </Suspense>
      </UiProvider>
    </LanguageProvider>
  );
};
