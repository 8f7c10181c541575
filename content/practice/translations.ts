import type { Script } from '../toefl-2023/authoring.ts';
import type { PracticeSitter, PracticeWork } from './types.ts';

const said = {
  lin: [
    'I prefer to study in the library, because everyone around me is quiet.',
    'The school is planning to change the parking lot into a garden, but the man don’t agree.',
    'The professor gives an example. When some ants get lost, they walk back along their own footprints.',
  ],
  luo: [
    'I prefer studying in the library since the people around me are quiet.',
    'The school wants to turn the parking lot into a garden, but the man is against it.',
    'The professor mentions that some ants, when they are lost, follow their own tracks back.',
  ],
} as const;

/** What two students say in the recordings. */
export const translationScripts: readonly Script[] = (['lin', 'luo'] as const).flatMap((who) =>
  said[who].map((text, index) => ({
    code: `ttr-${who}-${index + 1}`,
    voices: { Student: who === 'lin' ? ('woman' as const) : ('man' as const) },
    lines: [['Student', text] as const],
  })),
);

const voicesOf = (who: 'lin' | 'luo'): PracticeSitter['voices'] =>
  Object.fromEntries(said[who].map((_, index) => [`ttr-${index + 1}-1`, `ttr-${who}-${index + 1}`]));

const written = (first: string, second: string): PracticeSitter['answers'] => ({
  'ttr-4-1': { text: first, recordings: [] },
  'ttr-5-1': { text: second, recordings: [] },
});

const rows = (meaning: number, completeness: number, language: number) => ({ meaning, completeness, language });

/** Sentences for the speaking test, three to say and two to write. */
export const translations: PracticeWork = {
  code: 'toefl-translation',
  title: { en: 'Speaking translation: views and reports', zh: '口语翻译：观点与转述' },
  message: {
    en: 'Say the first three as you would in the test: at once, and as a whole sentence. Take your time for the two written ones.',
    zh: '前三句像考试那样脱口而出，说完整的句子；后两句书面翻译，可以慢慢斟酌。',
  },
  paper: 'toefl-translation-1',
  given: { days: -7, time: '17:50' },
  deadline: { days: 7, time: '21:00' },
  students: ['linxiaohe', 'luozhiyao', 'hesiyuan', 'maximmorozov', 'tangshuyi'],
  sitters: [
    {
      student: 'linxiaohe',
      ability: 1,
      began: { days: -5, time: '20:15' },
      voices: voicesOf('lin'),
      answers: written(
        'If he prepared earlier, he would not have to stay up all night.',
        'It is not that this plan is too expensive, but nobody believes it.',
      ),
      marked: {
        at: { days: -3, time: '18:50' },
        marks: [
          {
            question: 'ttr-1-1',
            points: 483,
            scores: rows(500, 500, 450),
            comment: 'Said at once, and complete. “Studying” would be even more usual after “prefer”.',
            notes: [],
          },
          {
            question: 'ttr-2-1',
            points: 417,
            scores: rows(450, 450, 350),
            comment: '“Turn into a garden”, and “the man doesn’t agree with it”.',
            notes: [{ on: { seconds: [4, 6] }, code: 'agreement', text: 'The man doesn’t.' }],
          },
          {
            question: 'ttr-3-1',
            points: 467,
            scores: rows(500, 500, 400),
            comment: 'All of it is there. Ants leave tracks or trails; footprints are for shoes.',
            notes: [],
          },
          {
            question: 'ttr-4-1',
            points: 333,
            scores: rows(300, 450, 250),
            comment: 'The sentence speaks of the past: it is too late. Yours still leaves him a chance.',
            suggested: 'If he had prepared earlier, he would not have had to stay up all night.',
            notes: [
              { on: { quote: 'If he prepared' }, code: 'tense', text: 'If he had prepared: an unreal past.' },
              { on: { quote: 'would not have to' }, code: 'tense', text: 'would not have had to' },
            ],
          },
          {
            question: 'ttr-5-1',
            points: 400,
            scores: rows(400, 450, 350),
            comment:
              'Clear. The original does not deny the price, it finds the other reason heavier: not so much … as.',
            notes: [{ on: { quote: 'believes it' }, code: 'wordChoice', text: 'believes in it' }],
          },
        ],
      },
    },
    {
      student: 'luozhiyao',
      ability: 2,
      began: { days: -2, time: '21:00' },
      voices: voicesOf('luo'),
      answers: written(
        'If he had begun to prepare earlier, he would not have had to stay up late.',
        'The plan is not so much too expensive as simply not believed by anyone.',
      ),
    },
  ],
};
