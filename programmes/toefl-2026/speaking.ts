import type { SectionRule } from '@inkstone/exam/blueprint';

/** Points of spoken answers. */
export const spokenPoints = { repeat: 500, 'interview-answer': 500 } as const;

const exactlyOne = { from: 1, to: 1 } as const;

/** Seven sentences to repeat and four interview questions, without preparation. */
export const speaking: SectionRule = {
  id: 'speaking',
  name: { en: 'Speaking', zh: '口语' },
  skill: 'speaking',
  directions: {
    en: [
      '<p>You speak eleven times into the microphone, about 8 minutes in all. There is no time to prepare: a beep tells you when to begin, and the recording stops by itself at zero.</p>',
      '<table><thead><tr><th scope="col">Task</th><th scope="col">What you do</th><th scope="col">Times</th><th scope="col">Speak</th></tr></thead><tbody>',
      '<tr><td>Listen and repeat</td><td>Hear a sentence once and say it again, word for word.</td><td>7</td><td>8 to 12&nbsp;s</td></tr>',
      '<tr><td>Take an interview</td><td>Hear a question once and answer it.</td><td>4</td><td>45&nbsp;s</td></tr></tbody></table>',
      '<ul><li>Every recording plays once. You only go forward; nothing can be recorded twice.</li></ul>',
      '<p><b>Scoring.</b> A teacher marks each of the eleven answers from 0 to 5. Their mean becomes a band from 1 to 6, which is an estimate.</p>',
      '<blockquote><p><b>Sample.</b> “The swimming pool is closed for cleaning until Thursday.”</p></blockquote>',
    ].join(''),
    zh: [
      '<p>你需要对着麦克风作答十一次，全程约 8 分钟。没有准备时间：听到提示音后开始说话，倒计时归零时录音自动停止。</p>',
      '<table><thead><tr><th scope="col">任务</th><th scope="col">要求</th><th scope="col">次数</th><th scope="col">作答</th></tr></thead><tbody>',
      '<tr><td>听后复述</td><td>听一遍句子，逐词复述。</td><td>7</td><td>8 到 12&nbsp;秒</td></tr>',
      '<tr><td>模拟采访</td><td>听一遍问题，然后回答。</td><td>4</td><td>45&nbsp;秒</td></tr></tbody></table>',
      '<ul><li>每段录音只播放一遍。只能向前作答，每题只能录音一次。</li></ul>',
      '<p><b>评分。</b>老师对十一次作答各评 0 到 5 分，平均分会换算为 1 到 6 分，该分数为估算值。</p>',
      '<blockquote><p><b>示例。</b>“The swimming pool is closed for cleaning until Thursday.”</p></blockquote>',
    ].join(''),
  },
  shownSeconds: 480,
  navigation: 'none',
  reviewScreen: false,
  tools: ['notes', 'headset-check'],
  showsScene: true,
  clipboard: false,
  parts: [
    {
      id: 'repeat',
      name: { en: 'Listen and repeat', zh: '听后复述' },
      directions: {
        en: '<p>Listen and repeat. Seven sentences, each heard once. Say each one again after the beep, as exactly as you can.</p>',
        zh: '<p>听后复述。七个句子，每句只播放一遍。听到提示音后尽量逐词复述。</p>',
      },
      types: ['repeat'],
      questions: exactlyOne,
      sets: { from: 7, to: 7 },
      pointsByType: spokenPoints,
      plays: 1,
      windows: { prepSeconds: 0, responseSeconds: [8, 10, 12] },
    },
    {
      id: 'interview',
      name: { en: 'Take an interview', zh: '模拟采访' },
      directions: {
        en: '<p>Take an interview. Four questions, each heard once. You have 45 seconds for each answer, and begin after the beep.</p>',
        zh: '<p>模拟采访。四个问题，每个只播放一遍。每题有 45 秒作答，听到提示音后开始。</p>',
      },
      types: ['interview-answer'],
      questions: exactlyOne,
      sets: { from: 4, to: 4 },
      pointsByType: spokenPoints,
      plays: 1,
      windows: { prepSeconds: 0, responseSeconds: 45 },
    },
  ],
};
