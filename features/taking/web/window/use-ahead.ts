import { useEffect } from 'react';
import { preloadSignInAgain } from '@inkstone/session/web';
import { fetchConfirm, fetchGlosses, fetchMath, fetchQuestionMenu } from '@inkstone/ui';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { recordingsIn } from '../listening/recording-of.ts';
import { fetchLateTools } from '../tools/late-tools.tsx';
import { fetchLatePages } from './late-pages.ts';
import { fetchToolsMenu } from './tools-button.tsx';
import { fetchToolPanels } from './top-bar.tsx';

// What the page needs first comes first, and the first use is not held up; a network that is lost later finds all here.
const restMs = 4000;

/** Pictures come into the browser's store under the very addresses that they are shown by. */
const fetchPictures = ({ sets, files }: AttemptStore['started']): void => {
  const recordings = new Set(recordingsIn(sets).map(({ url }) => url));
  const named = JSON.stringify(sets).match(/\/api\/file\?[^"\\]+/g) ?? [];
  const urls = new Set(named.map((url) => url.replaceAll('&amp;', '&')));
  for (const url of urls) if (!recordings.has(url)) new Image().src = url;
  for (const { mime, url } of files) if (mime.startsWith('image/')) new Image().src = url;
};

const hasFormulas = ({ sections }: AttemptStore['blueprint']): boolean =>
  sections.some(({ tools }) => tools.includes('reference-sheet'));

const fetchAll = ({ started, blueprint }: AttemptStore): void => {
  const content = JSON.stringify(started.sets);
  fetchPictures(started);
  const fetches = [
    ...[
      fetchConfirm(),
      fetchQuestionMenu(),
      fetchToolPanels(),
      fetchToolsMenu(),
      fetchLatePages(),
      preloadSignInAgain(),
    ],
    fetchLateTools(blueprint.sections),
    (content.includes('data-math') || hasFormulas(blueprint)) && fetchMath(),
    content.includes('data-gloss') && fetchGlosses(),
  ];
  // What does not come now is fetched when it is needed.
  for (const fetched of fetches) if (fetched) fetched.catch(() => undefined);
};

/** Fetches what the window needs later (menus, panels, questions, formulas, meanings of words, pictures), so that work goes on without a network. */
export const useAhead = (store: AttemptStore): void => {
  // Meets the network when the page has come to rest.
  useEffect(() => {
    const fetchNow = () => fetchAll(store);
    const timer = setTimeout(fetchNow, restMs);
    // What did not come before.
    addEventListener('online', fetchNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', fetchNow);
    };
  }, [store]);
};
