/**
 * Generates the recordings of the sample school from their scripts: `node tools/make-audio.ts [code...]`, all of them
 * by default. Needs flite and sox with its mp3 format (Debian: flite, sox, libsox-fmt-mp3). Flite's voices slt, rms and
 * awb are free (BSD-like licence of Carnegie Mellon University); the recordings are kept in the repository, so that
 * none of this is needed to run the product.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerScripts, markScripts, scripts, type Script } from '@inkstone/content/scripts';

const voices = { woman: 'slt', man: 'rms', scot: 'awb' } as const;
const folder = path.join(import.meta.dirname, '../content/audio');
const work = mkdtempSync(path.join(tmpdir(), 'inkstone-audio-'));

const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Replaces curly quotes and dashes, which the voices cannot read. */
const sayable = (text: string): string =>
  text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '')
    .replaceAll('–', ', ');

const silence = (seconds: number): string => {
  const file = path.join(work, `silence-${seconds}.wav`);
  run('sox', ['-n', '-r', '16000', '-c', '1', '-b', '16', file, 'trim', '0', String(seconds)]);
  return file;
};

const speakLines = (script: Script): string[] => {
  const [short, long] = [silence(0.45), silence(1.2)];
  return script.lines.flatMap(([speaker, text], index) => {
    const voice = script.voices[speaker];
    if (!voice) throw new Error(`${script.code}: ${speaker} has no voice.`);
    const raw = path.join(work, `${script.code}-${index}.wav`);
    run('flite', ['-voice', voices[voice], '--setf', 'duration_stretch=1.08', '-t', sayable(text), '-o', raw]);
    const even = path.join(work, `${script.code}-${index}-even.wav`);
    run('sox', [raw, '-r', '16000', '-c', '1', even, 'norm', '-4']);
    return [even, speaker === 'Narrator' ? long : short];
  });
};

const measureSeconds = (file: string): number => Math.ceil(Number(run('soxi', ['-D', file])));

const make = (script: Script): void => {
  const file = path.join(folder, `${script.code}.mp3`);
  run('sox', [...speakLines(script), '-C', '24.2', file]);
  process.stdout.write(`${script.code}: ${measureSeconds(file)} s\n`);
};

/** The lengths are stored beside the recordings, so that seeding a school need not measure them. */
const writeLengths = (): void => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.mp3'));
  const rows = files.toSorted().map((name) => {
    const code = name.slice(0, -'.mp3'.length);
    return `  '${code}': ${measureSeconds(path.join(folder, name))},`;
  });
  const head = '/** Seconds of each sound in `content/audio`, rounded up; written by `tools/make-audio.ts`. */';
  const lines = [head, 'export const soundSeconds: Readonly<Record<string, number>> = {', ...rows, '};', ''];
  writeFileSync(path.join(folder, 'lengths.ts'), lines.join('\n'));
};

mkdirSync(folder, { recursive: true });
const requestedCodes = process.argv.slice(2);
for (const script of [...scripts, ...answerScripts, ...markScripts])
  if (requestedCodes.length === 0 || requestedCodes.includes(script.code)) make(script);
writeLengths();
rmSync(work, { recursive: true, force: true });
