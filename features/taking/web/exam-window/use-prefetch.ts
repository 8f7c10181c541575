import { useEffect } from 'react';
import type { Language } from '@inkstone/base';
import { preloadLooks } from '@inkstone/exam/stimulus-text';
import { preloadSignInAgain } from '@inkstone/session/web';
import { preloadConfirm, fetchGlosses, fetchMath, fetchQuestionMenu, prefetchMessagesIn } from '@inkstone/ui';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { ScenePicture } from '../listening/scene.lazy.ts';
import { listSetRecordings } from '../listening/set-recording.ts';
import { hasCalculator, preloadTools } from '../tools/lazy-tools.tsx';
import { preloadPages } from './pages.lazy.ts';
import { fetchToolsMenu } from './tools-button.tsx';
import { fetchToolPanels } from './top-bar.tsx';

// Prefetching starts after the page's own loading.
const prefetchDelayMs = 4000;

/** Loads pictures into the browser's cache under the URLs by which they are shown. */
const fetchPictures = ({ sets, files }: AttemptStore['started']): void => {
  const recordings = new Set(listSetRecordings(sets).map(({ url }) => url));
  const pictureUrls = JSON.stringify(sets).match(/\/api\/file\?[^"\\]+/g) ?? [];
  const urls = new Set(pictureUrls.map((url) => url.replaceAll('&amp;', '&')));
  for (const url of urls) if (!recordings.has(url)) new Image().src = url;
  for (const { mime, url } of files) if (mime.startsWith('image/')) new Image().src = url;
};

const hasFormulas = ({ sections }: AttemptStore['blueprint']): boolean =>
  sections.some((section) => section.tools.includes('reference-sheet') || hasCalculator(section));

/** The languages of a window that is as in the exam, whose words have to be there without a network. */
const listExamLanguages = ({ window }: AttemptStore['blueprint']): Language[] => {
  if (!window?.language) return [];
  return window.language === 'both' ? ['en', 'zh'] : [window.language];
};

const fetchAll = ({ started, blueprint }: AttemptStore): void => {
  const content = JSON.stringify(started.sets);
  fetchPictures(started);
  const fetches = [
    ...[
      preloadConfirm(),
      fetchQuestionMenu(),
      fetchToolPanels(),
      fetchToolsMenu(),
      preloadPages(),
      preloadSignInAgain(),
    ],
    preloadTools(blueprint.sections),
    (content.includes('data-math') || hasFormulas(blueprint)) && fetchMath(),
    content.includes('data-gloss') && fetchGlosses(),
    ...listExamLanguages(blueprint).map(prefetchMessagesIn),
    started.sets.some(({ stimulus }) => stimulus.look) && preloadLooks(),
    blueprint.sections.some(({ showsScene }) => showsScene) && ScenePicture.preload(),
  ];
  // Failures are ignored: the code is loaded again when needed.
  for (const fetched of fetches) if (fetched) fetched.catch(() => undefined);
};

/** Prefetches what the window needs later (menus, panels, formulas, glossary, pictures), so that it works offline. */
export const usePrefetch = (store: AttemptStore): void => {
  // Prefetches when the page is idle, and when the network is back.
  useEffect(() => {
    const fetchNow = () => fetchAll(store);
    const timer = setTimeout(fetchNow, prefetchDelayMs);
    // Retries what failed before.
    addEventListener('online', fetchNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', fetchNow);
    };
  }, [store]);
};
