import { repeated } from '../listen/index.ts';
import type { Script } from '../toefl-2023/authoring.ts';
import type { PracticeSitter, PracticeWork } from './types.ts';

const corner = ['linxiaohe', 'luozhiyao', 'hesiyuan', 'mazihan', 'maximmorozov', 'tangshuyi'] as const;

const dictated = (...texts: readonly string[]): PracticeSitter['answers'] =>
  Object.fromEntries(texts.map((text, index) => [`li-d${index + 1}-1`, text]));

/** Ms. Qiao's Friday corner writes down what it hears. */
export const dictation: PracticeWork = {
  code: 'listen-dictation',
  title: { en: 'Dictation: at the lake', zh: '听写：湖边' },
  message: {
    en: 'Five sentences, three times each. Write what you hear, not what you expect.',
    zh: '五个句子，每句最多听三遍。写听到的，不要写以为会听到的。',
  },
  paper: 'listen-dictation',
  given: { days: -7, time: '17:40' },
  deadline: { days: 7, time: '21:00' },
  students: corner,
  sitters: [
    {
      student: 'linxiaohe',
      ability: 1,
      began: { days: -6, time: '19:10' },
      answers: dictated(
        'We’re leaving at quarter past seven, so please bring your own breakfast.',
        'There tents are over there, behind the two tall trees.',
        'I would of called you but my phone was at the bottom of the lake.',
        'Whose towel is this and whose going to hang it up?',
        'It isn’t the walking that I mind, it’s getting up at half past five.',
      ),
    },
    {
      student: 'luozhiyao',
      ability: 2,
      began: { days: -6, time: '20:30' },
      answers: dictated(
        'We are leaving at quarter past seven, so please bring your own breakfast.',
        'Their tents are over there, behind the two tall trees.',
        'I would have called you, but my phone was at the bottom of the lake.',
        'Whose towel is this, and who is going to hang it up?',
        'It isn’t the walking that I mind, it’s the getting up at half past five.',
      ),
    },
    {
      student: 'mazihan',
      ability: -0.5,
      began: { days: -4, time: '21:05' },
      answers: dictated(
        'were leaving at quarter to seven so please bring your breakfast',
        'their tents are over their behind two tall trees',
        'I called you but my phone was in the bottom of the lake',
        'who’s towel is this and who’s going to hang up',
        'it isn’t walking that I mind it’s getting up half past five',
      ),
    },
  ],
};

const spokenOf = (code: string, voice: Script['voices'][string], texts: readonly string[]): Script[] =>
  texts.map((text, index) => ({
    code: `${code}-${index + 1}`,
    voices: { Student: voice },
    lines: [['Student', text]],
  }));

const linSays = [
  repeated[0],
  'If I had known about the rain, I would have pack a coat.',
  repeated[2],
  'What I like best was falling asleep to sound of the water.',
  'The place where I feel calm is the library of my school, but only in the early morning. It is on the fourth floor, and before eight o’clock nobody is there except the woman who opens the windows. I can hear the pages when I turn them, and outside the first buses. I go back because it is the only hour of my day which belongs to nobody else. When the bell rings, it is over, and I have read ten pages.',
  'I think that I travel to rest, but it never works. In February we went to the sea for four days. On the first day I lay in the sand. On the second day I asked the fishermen how they fix their nets, and on the third day I could do it a little. So maybe I am a person who rests by learning something that is not in a book.',
];

const heSays = [repeated[0], repeated[1], 'The soup was so hot that nobody say a word for ten minutes.', repeated[3]];

/** What two students say in the recordings. */
export const earAndVoiceScripts: readonly Script[] = [
  ...spokenOf('li-lin', 'woman', linSays),
  ...spokenOf('li-he', 'man', heSays),
];

const questions = ['li-r1-1', 'li-r2-1', 'li-r3-1', 'li-r4-1', 'li-s1-1', 'li-s2-1'];

const voicesOf = (code: string, count: number): PracticeSitter['voices'] =>
  Object.fromEntries(questions.slice(0, count).map((question, index) => [question, `${code}-${index + 1}`]));

/** The same corner says it, and speaks for a minute. */
export const voice: PracticeWork = {
  code: 'listen-voice',
  title: { en: 'Repeat and speak: at the lake', zh: '跟读与表达：湖边' },
  message: {
    en: 'Four sentences to say again, then two minutes of your own. The clock runs in the second half only.',
    zh: '先跟读四句，再自己说两分钟。只有后半部分计时。',
  },
  paper: 'listen-voice',
  given: { days: -7, time: '17:45' },
  deadline: { days: 7, time: '21:00' },
  students: corner,
  sitters: [
    {
      student: 'linxiaohe',
      ability: 1,
      began: { days: -5, time: '19:20' },
      voices: voicesOf('li-lin', 6),
      marked: {
        at: { days: -3, time: '18:20' },
        marks: [
          { question: 'li-r1-1', points: 500, scores: {}, comment: 'Word for word.', notes: [] },
          {
            question: 'li-r2-1',
            points: 400,
            scores: {},
            comment: '“Packed”: the ending is what tells that it never happened.',
            notes: [{ on: { seconds: [2, 4] }, code: 'pronunciation', text: 'would have packed' }],
          },
          { question: 'li-r3-1', points: 500, scores: {}, comment: 'Word for word, with the right stress.', notes: [] },
          {
            question: 'li-r4-1',
            points: 400,
            scores: {},
            comment: '“Liked”, and “to the sound”. The sense is all there.',
            notes: [],
          },
          {
            question: 'li-s1-1',
            points: 425,
            scores: { content: 500, fluency: 400, pronunciation: 400, language: 400 },
            comment:
              'The hour that belongs to nobody else: a talk that one remembers. Pause where you breathe, not where you search.',
            notes: [{ on: { seconds: [2, 5] }, code: null, text: 'A place and an hour in one sentence: well begun.' }],
          },
          {
            question: 'li-s2-1',
            points: 413,
            scores: { content: 450, fluency: 400, pronunciation: 400, language: 400 },
            comment: 'A journey that really happened, and an ending that turns the question around.',
            notes: [],
          },
        ],
      },
    },
    { student: 'hesiyuan', ability: 0.5, began: { days: -2, time: '20:10' }, voices: voicesOf('li-he', 4) },
  ],
};
