import { lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Grammar that essays of the class keep asking for: tenses, articles, agreement. */
export const grammarQuiz = {
  code: 'gen-grammar',
  title: { en: 'Grammar check', zh: '语法小测' },
  node: 'common.english.grammar',
  author: 'mei',
  written: { days: -30, time: '16:50' },
  questions: [
    {
      code: 'gen-grammar-1',
      type: 'choice',
      points: ['common.english.tenses'],
      difficulty: 0,
      prompt: {
        text: prose`By the time the bus ____, we had finished the whole crossword.`,
        options: lettered('has come', 'came', 'would come', 'had come'),
      },
      key: 'B',
      lure: 'D',
      explanation: {
        en: prose`Two things in the past: finishing came first and takes the past perfect, the bus came later and takes the simple past.`,
        zh: prose`两件事都发生在过去：先做完填字游戏，用过去完成时；公交车后到，用一般过去时。`,
      },
    },
    {
      code: 'gen-grammar-2',
      type: 'choice',
      points: ['common.english.agreement'],
      difficulty: 0.4,
      prompt: {
        text: prose`Neither the coach nor the players ____ ready when the rain began.`,
        options: lettered('was', 'is', 'has been', 'were'),
      },
      key: 'D',
      lure: 'A',
      explanation: {
        en: prose`With <em>neither … nor</em> the verb agrees with the nearer noun: the players were.`,
        zh: prose`neither … nor 连接主语时，谓语与最近的名词一致：the players 是复数，所以用 were。`,
      },
    },
    {
      code: 'gen-grammar-3',
      type: 'choice',
      points: ['common.english.articles'],
      difficulty: 0.3,
      prompt: {
        text: prose`Nadia plays ____ violin in ____ orchestra that meets on Fridays.`,
        options: lettered('the, an', 'a, the', 'no article, an', 'the, no article'),
      },
      key: 'A',
      lure: 'B',
      explanation: {
        en: prose`Instruments that one plays take <em>the</em>. The orchestra is mentioned for the first time, so <em>an</em>.`,
        zh: prose`演奏乐器时乐器名前用 the。乐团是第一次提到，用不定冠词；orchestra 以元音开头，所以是 an。`,
      },
    },
    {
      code: 'gen-grammar-4',
      type: 'true-false',
      points: ['common.english.agreement'],
      difficulty: 0.1,
      prompt: {
        text: prose`True or false: “Each of the rooms have a window.” is correct in a formal essay.`,
      },
      key: false,
      explanation: {
        en: prose`The subject is <em>each</em>, one at a time: each of the rooms has a window.`,
        zh: prose`主语是 each，按单数处理：Each of the rooms has a window。`,
      },
    },
    {
      code: 'gen-grammar-5',
      type: 'ordering',
      points: ['common.english.order'],
      difficulty: 0.7,
      prompt: {
        text: prose`Put the parts in order to make one sentence.`,
        options: lettered('that the library lends', 'Hardly anyone knew', 'as well as books', 'musical instruments'),
      },
      key: ['B', 'A', 'D', 'C'],
      wrong: ['B', 'D', 'A', 'C'],
      explanation: {
        en: prose`Hardly anyone knew that the library lends musical instruments as well as books.`,
        zh: prose`全句为：Hardly anyone knew that the library lends musical instruments as well as books。意思是：几乎没人知道图书馆除了书还出借乐器。`,
      },
    },
  ],
} as const satisfies QuestionSet;
