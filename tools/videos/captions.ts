import type { Spoken } from '@inkstone/content';
import type { Moment } from './narration.ts';

const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Spoken sentences as WebVTT in one language; each is shown until shortly after it was spoken. */
export const toWebVtt = (texts: readonly Spoken[], moments: readonly Moment[], language: 'en' | 'zh'): string => {
  const cues = moments.map(({ from, to }, at) => {
    const words = texts[at]?.[language === 'en' ? 0 : 1] ?? '';
    return `${at + 1}\n${clock(from)} --> ${clock(to + 0.3)}\n${words}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
};
