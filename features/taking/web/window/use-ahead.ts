import { useEffect } from 'react';
import { fetchSignInAgain } from '@inkstone/session/web';
import { fetchConfirm, fetchMath, fetchQuestionMenu } from '@inkstone/ui';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { recordingsIn } from '../listening/recording-of.ts';
import { fetchToolsMenu } from './tools-button.tsx';
import { fetchToolPanels } from './top-bar.tsx';

// What the page needs first comes first, and the first use is not held up; a network that is lost later finds all here.
const restMs = 1000;

/** Fetches every part of the window that a press opens: without a network, work goes on and can be handed in. */
export const fetchParts = async (): Promise<void> => {
  const fetches = [fetchConfirm(), fetchSignInAgain(), fetchQuestionMenu(), fetchToolPanels(), fetchToolsMenu()];
  // What does not come now is fetched when it is needed.
  await Promise.allSettled(fetches);
};

/** Pictures come into the browser's store under the very addresses that they are shown by. */
const fetchPictures = ({ sets, files }: AttemptStore['started']): void => {
  const recordings = new Set(recordingsIn(sets).map(({ url }) => url));
  const named = JSON.stringify(sets).match(/\/api\/file\?[^"\\]+/g) ?? [];
  const urls = new Set(named.map((url) => url.replaceAll('&amp;', '&')));
  for (const url of urls) if (!recordings.has(url)) new Image().src = url;
  for (const { mime, url } of files) if (mime.startsWith('image/')) new Image().src = url;
};

const fetchAll = ({ started }: AttemptStore): void => {
  const hasMath = JSON.stringify(started.sets).includes('data-math');
  fetchPictures(started);
  if (hasMath) fetchMath().catch(() => undefined);
};

/** Fetches what the questions need later (formulas, pictures), so that work goes on without a network. */
export const useAhead = (store: AttemptStore): void => {
  // Meets the network when the page has come to rest.
  useEffect(() => {
    const timer = setTimeout(() => fetchAll(store), restMs);
    return () => clearTimeout(timer);
  }, [store]);
};
