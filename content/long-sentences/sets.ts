import { sentenceSet } from './authoring.ts';
import type { QuestionSet } from '../bank-types.ts';

const clauses = 'long-sentences.sentences.clauses';
const main = 'long-sentences.sentences.main';
const order = 'long-sentences.sentences.order';

/** Six long sentences, from a plain main clause to one that hides behind an inversion. */
export const longSentenceSets: readonly QuestionSet[] = [
  sentenceSet({
    code: 'long-lamps',
    title: { en: 'The lamps from Lyon', zh: '里昂订制的灯' },
    points: [main, clauses],
    difficulty: -0.4,
    parts: [
      ['The lamps', 'subject'],
      ['that the harbor master had ordered from a firm in Lyon', 'relative-clause'],
      ['arrived', 'predicate'],
      ['only after the last ship of the season had left.', 'adverbial-clause'],
    ],
    explanation: {
      en: 'The main clause is three words long: The lamps arrived. Between its subject and its verb stands a relative clause that says which lamps; the clause with <em>after</em> says when.',
      zh: '主干只有三个词：The lamps arrived。主语和谓语之间插入了定语从句，说明是哪些灯；after 引导时间状语从句。',
    },
    chinese: '港务长向里昂一家公司订购的那批灯，直到当季最后一艘船离港之后才运到。',
    care: {
      en: 'In Chinese the relative clause goes before the lamps. <em>Only after</em> says that it was too late, which the Chinese must say, too.',
      zh: '定语从句译成中文要移到“灯”的前面；only after 含有“太迟了”的意思，译作“直到……才”。',
    },
  }),
  sentenceSet({
    code: 'long-silence',
    title: { en: 'The silence of the library', zh: '图书馆的安静' },
    points: [main, clauses],
    difficulty: 0.2,
    parts: [
      ['What struck the visitors most', 'subject'],
      ['was', 'predicate'],
      ['not the size of the library but the silence', 'complement'],
      ['in which four hundred people were reading.', 'relative-clause'],
    ],
    explanation: {
      en: 'A whole clause is the subject here. <em>Not … but</em> joins two nouns into one complement, and <em>in which</em> goes back to the silence alone.',
      zh: '主语是一个完整的从句 What struck the visitors most。not … but 连接两个并列的表语，in which 只修饰 the silence。',
    },
    chinese: '给参观者留下最深印象的，不是图书馆的规模，而是四百人同时阅读时的那种安静。',
    care: {
      en: 'People read in silence; the silence does not read. Turn the relative clause round so that it says how quiet it was.',
      zh: 'in which 表示“在这种安静之中”，翻译时可以换个说法：四百人一起读书时的安静。',
    },
  }),
  sentenceSet({
    code: 'long-painting',
    title: { en: 'Whose painting?', zh: '谁的画？' },
    points: [clauses, main],
    difficulty: 0.5,
    parts: [
      ['The question', 'subject'],
      ['whether the painting is by the master himself or by one of his pupils', 'apposition'],
      ['has divided', 'predicate'],
      ['experts', 'object'],
      ['for a century.', 'adverbial'],
    ],
    explanation: {
      en: 'The main clause: The question has divided experts. What follows <em>question</em> is not a relative clause: nothing in it is missing, it is the question itself.',
      zh: '主干是 The question has divided experts。whether 引导的从句成分完整，说明 question 的内容，是同位语，而不是定语从句。',
    },
    chinese: '这幅画究竟出自大师本人，还是出自他的某个弟子，一个世纪以来专家们对此一直争论不休。',
    care: {
      en: 'Say the question first and the quarrel afterwards. <em>Has divided</em> goes on until today.',
      zh: '可以先说问题，再说分歧；has divided 是现在完成时，争论延续至今。',
    },
  }),
  sentenceSet({
    code: 'long-printers',
    title: { en: 'The price of paper', zh: '纸价' },
    points: [order, main],
    difficulty: 1.3,
    parts: [
      ['Only when the price of paper fell', 'adverbial-clause'],
      ['did', 'predicate'],
      ['the printers of small towns,', 'subject'],
      ['most of whom had lived on handbills,', 'relative-clause'],
      ['begin', 'predicate'],
      ['to think of novels.', 'object'],
    ],
    explanation: {
      en: '<em>Only when</em> at the beginning turns the main clause round: did … begin is one predicate in two pieces. Put it straight and read: The printers began to think of novels.',
      zh: 'only when 位于句首，主句部分倒装，did 和 begin 合起来是谓语。还原语序：The printers began to think of novels。',
    },
    chinese: '直到纸价下跌，小城的印刷商才开始打印小说的主意，而此前他们大多靠印传单为生。',
    care: {
      en: '<em>Most of whom</em> speaks of the printers and of the time before; put it at the end so that the main clause stays whole.',
      zh: 'most of whom 指印刷商，说的是此前的情形，可以放到句末译，以免打断主句。',
    },
  }),
  sentenceSet({
    code: 'long-bees',
    title: { en: 'Bees between fields', zh: '往来田间的蜜蜂' },
    points: [clauses, main],
    difficulty: 0.7,
    parts: [
      ['Bees,', 'subject'],
      ['although each of them visits only one kind of flower on a trip,', 'adverbial-clause'],
      ['carry', 'predicate'],
      ['pollen', 'object'],
      ['between fields', 'adverbial'],
      ['that lie miles apart.', 'relative-clause'],
    ],
    explanation: {
      en: 'Bees carry pollen between fields. The clause with <em>although</em> stands between the subject and its verb; <em>that lie miles apart</em> describes the fields, not the pollen.',
      zh: '主干是 Bees carry pollen。although 引导的让步状语从句把主语和谓语隔开；that lie miles apart 修饰 fields。',
    },
    chinese: '蜜蜂虽然每次出行只采一种花，却能在相距数英里的田地之间传播花粉。',
    care: {
      en: 'The clause with <em>although</em> wants its answer in the Chinese main clause. The fields lie apart, not the bees.',
      zh: '注意“虽然……却……”的呼应；相距数英里的是田地，不是蜜蜂。',
    },
  }),
  sentenceSet({
    code: 'long-salt',
    title: { en: 'Salt across the desert', zh: '穿过沙漠的盐' },
    points: [order, clauses],
    difficulty: 1.1,
    parts: [
      ['Having crossed the desert at night,', 'adverbial'],
      ['the traders,', 'subject'],
      ['it seems,', 'parenthesis'],
      ['sold', 'predicate'],
      ['to the first buyer they met', 'adverbial'],
      ['the salt', 'object'],
      ['that their fathers had carried to the coast.', 'relative-clause'],
    ],
    explanation: {
      en: 'The traders sold the salt. The object comes late because its relative clause makes it long; <em>to the first buyer they met</em> has been put before it. <em>It seems</em> can be left out.',
      zh: '主干是 the traders sold the salt。宾语带有较长的定语从句，所以后移，to the first buyer they met 提到了它前面。it seems 是插入语，可以去掉。',
    },
    chinese: '商人们连夜穿过沙漠之后，似乎把父辈曾运到海岸的那种盐卖给了遇到的第一个买主。',
    care: {
      en: 'What the fathers carried earlier is in the past perfect: two journeys, two generations.',
      zh: '过去完成时 had carried 说的是父辈更早的行程：两代人，两段路。',
    },
  }),
];
