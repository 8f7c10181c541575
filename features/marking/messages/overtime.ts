import { defineMessages } from '@inkstone/base';

/** Texts about what was written on after the time of a text was up. */
export const overtimeMessages = defineMessages('marking.overtime', {
  title: { en: 'Written on over time', zh: '超时续写' },
  which: { en: 'The text that is marked', zh: '按哪一份评分' },
  inTime_one: { en: 'In time: {count} word', zh: '限时内：{count} 词' },
  inTime_other: { en: 'In time: {count} words', zh: '限时内：{count} 词' },
  withOvertime_one: { en: 'With time over: {count} word', zh: '含超时续写：{count} 词' },
  withOvertime_other: { en: 'With time over: {count} words', zh: '含超时续写：{count} 词' },
  times: { en: 'Time was up {up}; written on until {until}.', zh: '{up} 到时，续写到 {until}。' },
  timesClose_one: { en: 'Time was up {up}; written on for {count} second.', zh: '{up} 到时，续写了 {count} 秒。' },
  timesClose_other: { en: 'Time was up {up}; written on for {count} seconds.', zh: '{up} 到时，续写了 {count} 秒。' },
  changes: { en: 'What was changed over time', zh: '超时后的改动' },
  scoredInTime: { en: 'The mark is for what was written in time.', zh: '按限时内所写的评分。' },
  scoredOvertime: { en: 'The mark is for the text with time over.', zh: '按含超时续写的全文评分。' },
  unmarked: {
    en: 'What was written over time counts only if the marker chooses it.',
    zh: '超时所写的内容，批改者选用才计分。',
  },
  gone: {
    en: 'This mark was for the text with time over, which no longer counts: the student wrote on in time.',
    zh: '此评分针对含超时续写的全文，而学生后来在限时内又作答，超时续写已失效。',
  },
  markInTime: { en: 'Mark what was written in time', zh: '改按限时内所写的评分' },
  moveTitle_one: { en: 'Drop {count} note?', zh: '移除 {count} 条批注？' },
  moveTitle_other: { en: 'Drop {count} notes?', zh: '移除 {count} 条批注？' },
  moveBody: {
    en: 'The words they belong to are not in the other text. Ctrl+Z brings them back.',
    zh: '所批注的词句不在另一份文字里。按 Ctrl+Z 可恢复。',
  },
  move: { en: 'Change the text', zh: '换一份评分' },
  stay: { en: 'Keep this one', zh: '不换' },
});
