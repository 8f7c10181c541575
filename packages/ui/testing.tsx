import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import type { Language } from '@inkstone/base';
import { UiProvider } from './theme/provider.tsx';
import { LanguageProvider } from './words/index.ts';

const noMedia = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

/** An observer that never calls back. */
class StubObserver implements ResizeObserver, IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Adds what the document of a test lacks: media queries, and the observers of size and of visibility. */
export const installBrowserStubs = (): void => {
  globalThis.matchMedia ??= noMedia;
  globalThis.ResizeObserver ??= StubObserver;
  globalThis.IntersectionObserver ??= StubObserver;
};

/** Renders a component in a test as the app would: with theme, language, confirmations and a URL. */
export const renderUi = (part: ReactElement, options: { language?: Language; at?: string } = {}) => {
  installBrowserStubs();
  return render(
    <MemoryRouter initialEntries={[options.at ?? '/']}>
      <LanguageProvider language={options.language ?? 'en'}>
        <UiProvider env="test">
          <Suspense>{part}</Suspense>
        </UiProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
};
