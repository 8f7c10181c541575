import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { LessonText } from '@inkstone/content';

/** The start and end of a spoken sentence, in seconds. */
export interface Moment {
  from: number;
  to: number;
}

const voices = { woman: 'slt', man: 'rms' } as const;

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const sayable = (text: string): string => text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '');

/** The pause after a sentence, longer where the slide changes and where the video stops for questions. */
const breathAfter = ({ slides, cues }: LessonText, number: number): number => {
  const ends = slides.map((_, at) => slides.slice(0, at + 1).reduce((sum, { said }) => sum + said.length, 0));
  if (number === ends.at(-1)) return 1.5;
  return ends.includes(number) || cues.some(({ after }) => after === number) ? 1.1 : 0.45;
};

/** Synthesises a lesson into one recording; returns the position of each sentence in it. */
export const speak = (lesson: LessonText, folder: string): { file: string; moments: Moment[]; seconds: number } => {
  const parts: string[] = [];
  const moments: Moment[] = [];
  const silence = (seconds: number, name: string): number => {
    const file = path.join(folder, `${lesson.code}-${name}.wav`);
    run('sox', '-n', '-r', '16000', '-c', '1', '-b', '16', file, 'trim', '0', String(seconds));
    parts.push(file);
    return seconds;
  };
  let now = silence(0.8, 'start');
  for (const [at, [words]] of lesson.slides.flatMap(({ said }) => said).entries()) {
    const raw = path.join(folder, `${lesson.code}-${at}-raw.wav`);
    const even = path.join(folder, `${lesson.code}-${at}.wav`);
    run('flite', '-voice', voices[lesson.voice], '--setf', 'duration_stretch=1.06', '-t', sayable(words), '-o', raw);
    run('sox', raw, '-r', '16000', '-c', '1', '-b', '16', even, 'norm', '-4');
    parts.push(even);
    const length = Number(run('soxi', '-D', even));
    moments.push({ from: now, to: now + length });
    now += length;
    now += silence(breathAfter(lesson, at + 1), `${at}-breath`);
  }
  const file = path.join(folder, `${lesson.code}.wav`);
  run('sox', ...parts, file);
  return { file, moments, seconds: now };
};
