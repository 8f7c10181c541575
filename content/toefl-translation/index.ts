import { treeOf } from '../tree-of.ts';
import type { Paper, QuestionSet } from '../bank-types.ts';

/** What is translated, aloud or in writing, a good translation, and what it turns on. */
type Sentence = readonly [by: 'voice' | 'text', source: string, model: string, point: string, en: string, zh: string];

const sentences: readonly Sentence[] = [
  [
    'voice',
    '我更喜欢在图书馆学习，因为周围的人都很安静。',
    'I prefer studying at the library because everyone around me is quiet.',
    'opinion',
    '<em>Prefer</em> with <em>-ing</em>, then the reason: the frame of every first sentence in the independent task.',
    'prefer 后接动名词，再说理由，这是独立口语首句的基本框架。',
  ],
  [
    'voice',
    '学校打算把停车场改成花园，可是那位男生不赞成。',
    'The school is planning to turn the parking lot into a garden, but the man does not like the idea.',
    'report',
    'The notice first, then what the speaker thinks of it; <em>turn … into</em> for the change.',
    '先说通知，再说说话人的看法；“改成”用 turn … into。',
  ],
  [
    'voice',
    '教授举了一个例子：有些蚂蚁迷路时，会沿着自己的脚印往回走。',
    'The professor gives an example: when some ants get lost, they follow their own tracks back.',
    'report',
    'The example is told in the present tense; <em>get lost</em> is one idea.',
    '转述例子用一般现在时；“迷路”用 get lost。',
  ],
  [
    'text',
    '要是当初早点开始准备，他就不用熬夜了。',
    'If he had started preparing earlier, he would not have had to stay up all night.',
    'grammar',
    'An unreal past: <em>had started</em> in the condition, <em>would not have had to</em> in the result.',
    '与过去事实相反：条件句用过去完成时，结果句用 would not have had to。',
  ],
  [
    'text',
    '与其说这个计划太贵，不如说没有人相信它。',
    'The problem with the plan is not so much that it is too expensive as that nobody believes in it.',
    'grammar',
    '<em>Not so much … as …</em>: both halves have the same shape.',
    '“与其说……不如说……”用 not so much … as …，前后结构一致。',
  ],
];

/** Sentences for speaking tasks, to be put into English. */
export const toeflTranslationSets: readonly QuestionSet[] = sentences.map(
  ([by, source, model, point, en, zh], index) => {
    const code = `ttr-${index + 1}`;
    return {
      code,
      title: { en: `Translation for speaking ${index + 1}`, zh: `口语翻译 ${index + 1}` },
      node: 'toefl-translation.speaking.tasks',
      author: 'qiao',
      written: { days: -22, time: '19:00' },
      questions: [
        {
          code: `${code}-1`,
          type: 'translation',
          points: [`toefl-translation.speaking.${point}`],
          difficulty: index * 0.3,
          worth: 500,
          prompt: {
            text: `<p>${by === 'voice' ? 'Say this in English.' : 'Write this in English.'}</p><blockquote><p>${source}</p></blockquote>`,
            by,
          },
          key: { model: `<p>${model}</p>` },
          explanation: { en: `<p>${en}</p>`, zh: `<p>${zh}</p>` },
        },
      ],
    };
  },
);

/** Where they stand. */
export const toeflTranslationTree = treeOf(
  'toefl-translation',
  { en: 'TOEFL speaking translation', zh: '托福口语翻译' },
  [
    {
      id: 'speaking',
      name: { en: 'Speaking', zh: '口语' },
      section: { en: 'Translation', zh: '翻译' },
      points: [
        ['opinion', 'One’s own view', '表达观点'],
        ['report', 'Reporting what was said', '转述'],
        ['grammar', 'Turns of grammar', '语法结构'],
      ],
    },
  ],
);

/** Three sentences to say and two to write. */
export const toeflTranslationPapers = [
  {
    code: 'toefl-translation-1',
    title: { en: 'Speaking translation: views and reports', zh: '口语翻译：观点与转述' },
    programme: 'toefl-translation',
    variant: 'practice',
    author: 'qiao',
    written: { days: -21, time: '19:00' },
    sections: [
      {
        title: { en: 'Translation', zh: '翻译' },
        section: 'translation',
        sets: ['ttr-1', 'ttr-2', 'ttr-3', 'ttr-4', 'ttr-5'],
      },
    ],
  },
] as const satisfies readonly Paper[];
