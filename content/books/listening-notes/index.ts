import { hearingAndPractice } from './hearing-and-practice.ts';
import { whyAndWhat } from './why-and-what.ts';
import type { BookText } from '../book-types.ts';

/** How to take notes of lectures and conversations, with a lecture to practise on. */
export const listeningNotes = {
  code: 'listening-notes',
  name: { en: 'Taking Notes While Listening', zh: '边听边记' },
  about: { en: 'For TOEFL lectures and conversations', zh: '托福讲座与对话的笔记法' },
  paper: 'A5',
  type: 9.4,
  chapters: [...whyAndWhat, ...hearingAndPractice],
  figures: {
    columns: {
      kind: 'boxes',
      rows: [
        ['Points', 'Support'],
        ['1. glaciers move', 'ex: stones far from home'],
        ['2. how? T1 slide', 'water below ! ↑ speed'],
        ['    T2 bend', 'deep ice = soft, slow'],
      ],
      caption: 'A page in two columns',
    },
    sheet: {
      kind: 'boxes',
      rows: Array.from({ length: 16 }, (_, at) => (at === 0 ? ['Topic:', ''] : ['', ''])),
      caption: 'Points on the left, support on the right',
    },
    plans: {
      kind: 'boxes',
      rows: [
        ['puzzle → theory 1 × → theory 2', 'science'],
        ['before → change → after', 'history, biology'],
        ['kind A ↔ kind B', 'comparison'],
        ['rule → example → exception', 'language, economics'],
      ],
      caption: 'Four plans and where they are usual',
    },
  },
} satisfies BookText;
