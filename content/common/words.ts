import { lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** Words that an eighth grader meets in English lessons, each in a sentence. */
export const wordsQuiz = {
  code: 'gen-words',
  title: { en: 'Words in use', zh: '词汇运用' },
  node: 'common.english.words',
  author: 'mei',
  written: { days: -30, time: '16:20' },
  questions: [
    {
      code: 'gen-words-1',
      type: 'choice',
      points: ['common.english.meaning'],
      difficulty: -0.8,
      prompt: {
        text: prose`The bridge is <em>temporary</em>: a stone one will take its place next year. What does <em>temporary</em> mean?`,
        options: lettered('very narrow', 'lasting a short time', 'built in a hurry', 'made of wood'),
      },
      key: 'B',
      lure: 'C',
      explanation: {
        en: prose`The second half of the sentence says that another bridge will follow: this one is there for a time only. It may have been built in a hurry, but that is not what the word says.`,
        zh: prose`后半句说明年会换成石桥，可见这座桥只用一段时间，temporary 意为“暂时的”。它也许建得匆忙，但这个词本身没有这层意思。`,
      },
    },
    {
      code: 'gen-words-2',
      type: 'choice',
      points: ['common.english.collocation'],
      difficulty: 0.2,
      prompt: {
        text: prose`Before the debate, the two teams agreed to ____ some rules about time.`,
        options: lettered('make up for', 'set', 'do', 'put'),
      },
      key: 'B',
      lure: 'D',
      explanation: {
        en: prose`Rules, limits, dates and goals are <em>set</em>. <em>Put</em> would need a place: put the rules on the wall.`,
        zh: prose`规则、期限、日期、目标都与 set 搭配。用 put 必须说明放在哪里，例如 put the rules on the wall。`,
      },
    },
    {
      code: 'gen-words-3',
      type: 'choice',
      points: ['common.english.meaning'],
      difficulty: 0.5,
      prompt: {
        text: prose`“I would hardly call that a holiday,” said Omar, wet to the skin. What does Omar mean?`,
        options: lettered(
          'It was not much of a holiday.',
          'It was a holiday full of hard work.',
          'He found it hard to phone home.',
          'He would like such a holiday again.',
        ),
      },
      key: 'A',
      lure: 'B',
      explanation: {
        en: prose`<em>Hardly</em> means almost not; it has nothing to do with hard work. Omar says that those days did not deserve the name.`,
        zh: prose`hardly 意为“几乎不”，与“努力”无关。Omar 的意思是，那几天根本称不上假期。`,
      },
    },
    {
      code: 'gen-words-4',
      type: 'multiple-choice',
      points: ['common.english.meaning'],
      difficulty: 0.6,
      prompt: {
        text: prose`Which two words could replace <em>vast</em> in “a vast desert” without changing the sense?`,
        options: lettered('empty', 'huge', 'distant', 'immense', 'dry'),
        choose: 2,
      },
      key: ['B', 'D'],
      explanation: {
        en: prose`<em>Vast</em> speaks of size alone. A desert is often empty and dry as well, which makes these two tempting, but the word does not say so.`,
        zh: prose`vast 只说面积之大，因此可换成 huge 或 immense。沙漠往往空旷而干燥，所以另外两个词容易误选，但 vast 本身没有这些意思。`,
      },
    },
    {
      code: 'gen-words-5',
      type: 'blanks',
      points: ['common.english.forms'],
      difficulty: 0.3,
      prompt: {
        text: prose`Write the right form of each word in brackets: Her <span data-blank="1"></span> (decide) to study abroad was a <span data-blank="2"></span> (surprise) one, yet her parents were <span data-blank="3"></span> (support).`,
        blanks: 3,
      },
      key: [['decision'], ['surprising'], ['supportive']],
      wrong: ['decision', 'surprised', 'supportive'],
      explanation: {
        en: prose`After <em>her</em> a noun is needed: decision. A thing that surprises is surprising; a person who is surprised is surprised. After <em>were</em> an adjective: supportive.`,
        zh: prose`her 后面要用名词 decision。令人惊讶的事用 surprising，感到惊讶的人用 surprised。were 后面用形容词 supportive。`,
      },
    },
  ],
} as const satisfies QuestionSet;
