import { prose } from '../rich.ts';
import type { LocalizedText } from '@inkstone/base';
import type { QuestionSet, SentenceRole } from '../bank-types.ts';

/** What the parts of the samples can be marked as: the same for all, so that the list gives nothing away. */
const offered: readonly SentenceRole[] = [
  'subject',
  'predicate',
  'object',
  'complement',
  'relative-clause',
  'adverbial-clause',
  'adverbial',
  'apposition',
  'parenthesis',
];

interface Sentence {
  code: string;
  title: LocalizedText;
  points: readonly string[];
  difficulty: number;
  /** Its parts with what they are. */
  parts: readonly (readonly [words: string, role: SentenceRole])[];
  explanation: { en: string; zh: string };
  /** The sentence in Chinese. */
  chinese: string;
  /** Where translators stumble. */
  care: { en: string; zh: string };
}

const paragraph = (text: string): string => `<p>${text}</p>`;

/** A sentence as a set of two questions: it is taken apart, then put into other words. */
export const sentenceSet = (it: Sentence): QuestionSet => {
  const sentence = it.parts.map(([words]) => words).join(' ');
  return {
    code: it.code,
    title: it.title,
    node: 'long-sentences.sentences.structure',
    author: 'mei',
    written: { days: -16, time: '16:20' },
    questions: [
      {
        code: `${it.code}-1`,
        type: 'sentence-analysis',
        points: it.points,
        difficulty: it.difficulty,
        worth: 100 * it.parts.length,
        prompt: {
          text: prose`Take the sentence apart: mark each part as what it is.`,
          pieces: it.parts.map(([words]) => words),
          roles: offered,
        },
        key: it.parts.map(([, role]) => role),
        explanation: { en: paragraph(it.explanation.en), zh: paragraph(it.explanation.zh) },
      },
      {
        code: `${it.code}-2`,
        type: 'short-answer',
        points: ['long-sentences.sentences.meaning'],
        difficulty: it.difficulty,
        worth: 600,
        prompt: {
          text: `<p>Put the sentence into Chinese, or into plain English of your own.</p><blockquote><p>${sentence}</p></blockquote>`,
        },
        key: { model: paragraph(it.chinese) },
        explanation: { en: paragraph(it.care.en), zh: paragraph(it.care.zh) },
      },
    ],
  };
};
