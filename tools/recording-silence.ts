import { execFileSync } from 'node:child_process';
import type { TimedScript } from './sentence-times.ts';

const samplesPerSecond = 16_000;

/** Sound that the encoder puts before the first and after the last sample, in seconds. */
const encoderDelay = 0.07;
const encoderPadding = 0.15;

/** How much of a pause is listened to, in seconds. */
const pauseWindow = 0.05;

/** The loudest that a pause may be, as a share of the whole recording's level. */
const loudestPause = 0.2;

/** The quietest that a sentence may be, as a share of the same. */
const quietestSentence = 0.3;

const readSamples = (file: string): Int16Array => {
  const bytes = execFileSync(
    'sox',
    [file, '-t', 'raw', '-r', String(samplesPerSecond), '-c', '1', '-b', '16', '-e', 'signed', '-'],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return new Int16Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength - (bytes.byteLength % 2)),
  );
};

/** The level (root mean square) between two seconds of a recording. */
const measureLevel = (samples: Int16Array, from: number, to: number): number => {
  const part = samples.subarray(Math.max(0, Math.round(from * samplesPerSecond)), Math.round(to * samplesPerSecond));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
};

/** Where a recording does not agree with computed times: its length, a sentence that is silent, a pause that is not. */
export const findTimingFault = (file: string, { seconds, cues }: TimedScript): string | undefined => {
  const samples = readSamples(file);
  const length = samples.length / samplesPerSecond;
  if (length < seconds || length > seconds + encoderPadding) return `${length} seconds instead of ${seconds}`;
  const all = measureLevel(samples, 0, length);
  for (const { from, to, text } of cues) {
    if (measureLevel(samples, from + encoderDelay, to + encoderDelay) < all * quietestSentence)
      return `silent: ${text}`;
    const end = to + encoderDelay;
    const pause = measureLevel(samples, end - pauseWindow / 2, end + pauseWindow / 2);
    if (pause > all * loudestPause) return `no pause after: ${text} (${(pause / all).toFixed(2)})`;
  }
  return undefined;
};
