import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const compression = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '34', '-g', '40', '-cpu-used', '4'];
const voice = ['-c:a', 'libopus', '-b:a', '32k', '-ac', '1', '-shortest'];
const container = ['-map_metadata', '-1', '-fflags', '+bitexact', '-cues_to_front', '1'];

/** A picture and how long it is shown, in seconds. */
export interface Frame {
  picture: string;
  seconds: number;
}

/** What a video is made of. */
export interface VideoParts {
  frames: readonly Frame[];
  /** A recording of the same length; without one the video is silent. */
  sound?: string;
  /** The WebM file that is written; the list of pictures is written beside `work`. */
  target: string;
  work: string;
}

/** Encodes pictures and a recording as WebM (VP9 and Opus). */
export const encodeVideo = ({ frames, sound, target, work }: VideoParts): void => {
  const list = `${work}.txt`;
  const rows = frames.map(({ picture, seconds }) => `file '${picture}'\nduration ${seconds.toFixed(2)}`);
  writeFileSync(list, [...rows, `file '${frames.at(-1)?.picture}'`, ''].join('\n'));
  execFileSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, ...(sound ? ['-i', sound] : [])],
      ...['-vf', 'fps=10,format=yuv420p', ...compression, ...(sound ? voice : []), ...container, target],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
};

/** The length of a media file in seconds. */
export const measureSeconds = (file: string): number =>
  Number(execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]));
