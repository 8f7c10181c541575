import { execFileSync } from 'node:child_process';
import type { Cue } from '@inkstone/exam/cues';
import type { Script } from '@inkstone/content';

/** Flite's voices of the sample school's recordings. */
export const voices = { woman: 'slt', man: 'rms', scot: 'awb' } as const;
export type Voice = (typeof voices)[keyof typeof voices];

/** A small voice that pronounces as the others do. */
const fastVoice = 'kal16';

/** Silence after a line, in seconds: long after the narrator's. */
export const pauseSeconds = { narrator: 1.2, speaker: 0.45 } as const;

/** Replaces curly quotes and dashes, which the voices cannot read. */
const sayable = (text: string): string =>
  text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '')
    .replaceAll('–', ', ');

/** The arguments of flite that speak a text into a file of sound. */
export const speechArguments = (voice: Voice | typeof fastVoice, text: string, file: string): string[] => [
  ...['-voice', voice, '--setf', 'duration_stretch=1.08'],
  ...['-t', sayable(text), '-o', file],
];

/** A sound that a voice makes, and when it ends, in seconds. */
interface Phone {
  sound: string;
  endsAt: number;
}

const silence = 'pau';

const speakPhones = (voice: Voice | typeof fastVoice, text: string): Phone[] =>
  execFileSync('flite', ['-psdur', ...speechArguments(voice, text, '/dev/null')], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map((phone) => {
      const [sound = '', endsAt] = phone.split(':');
      return { sound, endsAt: Number(endsAt) };
    });

const title = /(?:^|\s)(?:Dr|Mr|Mrs|Ms)\.$/;

/** Splits a line where a sentence ends and another begins. */
export const splitSentences = (line: string): string[] => {
  const sentences: string[] = [];
  for (const piece of line.split(/(?<=[.?!]["”’]?)\s+(?=["“‘]?[A-Z])/)) {
    const last = sentences.at(-1);
    if (last !== undefined && (title.test(last) || last.endsWith('...'))) sentences.splice(-1, 1, `${last} ${piece}`);
    else sentences.push(piece);
  }
  return sentences;
};

/** When each sentence of a line is said, from the beginning of the line. */
interface TimedLine {
  seconds: number;
  cues: Cue[];
}

/**
 * Times the sentences of a line by the sounds that the voice makes of it. A sentence alone has the same sounds as within
 * the line, so counting them says in which pause it ends. Where the sounds differ, the line stays one piece.
 */
export const timeLine = (voice: Voice, line: string): TimedLine => {
  const phones = speakPhones(voice, line);
  const seconds = phones.at(-1)?.endsAt ?? 0;
  const soundIndexes = phones.flatMap(({ sound }, index) => (sound === silence ? [] : [index]));
  const sentences = splitSentences(line);
  const alone = sentences.map((sentence) => speakPhones(fastVoice, sentence).filter(({ sound }) => sound !== silence));
  const isSame =
    alone
      .flat()
      .map(({ sound }) => sound)
      .join(' ') === soundIndexes.map((at) => phones[at]?.sound).join(' ');
  if (!isSame) return { seconds, cues: [{ from: 0, to: seconds, text: line }] };
  let count = 0;
  let from = 0;
  const cues = sentences.map((text, index) => {
    count += alone[index]?.length ?? 0;
    const last = soundIndexes[count - 1] ?? 0;
    const pause = phones[last + 1];
    if (pause?.sound !== silence) throw new Error(`No pause after: ${text}`);
    // The middle of the pause parts two sentences; the last one ends with its line.
    const to = count === soundIndexes.length ? seconds : ((phones[last]?.endsAt ?? 0) + pause.endsAt) / 2;
    const cue = { from, to, text };
    from = to;
    return cue;
  });
  return { seconds, cues };
};

/** When each sentence of a recording is said, from its beginning, and how long it is. */
export type TimedScript = TimedLine;

/** Times the sentences of a recording. */
export const timeScript = ({ code, voices: cast, lines }: Script): TimedScript => {
  let seconds = 0;
  const cues: Cue[] = [];
  for (const [speaker, text] of lines) {
    const role = cast[speaker];
    if (!role) throw new Error(`${code}: ${speaker} has no voice.`);
    const line = timeLine(voices[role], text);
    cues.push(...line.cues.map((cue) => ({ ...cue, from: seconds + cue.from, to: seconds + cue.to })));
    seconds += line.seconds + (speaker === 'Narrator' ? pauseSeconds.narrator : pauseSeconds.speaker);
  }
  return { seconds, cues };
};
