import { treeOf } from '../tree-of.ts';
import { title, transcriptOf, type Script } from '../toefl-2023/authoring.ts';
import type { Paper, QuestionSet } from '../bank-types.ts';
import { conversation, lecture, recordingSets } from './recordings.ts';

const shared = {
  node: 'toefl-listening.listening.tasks',
  author: 'qiao',
  written: { days: -22, time: '18:30' },
} as const;

const audio = (script: Script) => ({ kind: 'audio', audio: script.code, transcript: transcriptOf(script) }) as const;

const lights: Script = {
  code: 'tl-n1',
  voices: { Guide: 'woman' },
  lines: [
    [
      'Guide',
      'How did a sailor know which lighthouse he saw? By day he looked at the paint. One tower had stripes, the next one bands, so that no two on the same coast were alike.',
    ],
    [
      'Guide',
      'At night there was no paint to be seen, and so every light was given a rhythm of its own. One flashed every ten seconds, its neighbor twice every thirty. The rhythms were printed in a small book, the light list.',
    ],
    [
      'Guide',
      'The lamp itself was never switched off. A lens was turned around it, driven by a falling weight, as in a big clock. Somebody had to wind it up again every four hours, all night long.',
    ],
  ],
};

const bread: Script = {
  code: 'tl-s1',
  voices: { Professor: 'man' },
  lines: [
    [
      'Professor',
      'In most supermarkets, bread stands at the far end. The reason is well known. Nearly everybody needs bread, and on the way to it we pass everything else.',
    ],
    [
      'Professor',
      'A small chain of shops tried the opposite and put the bread beside the door. At first the result looked bad. People bought less on each visit. But a visit now took three minutes, and after some weeks the same people came more often, some of them every day.',
    ],
    [
      'Professor',
      'At the end of the year, these shops had sold a little more than before. So distance sells more in one visit, but nearness brings more visits. Which of the two pays depends on how close your customers live.',
    ],
  ],
};

const spoken: readonly (readonly [text: string, voice: 'man' | 'woman', en: string, zh: string])[] = [
  [
    'What surprised the engineers was not that the bridge moved, but how slowly it came to rest.',
    'woman',
    '<em>Was not that … but how …</em>: the second half carries the point.',
    '结构是 was not that … but how …，重点在后半句。',
  ],
  [
    'The seeds can wait in dry sand for years before a single rain wakes them.',
    'man',
    '<em>Wakes them</em>: the little word at the end is easily lost.',
    '句末 wakes them 中的 them 容易漏听。',
  ],
];

const sentences = spoken.map(([text, voice, en, zh], index): { script: Script; set: QuestionSet } => {
  const code = `tl-d${index + 1}`;
  const script: Script = { code, voices: { Professor: voice }, lines: [['Professor', text]] };
  return {
    script,
    set: {
      ...shared,
      code,
      title: title(`One sentence of a lecture ${index + 1}`, `讲座中的一句话 ${index + 1}`),
      stimulus: audio(script),
      questions: [
        {
          code: `${code}-1`,
          type: 'dictation',
          points: ['toefl-listening.listening.words'],
          difficulty: 0.7,
          prompt: { text: '<p>Write down the sentence, word by word.</p>' },
          key: { references: [text] },
          explanation: { en: `<p>${en}</p>`, zh: `<p>${zh}</p>` },
        },
      ],
    },
  };
});

const notes: QuestionSet = {
  ...shared,
  code: 'tl-n1',
  title: title('Notes: how lights were told apart', '笔记：如何分辨灯塔'),
  stimulus: audio(lights),
  questions: [
    {
      code: 'tl-n1-1',
      type: 'blanks',
      points: ['toefl-listening.listening.notes'],
      difficulty: 0.4,
      worth: 500,
      prompt: {
        text: [
          '<p>Complete the notes. Write one word or a number in each gap.</p>',
          '<ul><li>By day: each tower had its own <span data-blank="1"></span></li>',
          '<li>At night: each light had its own <span data-blank="2"></span></li>',
          '<li>Printed in a small book: the light <span data-blank="3"></span></li>',
          '<li>The lens was turned by a falling <span data-blank="4"></span></li>',
          '<li>It was wound up every <span data-blank="5"></span> hours</li></ul>',
        ].join(''),
        blanks: 5,
      },
      key: [['paint'], ['rhythm'], ['list'], ['weight'], ['four', '4']],
      wrong: ['stripes', 'rhythm', 'house', 'clock', 'ten'],
      explanation: {
        en: '<p>Each gap is one thing that the guide names once: paint, rhythm, list, weight, four hours.</p>',
        zh: '<p>每个空对应讲解中提到的一件事：涂漆、闪光节奏、灯标表、重锤、四小时。</p>',
      },
    },
  ],
};

const summary: QuestionSet = {
  ...shared,
  code: 'tl-s1',
  title: title('Bread by the door', '门口的面包'),
  stimulus: audio(bread),
  questions: [
    {
      code: 'tl-s1-1',
      type: 'short-answer',
      points: ['toefl-listening.listening.main'],
      difficulty: 0.8,
      worth: 500,
      prompt: { text: '<p>Say in two or three sentences of your own what the professor shows with the bread.</p>' },
      key: {
        model:
          '<p>Shops usually put bread far from the door so that people pass everything else. One chain did the opposite: people bought less each time but came more often, and in the end it sold a little more. So distance makes a visit worth more and nearness makes more visits; which is better depends on where the customers live.</p>',
      },
      explanation: {
        en: '<p>The point is the comparison: more in one visit against more visits. A summary that only tells where the bread stood misses it.</p>',
        zh: '<p>关键是对比：一次买得多，还是来得更勤。只说面包摆在哪里，就漏掉了主旨。</p>',
      },
    },
  ],
};

/** Recordings with questions, notes with gaps, sentences word by word, a summary. */
export const toeflListeningSets: readonly QuestionSet[] = [
  ...recordingSets,
  notes,
  ...sentences.map(({ set }) => set),
  summary,
];

/** What is said in them. */
export const toeflListeningScripts: readonly Script[] = [
  conversation,
  lecture,
  lights,
  ...sentences.map(({ script }) => script),
  bread,
];

/** Where they stand. */
export const toeflListeningTree = treeOf('toefl-listening', { en: 'TOEFL listening', zh: '托福听力' }, [
  {
    id: 'listening',
    name: { en: 'Listening', zh: '听力' },
    section: { en: 'Working through recordings', zh: '精听' },
    points: [
      ['main', 'Main idea', '主旨'],
      ['detail', 'Details', '细节'],
      ['function', 'Why something is said', '功能'],
      ['organization', 'Organization', '组织结构'],
      ['inference', 'Inference', '推断'],
      ['notes', 'Taking notes', '记笔记'],
      ['words', 'Word by word', '逐词听辨'],
    ],
  },
]);

const section = { title: { en: 'Listening', zh: '听力' }, section: 'listening' } as const;

/** One of each: recordings, notes, sentences, a summary. */
export const toeflListeningPapers = [
  {
    code: 'toefl-listening-1',
    title: { en: 'Listening practice: paths, lights and bread', zh: '听力练习：小路、灯塔与面包' },
    programme: 'toefl-listening',
    variant: 'practice',
    author: 'qiao',
    written: { days: -21, time: '18:00' },
    sections: [
      { ...section, part: 'recordings', sets: ['tl-c1', 'tl-t1'] },
      { ...section, part: 'notes', sets: ['tl-n1'] },
      { ...section, part: 'dictation', sets: ['tl-d1', 'tl-d2'] },
      { ...section, part: 'summary', sets: ['tl-s1'] },
    ],
  },
] as const satisfies readonly Paper[];
