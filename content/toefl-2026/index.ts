import { toeflSections } from '../toefl-sections.ts';
import type { Paper, QuestionSet } from '../bank-types.ts';
import type { Script } from '../toefl-2023/authoring.ts';
import { listeningRouter } from './listening-1.ts';
import { listeningUpper } from './listening-2.ts';
import { listeningLower } from './listening-3.ts';
import { readingRouter } from './reading-1.ts';
import { readingLower, readingUpper } from './reading-2.ts';
import { speakingHeard } from './speaking.ts';
import { writingSets } from './writing.ts';

const heard = [...listeningRouter, ...listeningUpper, ...listeningLower, ...speakingHeard];

/** Every set of the mock, both second modules of reading and listening included. */
export const toefl2026Sets: readonly QuestionSet[] = [
  ...readingRouter,
  ...readingUpper,
  ...readingLower,
  ...heard.map(({ set }) => set),
  ...writingSets,
];

/** What is said in its recordings. */
export const toefl2026Scripts: readonly Script[] = heard.map(({ script }) => script);

const codes = (sets: readonly QuestionSet[]): string[] => sets.map(({ code }) => code);
const heardCodes = (sets: readonly { set: QuestionSet }[]): string[] => sets.map(({ set }) => set.code);

/** The mock of TOEFL of January 2026. */
export const toefl2026Papers = [
  {
    code: 'toefl-2026-mock',
    title: { en: 'TOEFL 2026 mock', zh: '托福 2026 模拟卷' },
    programme: 'toefl-2026',
    variant: 'toefl-2026',
    author: 'mei',
    written: { days: -22, time: '17:00' },
    sections: toeflSections([
      ['reading', 'router', ...codes(readingRouter)],
      ['reading', 'upper', ...codes(readingUpper)],
      ['reading', 'lower', ...codes(readingLower)],
      ['listening', 'router', ...heardCodes(listeningRouter)],
      ['listening', 'upper', ...heardCodes(listeningUpper)],
      ['listening', 'lower', ...heardCodes(listeningLower)],
      ['writing', 'sentences', 't26-w1'],
      ['writing', 'email', 't26-w2'],
      ['writing', 'discussion', 't26-w3'],
      ['speaking', 'repeat', ...heardCodes(speakingHeard.slice(0, 7))],
      ['speaking', 'interview', ...heardCodes(speakingHeard.slice(7))],
    ]),
  },
] as const satisfies readonly Paper[];
