import type { QuestionSet } from '../bank-types.ts';
import { about, choiceOf, setOf, wordsOf, type Why } from './authoring.ts';

const real: readonly (readonly [word: string, en: string, zh: string])[] = [
  ['harbor', 'A place where ships lie safe.', '港口。'],
  ['reluctant', 'Not willing, slow to agree.', '不情愿的。'],
  ['gather', 'To bring or come together.', '聚集、收集。'],
  ['thread', 'A thin string for sewing.', '线。'],
  ['meanwhile', 'During the same time.', '与此同时。'],
  ['scarce', 'Hard to find because there is little of it.', '稀少的。'],
  ['borrow', 'To take for a time and give back.', '借入。'],
  ['glance', 'A quick look.', '一瞥。'],
];
const invented: readonly (readonly [word: string, en: string, zh: string])[] = [
  ['plendish', 'It looks like “splendid”, but there is no such word.', '形似 splendid，但没有这个词。'],
  ['orchant', 'It looks like “orchard” and “merchant”.', '形似 orchard 与 merchant，但没有这个词。'],
  ['tramical', 'The ending is usual, the word is not there.', '词尾常见，但没有这个词。'],
  ['wixen', 'There is no such word.', '没有这个词。'],
  ['unlarge', 'One says “small”; “enlarge” is a word.', '应说 small；enlarge 才是单词。'],
  ['presiful', 'There is no such word.', '没有这个词。'],
  ['dolement', 'There is no such word.', '没有这个词。'],
];

const order = ['r', 'i', 'r', 'r', 'i', 'r', 'i', 'i', 'r', 'r', 'i', 'r', 'i', 'r', 'i'];
const [rest, others] = [[...real], [...invented]];

/** Fifteen words, eight of them real. */
export const selectSet: QuestionSet = setOf('det-words', ['read and select', '阅读并选择'], {
  subject: 'reading',
  questions: order.map((kind, index) => {
    const isReal = kind === 'r';
    const [word, en, zh] = (isReal ? rest.shift() : others.shift()) ?? ['', '', ''];
    const its = about(`det-words-${String(index + 1).padStart(2, '0')}`, 'reading.select', -1 + index * 0.12, [en, zh]);
    return choiceOf(its, `Is <strong>${word}</strong> a real word of English?`, [
      ['Yes', 'No'],
      isReal ? 'A' : 'B',
      isReal ? 'B' : 'A',
    ]);
  }),
});

const sentences: readonly (readonly [text: string, why: Why])[] = [
  [
    'Please turn off the lights before you le[ave] the room.',
    ['To go out of a room is to leave it.', '离开房间用 leave。'],
  ],
  ['The soup is too hot to e[at] right now.', ['One eats soup in English.', '英文里喝汤说 eat soup。']],
  [
    'She wrote her address on the back of the enve[lope].',
    ['A letter is put into an envelope.', '信装在 envelope 里。'],
  ],
  [
    'The train was del[ayed] by heavy snow.',
    ['Snow makes trains late: they are delayed.', '大雪使火车晚点，用 delayed。'],
  ],
  [
    'Nobody could give a convincing expl[anation] for the missing key.',
    ['What is convincing and is given is an explanation.', '令人信服地给出的是 explanation。'],
  ],
  [
    'The two reports contra[dict] each other on almost every point.',
    ['Reports that say the opposite contradict each other.', '说法相反就是互相 contradict。'],
  ],
];

/** Six sentences with one word to complete. */
export const fillSet: QuestionSet = setOf('det-fill', ['fill in the blanks', '补全单词'], {
  subject: 'reading',
  questions: sentences.map(([text, why], index) =>
    wordsOf(about(`det-fill-0${index + 1}`, 'reading.complete', -1.2 + index * 0.4, why), text),
  ),
});

const texts: readonly (readonly [text: string, why: Why])[] = [
  [
    'A paper kite needs only three things: two thin sticks, a sheet of paper and a long tail. The sti[cks] are tied toge[ther] in the sh[ape] of a cross. The pa[per] is glued to th[em] and left to d[ry]. Without its ta[il] the kite would tu[rn] around in the wi[nd] and fall.',
    ['Every missing word names a part of the kite or what is done with it.', '缺的词都与风筝的部件或制作步骤有关。'],
  ],
  [
    'Before there were refrigerators, people kept food cold with ice from lakes. In win[ter] it was c[ut] into blo[cks] and bro[ught] to houses with th[ick] walls. There it was cov[ered] with straw, wh[ich] kept the w[arm] air away, and it las[ted] until the following autumn.',
    [
      'The verbs stand in the passive and in the past: cut, brought, covered.',
      '动词多为一般过去时的被动语态：cut、brought、covered。',
    ],
  ],
  [
    'Old maps of the sea are full of islands that do not exist. Some were reported by sai[lors] who had s[een] a bank of cl[ouds] at sunset, oth[ers] were copied fr[om] one chart to the ne[xt] because nobody dar[ed] to remove them. One of them disap[peared] only when a ship of scien[tists] sailed straight across it.',
    ['Read on before you fill a gap: what follows often decides the form.', '补词前先往下读，后文常常决定词形。'],
  ],
];

/** Three paragraphs of which words are cut. */
export const completeSet: QuestionSet = setOf('det-complete', ['read and complete', '阅读并补全'], {
  subject: 'reading',
  questions: texts.map(([text, why], index) =>
    wordsOf(about(`det-complete-0${index + 1}`, 'reading.complete', index * 0.5, why), text),
  ),
});
