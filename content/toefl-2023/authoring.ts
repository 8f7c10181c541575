import type { LocalizedText } from '@inkstone/base';
import type {
  ChoiceQuestion,
  EssayQuestion,
  InsertSentenceQuestion,
  MultipleChoiceQuestion,
  Option,
  ProseSummaryQuestion,
  RichText,
  TimedSpeechQuestion,
} from '../bank-types.ts';

/** A letter of an option. */
type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** What every question has beside its prompt and key. */
interface About {
  /** The part of the recording that is played again with it, in seconds. */
  clip?: { from: number; to: number };
  /** Leaf of the knowledge tree. */
  point: string;
  difficulty: number;
  en: string;
  zh: string;
}

const paragraph = (text: string): RichText => `<p>${text.trim().replace(/\s*\n\s*/g, ' ')}</p>`;

/** Words written `[[words|meaning]]` become words that the glossary explains. */
const glossed = (text: string): string =>
  text.replaceAll(/\[\[([^|\]]+)\|([^\]]+)\]\]/g, '<span data-gloss="$2">$1</span>');

/** A title and paragraphs, which questions name by their number; `[[words|meaning]]` stand in the glossary. */
export const passage = (title: string, paragraphs: readonly string[]): RichText =>
  [`<p><strong>${title}</strong></p>`, ...paragraphs.map((text) => glossed(paragraph(text)))].join('');

const lettered = (texts: readonly string[]): Option[] =>
  texts.map((text, index) => ({ id_option: String.fromCharCode(65 + index), text }));

const about = (code: string, { point, difficulty, en, zh, clip }: About) => ({
  code,
  points: [point],
  difficulty,
  explanation: { en: paragraph(en), zh: paragraph(zh) },
  ...(clip && { clip }),
});

/** A question with four options, one of them right; `lure` is the one that the usual mistake leads to. */
export const single = (
  code: string,
  asked: {
    text: string;
    quote?: string;
    options: readonly [string, string, string, string];
    key: Letter;
    lure: Letter;
  },
  its: About,
): ChoiceQuestion => ({
  ...about(code, its),
  type: 'choice',
  prompt: {
    text: paragraph(asked.text) + (asked.quote ? `<blockquote>${paragraph(asked.quote)}</blockquote>` : ''),
    options: lettered(asked.options),
  },
  key: asked.key,
  lure: asked.lure,
});

/** A question with several right options of which all are wanted. */
export const several = (
  code: string,
  asked: { text: string; options: readonly string[]; key: readonly Letter[] },
  its: About,
): MultipleChoiceQuestion => ({
  ...about(code, its),
  type: 'multiple-choice',
  prompt: { text: paragraph(asked.text), options: lettered(asked.options), choose: asked.key.length },
  key: asked.key,
});

/** A sentence to be put at one of the squares `[]` of a paragraph; the key counts them from 1. */
export const insertion = (
  code: string,
  asked: { paragraph: string; sentence: string; key: number },
  its: About,
): InsertSentenceQuestion => {
  let square = 0;
  const marked = asked.paragraph.replaceAll('[]', () => `<span data-square="${(square += 1)}"></span>`);
  return {
    ...about(code, its),
    type: 'insert-sentence',
    prompt: { text: paragraph(marked), sentence: paragraph(asked.sentence) },
    key: asked.key,
  };
};

/** An introductory sentence, six options, three of which express the main ideas; worth two points. */
export const summary = (
  code: string,
  asked: {
    sentence: string;
    options: readonly [string, string, string, string, string, string];
    key: readonly [Letter, Letter, Letter];
  },
  its: About,
): ProseSummaryQuestion => ({
  ...about(code, its),
  type: 'prose-summary',
  worth: 200,
  prompt: { text: paragraph(asked.sentence), options: lettered(asked.options) },
  key: asked.key,
});

/** A task answered by voice, with a good answer written out; `en` and `zh` say what a good answer does. */
export const speech = (code: string, asked: { text: string; model: string }, its: About): TimedSpeechQuestion => ({
  ...about(code, its),
  type: 'timed-speech',
  prompt: { text: paragraph(asked.text) },
  key: { model: paragraph(asked.model) },
});

/** A task answered by a text of so many words, with a good answer; parts of the task and the answer are paragraphs. */
export const writing = (
  code: string,
  asked: { text: readonly string[]; leastWords: number; model: readonly string[] },
  its: About,
): EssayQuestion => ({
  ...about(code, its),
  type: 'essay',
  prompt: { text: asked.text.map(paragraph).join(''), leastWords: asked.leastWords },
  key: { model: asked.model.map(paragraph).join('') },
});

/** Who says a line of a recording: `narrator`, or a role of the scene with the voice that speaks it. */
export type Line = readonly [speaker: string, text: string];

/** A recording as it is written: scene, voices, lines. The sound is made from it by `make-audio.ts`. */
export interface Script {
  /** Name of the sound's file in `content/audio`, without its ending. */
  code: string;
  voices: Readonly<Record<string, 'woman' | 'man' | 'scot'>>;
  lines: readonly Line[];
}

/** A script as a report shows it. */
export const transcriptOf = ({ lines }: Script): RichText =>
  lines.map(([speaker, text]) => `<p><strong>${speaker}:</strong> ${text}</p>`).join('');

/** Names of a title in both languages. */
export const title = (en: string, zh: string): LocalizedText => ({ en, zh });
