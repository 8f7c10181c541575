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

/** An observer that never sees anything. */
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

/** Puts in what a test's document lacks: media queries and the observers of sizes and of what is in sight. */
export const installBrowserStubs = (): void => {
  globalThis.matchMedia ??= noMedia;
  globalThis.ResizeObserver ??= StubObserver;
  globalThis.IntersectionObserver ??= StubObserver;
};

/** Draws a part in a test as the app would: theme, language, questions, an address. */
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
