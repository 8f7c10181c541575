import { questionSets } from './bank.ts';
import { readData } from './load.ts';
import type { Script } from './types/scripts.ts';

/** What students say in their spoken answers, and teachers in their marks; the sounds lie in `voices`. */
export const readVoiceScripts = (): readonly Script[] => readData('voices/scripts.json');

/** Seconds of each recording, rounded up, by its name without the ending. */
export const soundSeconds: Readonly<Record<string, number>> = {
  ...readData<Readonly<Record<string, number>>>('voices/seconds.json'),
  ...Object.fromEntries(
    questionSets.flatMap(({ stimulus: { audio, audioSeconds = 0 } }) =>
      audio === undefined ? [] : [[audio, audioSeconds]],
    ),
  ),
};
