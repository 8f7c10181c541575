import type { RecorderParts } from '../question-recorder.ts';
import type { Windows } from '../recorder-rules.ts';

/** A question whose clock the test moves, with what came of it. */
export const aQuestion = (windows: { prep: number; response: number } | null, more: Partial<RecorderParts> = {}) => {
  const came = {
    begun: 0,
    pieces: 0,
    bytes: 0,
    most: 0,
    saved: [] as string[],
    ended: [] as string[],
    told: [] as (string | null)[],
  };
  const began = performance.now();
  const left = (seconds: number, from: number) =>
    Math.max(0, Math.min(seconds, Math.ceil(from + seconds - (performance.now() - began) / 1000)));
  const now = (): Windows | null => {
    if (!windows) return null;
    const at = (performance.now() - began) / 1000;
    const phase = at < windows.prep ? 'prep' : at <= windows.prep + windows.response ? 'open' : 'over';
    return {
      phase,
      prep: { seconds: windows.prep, secondsLeft: left(windows.prep, 0) },
      response: { seconds: windows.response, secondsLeft: left(windows.response, windows.prep) },
    };
  };
  let takes = 0;
  const parts: RecorderParts = {
    windows: now,
    isTest: true,
    isWritable: () => true,
    begin: (_mime, replaces) => {
      takes += 1;
      came.begun += 1;
      const id = `take ${takes}`;
      let isSaved = false;
      return {
        id,
        put: async ({ byteLength }) => {
          if (!isSaved) came.saved = [...(replaces() ? [] : came.saved), id];
          isSaved = true;
          came.pieces += 1;
          came.bytes += byteLength;
          came.most = Math.max(came.most, byteLength);
        },
        end: async (how) => void came.ended.push(how),
      };
    },
    has: () => came.saved.length > 0,
    hasStopped: () => came.ended.includes('stopped'),
    kept: () => 'server',
    endPrep: () => undefined,
    retakesLeft: () => null,
    beginAgain: () => undefined,
    tell: (speaking) => came.told.at(-1) !== speaking && came.told.push(speaking),
    ...more,
  };
  return { parts, came };
};
