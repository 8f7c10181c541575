import type { TeacherAssignment } from './families.ts';

interface TranslateListening {
  (key: 'listensAtMost', values: { count: number }): string;
  (key: 'speedOf', values: { percent: number }): string;
  (key: 'dot'): string;
}

/** How recordings are played, if the teacher changed it; else empty. */
export const listeningText = (
  { maxListens, playbackSpeed }: Pick<TeacherAssignment, 'maxListens' | 'playbackSpeed'>,
  t: TranslateListening,
): string =>
  [
    maxListens === null ? '' : t('listensAtMost', { count: maxListens }),
    playbackSpeed === null || playbackSpeed === 100 ? '' : t('speedOf', { percent: playbackSpeed }),
  ]
    .filter(Boolean)
    .join(t('dot'));
