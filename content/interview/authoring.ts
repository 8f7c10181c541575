import { title, transcriptOf, type Script } from '../toefl-2023/authoring.ts';
import type { QuestionSet, RichText } from '../bank-types.ts';

/** An interviewer's question with a good answer, and what makes it good in both languages. */
export interface Asked {
  code: string;
  name: readonly [en: string, zh: string];
  point: 'self' | 'picture' | 'depth' | 'reflect' | 'free';
  difficulty: number;
  /** `heard` is played once, and only the task is shown; `read` is shown in its words. */
  by: 'heard' | 'read';
  said: string;
  /** A picture that stands beside the question. */
  picture?: RichText;
  model: string;
  why: readonly [en: string, zh: string];
}

/** A question of the bank, with what is said in its recording where it has one. */
export interface AskedSet {
  set: QuestionSet;
  script: Script | null;
}

const paragraph = (text: string): RichText => `<p>${text}</p>`;

/** One question is one set: it is heard or read, prepared and answered by itself. */
export const askedSet = ({ code, name, by, said, picture = '', ...it }: Asked): AskedSet => {
  const script: Script = { code, voices: { Interviewer: 'woman' }, lines: [['Interviewer', said]] };
  const shown = by === 'heard' ? 'Listen to the interviewer, then answer.' : said;
  return {
    script: by === 'heard' ? script : null,
    set: {
      code,
      title: title(`Interview: ${name[0]}`, `面试：${name[1]}`),
      node: 'interview.speaking',
      author: 'mei',
      written: { days: -21, time: '16:20' },
      ...(by === 'heard' && { stimulus: { kind: 'audio', audio: code, transcript: transcriptOf(script) } }),
      questions: [
        {
          code: `${code}-01`,
          type: 'interview-answer',
          points: [`interview.speaking.${it.point}`],
          difficulty: it.difficulty,
          worth: 500,
          explanation: { en: paragraph(it.why[0]), zh: paragraph(it.why[1]) },
          prompt: { text: paragraph(shown) + picture },
          key: { model: paragraph(it.model) },
        },
      ],
    },
  };
};
