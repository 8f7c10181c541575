import { classes } from '../people.ts';
import type { Assignment } from '../school-types.ts';

const [, sunday] = classes;

/** Three long sentences for those who read English textbooks on Sundays: one student has them back, one waits for the mark, one is half way. */
export const longSentences: readonly Assignment[] = [
  {
    code: 'homework-long-sentences',
    kind: 'homework',
    title: { en: 'Three long sentences', zh: '三个长难句' },
    paper: 'long-sentences-1',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -6, time: '20:55' },
    begins: { days: -6, time: '20:55' },
    deadline: { days: 6, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'Find the verb of the main clause first; everything else hangs on it. Then write what the sentence means.',
      zh: '先找主句的谓语动词，其他成分都围着它转。标完成分，再写出句子的意思。',
    },
    extensions: [],
    results: [
      {
        student: 'linxiaohe',
        ability: 1.3,
        blank: 0,
        began: { days: -5, time: '19:10' },
        seconds: 1140,
        handedIn: true,
        answers: {
          'long-lamps-1': ['subject', 'relative-clause', 'predicate', 'adverbial-clause'],
          'long-lamps-2': '港务长从里昂一家公司订的灯，在这个季节最后一艘船离开以后才到。',
          'long-silence-1': ['subject', 'predicate', 'object', 'relative-clause'],
          'long-silence-2': '让参观者最吃惊的不是图书馆很大，而是有四百人在里面看书的安静。',
          'long-painting-1': ['subject', 'relative-clause', 'predicate', 'object', 'adverbial'],
          'long-painting-2': '这幅画是大师自己画的，还是他的一个学生画的，这个问题让专家们争论了一百年。',
        },
        marked: {
          at: { days: -3, time: '20:40' },
          marks: [
            {
              question: 'long-lamps-2',
              points: 600,
              scores: { meaning: 200, completeness: 200, language: 200 },
              comment: '“才”字用得准：灯来晚了，读者一看就懂。',
              notes: [],
            },
            {
              question: 'long-silence-2',
              points: 450,
              scores: { meaning: 150, completeness: 200, language: 100 },
              comment: '意思到了。struck 是“给人留下深刻印象”，不一定是吃惊；最后半句再顺一顺。',
              notes: [
                {
                  on: { quote: '最吃惊' },
                  code: 'wordChoice',
                  text: 'struck … most：印象最深。',
                },
                {
                  on: { quote: '有四百人在里面看书的安静' },
                  code: null,
                  text: '试试“四百人一起读书时的安静”。',
                },
              ],
            },
            {
              question: 'long-painting-2',
              points: 550,
              scores: { meaning: 200, completeness: 200, language: 150 },
              comment: '译得清楚。第一题里 whether 引导的是同位语，不是定语从句：从句本身不缺成分。',
              notes: [],
            },
          ],
        },
      },
      {
        student: 'tangshuyi',
        ability: 2,
        blank: 0,
        began: { days: -2, time: '20:05' },
        seconds: 960,
        handedIn: true,
        answers: {
          'long-lamps-1': ['subject', 'relative-clause', 'predicate', 'adverbial-clause'],
          'long-lamps-2':
            'The harbor master had ordered lamps from Lyon, but they came too late: the last ship of the season was already gone.',
          'long-silence-1': ['subject', 'predicate', 'complement', 'relative-clause'],
          'long-silence-2':
            'The visitors were impressed most by how quiet it was although four hundred people were reading there, and not by how big the library was.',
          'long-painting-1': ['subject', 'apposition', 'predicate', 'object', 'adverbial'],
          'long-painting-2':
            'For a hundred years experts have not agreed if the master painted it himself or if one of his pupils did.',
        },
      },
      {
        student: 'kimseoyeon',
        ability: 0.8,
        blank: 0,
        began: { days: -1, time: '18:30' },
        seconds: 420,
        handedIn: false,
        reached: 3,
        answers: {
          'long-lamps-1': ['subject', 'adverbial', 'predicate', 'adverbial-clause'],
          'long-lamps-2': 'The lamps from Lyon came when all the ships had left already.',
          'long-silence-1': ['subject', 'predicate', '', ''],
        },
      },
    ],
  },
];
