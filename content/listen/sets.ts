import { transcriptOf, type Script } from '../toefl-2023/authoring.ts';
import type { DictationQuestion, Question, QuestionSet } from '../bank-types.ts';

const written = { days: -24, time: '17:10' } as const;

const about = (code: string, point: string, difficulty: number, [en, zh]: readonly [string, string]) => ({
  code: `${code}-1`,
  points: [`listen.${point}`],
  difficulty,
  explanation: { en: `<p>${en}</p>`, zh: `<p>${zh}</p>` },
});

const heard = (script: Script, it: Pick<QuestionSet, 'title' | 'node'> & { question: Question }): QuestionSet => ({
  code: script.code,
  title: it.title,
  node: it.node,
  author: 'qiao',
  written,
  stimulus: { kind: 'audio', audio: script.code, transcript: transcriptOf(script) },
  questions: [it.question],
});

const said = (code: string, voice: 'woman' | 'man', text: string): Script => ({
  code,
  voices: { Speaker: voice },
  lines: [['Speaker', text]],
});

/** What is said, other ways of writing it, how hard it is, what to listen for. */
type Sentence = readonly [forms: readonly string[], difficulty: number, en: string, zh: string];

const sentences: readonly Sentence[] = [
  [
    [
      'We’re leaving at quarter past seven, so please bring your own breakfast.',
      'We are leaving at quarter past seven, so please bring your own breakfast.',
    ],
    0,
    '<em>We’re</em> is hardly longer than <em>were</em>; the sense needs a verb for the future.',
    'we’re 听起来和 were 相近，这里说的是将要发生的事。',
  ],
  [
    ['Their tents are over there, behind the two tall trees.', 'Their tents are over there, behind the 2 tall trees.'],
    0.3,
    '<em>Their</em> and <em>there</em> sound alike, <em>two</em> and <em>to</em> as well: only the place in the sentence tells.',
    'their 与 there、two 与 to 同音，要靠在句中的位置判断。',
  ],
  [
    [
      'I would have called you, but my phone was at the bottom of the lake.',
      'I would’ve called you, but my phone was at the bottom of the lake.',
      'I’d have called you, but my phone was at the bottom of the lake.',
    ],
    0.6,
    '<em>Would have</em> shrinks to two short sounds: never <em>would of</em>.',
    'would have 弱读后很短，不能写成 would of。',
  ],
  [
    ['Whose towel is this, and who’s going to hang it up?', 'Whose towel is this, and who is going to hang it up?'],
    0.9,
    '<em>Whose</em> asks for the owner, <em>who’s</em> is <em>who is</em>; they sound the same.',
    'whose 问“谁的”，who’s 是 who is，两者读音相同。',
  ],
  [
    [
      'It isn’t the walking that I mind, it’s the getting up at half past five.',
      'It is not the walking that I mind, it is the getting up at half past five.',
      'It isn’t the walking that I mind, it is the getting up at half past five.',
    ],
    1.2,
    'Two halves of the same shape; <em>the</em> before <em>getting</em> is easily lost.',
    '前后两半结构相同；getting 前的 the 容易漏掉。',
  ],
];

const dictations = sentences.map(([references, difficulty, en, zh], index): { script: Script; set: QuestionSet } => {
  const code = `li-d${index + 1}`;
  const script = said(code, index % 2 === 0 ? 'woman' : 'man', references[0] ?? '');
  const question: DictationQuestion = {
    ...about(code, 'listening.words', difficulty, [en, zh]),
    type: 'dictation',
    prompt: { text: '<p>Write down the sentence, word by word.</p>' },
    key: { references },
  };
  const title = { en: `Dictation at the lake ${index + 1}`, zh: `湖边听写 ${index + 1}` };
  return { script, set: heard(script, { title, node: 'listen.listening.tasks', question }) };
});

/** What is said again. */
export const repeated = [
  'Could you tell me when the next boat goes back?',
  'If I had known about the rain, I would have packed a coat.',
  'The soup was so hot that nobody said a word for ten minutes.',
  'What I liked best was falling asleep to the sound of the water.',
] as const;

const hints: readonly (readonly [en: string, zh: string])[] = [
  ['One question in one breath; the voice rises at the end.', '一口气说完整个问句，句尾上扬。'],
  ['Pause after <em>rain</em>; <em>would have</em> is short.', 'rain 后稍停；would have 要弱读。'],
  ['<em>So hot that</em> belongs together; stress <em>nobody</em>.', 'so hot that 连在一起，重读 nobody。'],
  [
    'The stress lies on <em>best</em> and <em>asleep</em>; <em>to the</em> is hardly heard.',
    '重音在 best 和 asleep；to the 弱读。',
  ],
];

const repeats = repeated.map((text, index): { script: Script; set: QuestionSet } => {
  const code = `li-r${index + 1}`;
  const script = said(code, index % 2 === 0 ? 'man' : 'woman', text);
  const question: Question = {
    ...about(code, 'speaking.repeat', index * 0.3, hints[index] ?? ['', '']),
    type: 'repeat',
    worth: 500,
    prompt: { text: '<p>Listen, then say the sentence exactly as you heard it.</p>' },
    key: { reference: text },
  };
  const title = { en: `Repeat at the lake ${index + 1}`, zh: `湖边跟读 ${index + 1}` };
  return { script, set: heard(script, { title, node: 'listen.speaking.tasks', question }) };
});

const calmPlace: QuestionSet = {
  code: 'li-s1',
  title: { en: 'A calm place', zh: '一个让人平静的地方' },
  node: 'listen.speaking.tasks',
  author: 'qiao',
  written,
  questions: [
    {
      ...about('li-s1', 'speaking.talk', 0.2, [
        'A good answer paints one place, with something to see and something to hear, and gives one reason to go back.',
        '好的回答只写一个地方，既有所见也有所闻，并说出一个想回去的理由。',
      ]),
      type: 'timed-speech',
      worth: 500,
      prompt: {
        text: '<p>Talk about a place where you feel calm. Say where it is, what you can hear there, and why you go back.</p>',
      },
      key: {
        model:
          '<p>The place where I feel calm is the roof of my grandparents’ house in a village near Suzhou. You reach it by a ladder from the kitchen, and there is just enough room for two chairs between the drying vegetables. In the evening you can hear frogs in the fields, a motorcycle far away, and my grandfather’s radio one floor below, which is never quite on the right station. Nothing happens up there, and that is exactly why I go back. At home there is always something that I should be doing. On the roof I look at the sky until somebody calls that dinner is ready.</p>',
      },
    },
  ],
};

const interviewer: Script = {
  code: 'li-s2',
  voices: { Interviewer: 'woman' },
  lines: [['Interviewer', 'Some people travel to rest, and others to learn. Which of the two do you do, and why?']],
};

const travel: QuestionSet = heard(interviewer, {
  title: { en: 'To rest or to learn', zh: '休息还是学习' },
  node: 'listen.speaking.tasks',
  question: {
    ...about('li-s2', 'speaking.questions', 0.5, [
      'A good answer takes one side and shows it in a journey that really happened.',
      '好的回答选定一边，并用一次真实的旅行来说明。',
    ]),
    type: 'interview-answer',
    worth: 500,
    prompt: { text: '<p>Listen to the question, prepare, then answer it.</p>' },
    key: {
      model:
        '<p>I would say that I travel to learn, even if it does not look like it. When my family goes somewhere, I always ask for one morning alone in the local market. Last summer in Xi’an I spent three hours there. I learned how a man folds a flat bread so that it holds soup, and an old woman explained to me why she sells her pears in the afternoon only. I came back tired, and my mother asked if that was supposed to be a holiday. For me it was, because lying on a beach makes me nervous. I rest best when I have something new to think about.</p>',
    },
  },
});

/** Sets for ear and voice. */
export const listenSets: readonly QuestionSet[] = [
  ...dictations.map(({ set }) => set),
  ...repeats.map(({ set }) => set),
  calmPlace,
  travel,
];

/** What is said in them. */
export const listenScripts: readonly Script[] = [
  ...dictations.map(({ script }) => script),
  ...repeats.map(({ script }) => script),
  interviewer,
];
