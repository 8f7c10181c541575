/**
 * Generates the recordings of the sample school from their scripts: `node tools/make-audio.ts [code...]`, all of them
 * by default. Needs flite and sox with its mp3 format (Debian: flite, sox, libsox-fmt-mp3). Flite's voices slt, rms and
 * awb are free (BSD-like licence of Carnegie Mellon University); the recordings are kept in the repository, so that
 * none of this is needed to run the product. With `--times` recordings stay as they are, and the times of their
 * sentences are computed again and compared with them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Script } from '@inkstone/content';
import { bankScripts, questionSets, type ExchangeFile } from '@inkstone/content/bank';
import { readVoiceScripts } from '@inkstone/content/voices';
import { findTimingFault } from './recording-silence.ts';
import { pauseSeconds, speechArguments, timeScript, voices } from './sentence-times.ts';
import { writeData } from './write-data.ts';

const content = path.join(import.meta.dirname, '../content');
const work = mkdtempSync(path.join(tmpdir(), 'inkstone-audio-'));

const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const silence = (seconds: number): string => {
  const file = path.join(work, `silence-${seconds}.wav`);
  run('sox', ['-n', '-r', '16000', '-c', '1', '-b', '16', file, 'trim', '0', String(seconds)]);
  return file;
};

const speakLines = (script: Script): string[] => {
  const [short, long] = [silence(pauseSeconds.speaker), silence(pauseSeconds.narrator)];
  return script.lines.flatMap(([speaker, text], index) => {
    const voice = script.voices[speaker];
    if (!voice) throw new Error(`${script.code}: ${speaker} has no voice.`);
    const raw = path.join(work, `${script.code}-${index}.wav`);
    run('flite', speechArguments(voices[voice], text, raw));
    const even = path.join(work, `${script.code}-${index}-even.wav`);
    run('sox', [raw, '-r', '16000', '-c', '1', even, 'norm', '-4']);
    return [even, speaker === 'Narrator' ? long : short];
  });
};

const measureSeconds = (file: string): number => Math.ceil(Number(run('soxi', ['-D', file])));

const make = (script: Script, file: string): number => {
  run('sox', [...speakLines(script), '-C', '24.2', file]);
  const seconds = measureSeconds(file);
  process.stdout.write(`${script.code}: ${seconds} s\n`);
  return seconds;
};

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;

const round = (seconds: number): number => Math.round(seconds * 10) / 10;

/** The times of a recording's sentences; none, with a word about it, where they do not agree with its pauses. */
const timeRecording = (script: Script, recording: string) => {
  const timed = timeScript(script);
  const fault = findTimingFault(recording, timed);
  if (fault !== undefined) {
    process.stderr.write(`${script.code} stays without times: ${fault}\n`);
    return undefined;
  }
  return timed.cues.map(({ from, to, text }) => ({ from: round(from), to: round(to), text }));
};

const requested = process.argv.slice(2);
const requestedCodes = requested.filter((code) => code !== '--times');

/** Makes the recording of a set beside its file, which keeps length and times, so that nobody need measure them again. */
const makeRecording = (script: Script): void => {
  const set = questionSets.find(({ stimulus }) => stimulus.audio === script.code);
  if (!set) throw new Error(`${script.code} is heard in no set.`);
  const folder = path.join(content, 'bank', set.programme, 'sets');
  const file = path.join(folder, `${set.code}.json`);
  const recording = path.join(folder, `${script.code}.mp3`);
  const audioSeconds = requested.includes('--times') ? measureSeconds(recording) : make(script, recording);
  const cues = timeRecording(script, recording);
  const exchange = readJson<ExchangeFile>(file);
  const sets = exchange.sets.map((item) => ({ ...item, stimulus: { ...item.stimulus, audioSeconds, cues } }));
  writeData(file, { ...exchange, sets });
};

const makeVoice = (script: Script): void => {
  const lengths = path.join(content, 'voices/seconds.json');
  const seconds = make(script, path.join(content, 'voices', `${script.code}.mp3`));
  writeData(lengths, { ...readJson<Record<string, number>>(lengths), [script.code]: seconds });
};

const isRequested = ({ code }: Script): boolean => requestedCodes.length === 0 || requestedCodes.includes(code);
bankScripts().filter(isRequested).forEach(makeRecording);
if (!requested.includes('--times')) readVoiceScripts().filter(isRequested).forEach(makeVoice);
rmSync(work, { recursive: true, force: true });
