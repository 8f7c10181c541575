import type { GivenItem } from './families.ts';

interface ListeningWords {
  (key: 'listensAtMost', values: { count: number }): string;
  (key: 'speedOf', values: { percent: number }): string;
  (key: 'dot'): string;
}

/** How recordings of some work are heard, where the teacher changed it; empty where not. */
export const listeningWords = (
  { maxListens, playbackSpeed }: Pick<GivenItem, 'maxListens' | 'playbackSpeed'>,
  t: ListeningWords,
): string =>
  [
    maxListens === null ? '' : t('listensAtMost', { count: maxListens }),
    playbackSpeed === null || playbackSpeed === 100 ? '' : t('speedOf', { percent: playbackSpeed }),
  ]
    .filter(Boolean)
    .join(t('dot'));
