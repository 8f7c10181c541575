import type { LocalizedText, SectionRule } from '@inkstone/exam/blueprint';
import { spokenPoints } from '../toefl-2026/speaking.ts';

const toPair = (en: string, zh: string): LocalizedText => ({ en, zh });

const anyNumber = { questions: null, sets: { from: 1, to: 60 } } as const;

const practiceRules = {
  navigation: 'section',
  reviewScreen: true,
  clipboard: true,
  configurable: true,
} as const satisfies Partial<SectionRule>;

/** Dictation: every sentence is played at most three times. */
const transcription: SectionRule = {
  id: 'transcription',
  name: toPair('Dictation', '听写'),
  skill: 'listening',
  directions: toPair(
    '<p>Hear each sentence, up to three times, and type every word of it. Capitals and punctuation do not count. A sentence can be changed until you hand in.</p>',
    '<p>每句录音最多听三遍，把听到的每个单词都写下来，不计大小写和标点。提交前可随时修改。</p>',
  ),
  ...practiceRules,
  tools: ['flag', 'zoom'],
  parts: [{ id: 'sentences', name: toPair('Sentences', '句子'), types: ['dictation'], plays: 3, ...anyNumber }],
};

/** Repeating: every sentence is played at most three times; recordings are unlimited. */
const repeat: SectionRule = {
  id: 'repeat',
  name: toPair('Repeat after the speaker', '跟读'),
  skill: 'speaking',
  directions: toPair(
    '<p>Hear each sentence, up to three times, and say it exactly as you heard it. Press Record when you are ready; a recording that you do not like can be made again.</p>',
    '<p>每句录音最多听三遍，然后照原样跟读。准备好后按“录音”；不满意可以重录。</p>',
  ),
  ...practiceRules,
  tools: ['flag', 'headset-check'],
  parts: [
    {
      id: 'sentences',
      name: toPair('Sentences', '句子'),
      types: ['repeat'],
      pointsByType: { repeat: spokenPoints.repeat },
      plays: 3,
      ...anyNumber,
    },
  ],
};

const spokenType = { 'timed-speech': 500, 'interview-answer': 500 } as const;

/** Timed preparation and speaking. */
const speak: SectionRule = {
  id: 'speak',
  name: toPair('Speaking against the clock', '限时口语'),
  skill: 'speaking',
  directions: toPair(
    '<p>Tasks may be done in any order. Each goes by itself: prepare, then speak after the beep. The recording stops by itself at zero.</p>',
    '<p>可按任意顺序作答。每道题会自动依次进行：先准备，听到提示音后开始说话。倒计时归零时录音自动停止。</p>',
  ),
  ...practiceRules,
  tools: ['flag', 'notes', 'headset-check'],
  parts: [
    {
      id: 'talk',
      name: toPair('Short talk', '短讲'),
      types: ['timed-speech'],
      pointsByType: spokenType,
      windows: { prepSeconds: 30, responseSeconds: 60 },
      ...anyNumber,
    },
    {
      id: 'questions',
      name: toPair('Spoken questions', '问答'),
      types: ['interview-answer'],
      pointsByType: spokenType,
      windows: { prepSeconds: 15, responseSeconds: 45 },
      ...anyNumber,
    },
  ],
};

/** Dictation, repeating and timed speaking. */
export const sections: readonly SectionRule[] = [transcription, repeat, speak];
