import type { Paper } from '../bank-types.ts';

const sentences = { en: 'Sentences', zh: '句子' };

/** Three sentences each: the first for homework, the second for those who apply as advisers. */
export const longSentencePapers = [
  {
    code: 'long-sentences-1',
    title: { en: 'Three long sentences', zh: '三个长难句' },
    programme: 'long-sentences',
    variant: 'practice',
    author: 'mei',
    written: { days: -15, time: '17:00' },
    sections: [{ title: sentences, sets: ['long-lamps', 'long-silence', 'long-painting'] }],
  },
  {
    code: 'long-sentences-2',
    title: { en: 'Three harder sentences', zh: '三个更难的长句' },
    programme: 'long-sentences',
    variant: 'practice',
    author: 'mei',
    written: { days: -15, time: '17:20' },
    sections: [{ title: sentences, sets: ['long-printers', 'long-bees', 'long-salt'] }],
  },
] as const satisfies readonly Paper[];
