import { treeOf } from '../tree-of.ts';
import type { Paper } from '../bank-types.ts';

export { listenScripts, listenSets, repeated } from './sets.ts';

/** Where sets for ear and voice stand. */
export const listenTree = treeOf('listen', { en: 'Listening and speaking', zh: '听说练习' }, [
  {
    id: 'listening',
    name: { en: 'Listening', zh: '听力' },
    section: { en: 'Dictation', zh: '听写' },
    points: [['words', 'Word by word', '逐词听辨']],
  },
  {
    id: 'speaking',
    name: { en: 'Speaking', zh: '口语' },
    section: { en: 'Repeat and speak', zh: '跟读与表达' },
    points: [
      ['repeat', 'Repeat after the speaker', '跟读'],
      ['talk', 'Short talk', '短讲'],
      ['questions', 'Spoken questions', '问答'],
    ],
  },
]);

/** Five sentences to write; four to say again, and two tasks against the clock. */
export const listenPapers = [
  {
    code: 'listen-dictation',
    title: { en: 'Dictation: at the lake', zh: '听写：湖边' },
    programme: 'listen',
    variant: 'practice',
    author: 'qiao',
    written: { days: -23, time: '17:00' },
    sections: [
      {
        title: { en: 'Dictation', zh: '听写' },
        section: 'transcription',
        sets: ['li-d1', 'li-d2', 'li-d3', 'li-d4', 'li-d5'],
      },
    ],
  },
  {
    code: 'listen-voice',
    title: { en: 'Repeat and speak: at the lake', zh: '跟读与表达：湖边' },
    programme: 'listen',
    variant: 'practice',
    author: 'qiao',
    written: { days: -23, time: '17:20' },
    sections: [
      {
        title: { en: 'Repeat after the speaker', zh: '跟读' },
        section: 'repeat',
        sets: ['li-r1', 'li-r2', 'li-r3', 'li-r4'],
      },
      { title: { en: 'Speaking against the clock', zh: '限时口语' }, section: 'speak', part: 'talk', sets: ['li-s1'] },
      {
        title: { en: 'Speaking against the clock', zh: '限时口语' },
        section: 'speak',
        part: 'questions',
        sets: ['li-s2'],
      },
    ],
  },
] as const satisfies readonly Paper[];
