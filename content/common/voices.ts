import type { Script } from '../toefl-2023/authoring.ts';
import type { QuestionSet } from '../bank-types.ts';

const notice =
  'The reading room on the second floor will close at six on Friday. Books that are due this week may be returned at the desk downstairs.';
const sentence = 'If the bus is late again, we will have to walk to the station together.';

/** What is said in the recordings of general practice. */
export const commonScripts: readonly Script[] = [
  { code: 'gen-dictation', voices: { Librarian: 'woman' }, lines: [['Librarian', notice]] },
  { code: 'gen-repeat', voices: { Friend: 'man' }, lines: [['Friend', sentence]] },
  {
    code: 'gen-interview',
    voices: { Interviewer: 'woman' },
    lines: [
      ['Interviewer', 'Good morning, and thank you for coming.'],
      ['Interviewer', 'Tell me about something that you taught yourself. How did you go about it?'],
    ],
  },
];

const written = { days: -9, time: '16:00' } as const;
const transcript = (speaker: string, words: string) => `<p><strong>${speaker}:</strong> ${words}</p>`;

/** A notice is written down word by word. */
export const dictationSet = {
  code: 'gen-dictation',
  title: { en: 'Dictation: a notice in the library', zh: '听写：图书馆的通知' },
  node: 'common.english.voice',
  author: 'qiao',
  written,
  stimulus: { kind: 'audio', audio: 'gen-dictation', transcript: transcript('Librarian', notice) },
  questions: [
    {
      code: 'gen-dictation-1',
      type: 'dictation',
      points: ['common.english.listening'],
      difficulty: 0.4,
      prompt: { text: '<p>Listen to the notice, then write it down word by word.</p>' },
      key: {
        references: [notice, notice.replace('second floor', '2nd floor').replace('at six', 'at 6')],
      },
      explanation: {
        en: '<p>Two traps: <em>due</em> sounds like <em>do</em>, and the second sentence has <em>may be returned</em>, not <em>maybe return</em>.</p>',
        zh: '<p>两处易错：due 与 do 读音相近；第二句是 may be returned，不是 maybe return。</p>',
      },
    },
  ],
} as const satisfies QuestionSet;

/** One sentence is said again as it was heard. */
export const repeatSet = {
  code: 'gen-repeat',
  title: { en: 'Listen and repeat: the late bus', zh: '听后复述：晚点的公交车' },
  node: 'common.english.voice',
  author: 'qiao',
  written,
  stimulus: { kind: 'audio', audio: 'gen-repeat', transcript: transcript('Friend', sentence) },
  questions: [
    {
      code: 'gen-repeat-1',
      type: 'repeat',
      points: ['common.english.speaking'],
      difficulty: 0.2,
      prompt: { text: '<p>Listen once, then say the sentence exactly as you heard it.</p>' },
      key: { reference: sentence },
      explanation: {
        en: '<p>Pause after <em>again</em>; <em>will have to</em> is said quickly, the stress lies on <em>walk</em> and <em>station</em>.</p>',
        zh: '<p>在 again 后稍停；will have to 读得快，重音落在 walk 和 station。</p>',
      },
    },
  ],
} as const satisfies QuestionSet;

/** An interviewer asks, and is answered by voice. */
export const interviewSet = {
  code: 'gen-interview',
  title: { en: 'Interview: taught by yourself', zh: '面试：自学的经历' },
  node: 'common.english.voice',
  author: 'dou',
  written,
  stimulus: {
    kind: 'audio',
    audio: 'gen-interview',
    transcript: transcript(
      'Interviewer',
      'Good morning, and thank you for coming. Tell me about something that you taught yourself. How did you go about it?',
    ),
  },
  questions: [
    {
      code: 'gen-interview-1',
      type: 'interview-answer',
      points: ['common.english.speaking'],
      difficulty: 0.8,
      prompt: { text: '<p>Answer the interviewer in about one minute.</p>' },
      key: {
        model:
          '<p>Last winter I taught myself to bake bread. I began with a video, but my first three loaves were as flat as plates, and the video did not tell me why. So I started to change one thing at a time and to write it down: the water, the flour, how long the dough rested. After two weeks I could see from my notes that the kitchen was simply too cold. I put the bowl beside the radiator, and the fourth loaf rose. I still bake every Sunday. What I really learned, though, was to keep notes: I now do the same with my experiments in chemistry.</p>',
      },
      explanation: {
        en: '<p>Name one thing, say how you went about it step by step, and end with what it changed. One failure that you understood is worth more than three successes.</p>',
        zh: '<p>只讲一件事，按步骤说明怎么做，最后说它带来的改变。讲清一次失败的原因，胜过罗列三次成功。</p>',
      },
    },
  ],
} as const satisfies QuestionSet;
