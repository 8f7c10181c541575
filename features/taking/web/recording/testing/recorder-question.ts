import type { RecorderOptions } from '../recorder-session.ts';
import type { ResponseWindows } from '../recorder-rules.ts';

/** Recorder options of a question whose clock the test advances, with the results. */
export const createRecorderQuestion = (
  windows: { prep: number; response: number } | null,
  more: Partial<RecorderOptions> = {},
) => {
  const results = {
    begun: 0,
    pieces: 0,
    bytes: 0,
    most: 0,
    saved: [] as string[],
    ended: [] as string[],
    told: [] as (string | null)[],
  };
  const startedAt = performance.now();
  const secondsLeft = (seconds: number, from: number) =>
    Math.max(0, Math.min(seconds, Math.ceil(from + seconds - (performance.now() - startedAt) / 1000)));
  const now = (): ResponseWindows | null => {
    if (!windows) return null;
    const at = (performance.now() - startedAt) / 1000;
    const phase = at < windows.prep ? 'prep' : at <= windows.prep + windows.response ? 'open' : 'over';
    return {
      phase,
      prep: { seconds: windows.prep, secondsLeft: secondsLeft(windows.prep, 0) },
      response: { seconds: windows.response, secondsLeft: secondsLeft(windows.response, windows.prep) },
    };
  };
  let takes = 0;
  const parts: RecorderOptions = {
    windows: now,
    isTest: true,
    isWritable: () => true,
    begin: (_mime, replaces) => {
      takes += 1;
      results.begun += 1;
      const id = `take ${takes}`;
      let isSaved = false;
      return {
        id,
        saveChunk: async ({ byteLength }) => {
          if (!isSaved) results.saved = [...(replaces() ? [] : results.saved), id];
          isSaved = true;
          results.pieces += 1;
          results.bytes += byteLength;
          results.most = Math.max(results.most, byteLength);
        },
        end: async (how) => void results.ended.push(how),
      };
    },
    hasAnswer: () => results.saved.length > 0,
    hasStopped: () => results.ended.includes('stopped'),
    savedTo: () => 'server',
    endPrep: () => undefined,
    retakesLeft: () => null,
    restartTime: () => undefined,
    onSpeakingChange: (speaking) => results.told.at(-1) !== speaking && results.told.push(speaking),
    ...more,
  };
  return { parts, came: results };
};
