import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const [, sunday] = classes;

const linsPlace = [
  'I could find the noodle shop under our house with my eyes closed. First comes the steam, it is warm and it smells of vinegar and pepper. Then I hear Mr. Hu, he hits the dough on the table so loud that the glasses are jumping.',
  'The floor is always a little wet, so my shoes make a small noise at every step. On the left side there is a plastic curtain which touchs my face. When I sit down, the chair is shaking because one leg is shorter. Mr. Hu never asks what I want. After three minutes there is a bowl in front of me and I must not open my eyes to know that the egg is on top.',
].join('\n\n');

const luosPlace =
  'My room at night is a map of sounds. The refrigerator hums behind the wall, two tones, one for thinking and one for working. Every nine minutes a tram turns the corner and the window answers. The floor is cold until the carpet, which has a hole exactly where my big toe arrives. There is a smell of pencils and of the orange that I have eaten and forgotten to throw away. If the door is open I hear my father turning pages. He reads slowly, and when I count twenty pages I am asleep before the last one.';

/** What belongs to writing: texts with gaps for all of the Sunday class, and a first text of one's own. */
export const writing: readonly Assignment[] = [
  {
    code: 'homework-blanks',
    kind: 'homework',
    title: { en: 'Four texts with gaps', zh: '四段短文填空' },
    paper: 'fill-blanks-1',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -7, time: '17:10' },
    begins: { days: -7, time: '17:10' },
    deadline: { days: 5, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'Read to the end before you write. Most gaps are decided by what stands behind them.',
      zh: '先读完再填。大多数空要看后文才能确定。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'homework-blanks',
        students: ['linxiaohe', 'chengyinuo', 'hesiyuan', 'jiangwanqing', 'noraosman', 'qinhaoran'],
        days: [-6, -2],
        hours: [16, 4],
        seconds: 700,
        drift: 0,
        blank: 0,
      },
      abilities,
    ),
  },
  {
    code: 'homework-basis',
    kind: 'homework',
    title: { en: 'A place that I could find blind', zh: '闭着眼也认得的地方' },
    paper: 'writing-basis-1',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -6, time: '21:05' },
    begins: { days: -6, time: '21:05' },
    deadline: { days: 6, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'Three sentences to warm up, then the text. Leave out everything that one can only see.',
      zh: '先组三个句子热身，再写短文。凡是只能用眼睛看到的，都不写。',
    },
    extensions: [],
    results: [
      {
        student: 'linxiaohe',
        ability: 1.3,
        blank: 0,
        began: { days: -5, time: '20:02' },
        seconds: 1130,
        handedIn: true,
        answers: {
          'basis-sentences-1': ['B', 'A', 'D'],
          'basis-sentences-2': ['A', 'C', 'B', 'E'],
          'basis-sentences-3': ['A', 'B', 'D', 'C', 'E'],
          'basis-place-1': linsPlace,
        },
        marked: {
          at: { days: -3, time: '21:10' },
          marks: [
            {
              question: 'basis-place-1',
              points: 400,
              scores: { task: 500, order: 450, words: 400, grammar: 250 },
              comment:
                'I have never been there and could find it now. The chair with its short leg is the best sentence. Read it aloud once more for the commas between sentences and the endings of verbs.',
              notes: [
                {
                  on: { quote: 'First comes the steam, it is warm' },
                  code: 'punctuation',
                  text: 'Two sentences joined by a comma: First comes the steam, warm and smelling of …',
                },
                {
                  on: { quote: 'so loud that the glasses are jumping' },
                  code: 'grammar',
                  text: 'so loudly that the glasses jump',
                },
                { on: { quote: 'touchs' }, code: 'spelling', text: 'touches' },
                {
                  on: { quote: 'I must not open my eyes' },
                  code: 'wordChoice',
                  text: 'Must not is forbidden; you mean: I need not open my eyes.',
                },
                {
                  on: { quote: 'Mr. Hu never asks what I want' },
                  code: null,
                  text: 'One line, and we know how often you come.',
                },
              ],
            },
          ],
        },
      },
      {
        student: 'luozhiyao',
        ability: 2.2,
        blank: 0,
        began: { days: -2, time: '21:15' },
        seconds: 1290,
        handedIn: true,
        answers: {
          'basis-sentences-1': ['B', 'A', 'D'],
          'basis-sentences-2': ['A', 'C', 'B', 'E'],
          'basis-sentences-3': ['A', 'B', 'C', 'E'],
          'basis-place-1': luosPlace,
        },
      },
      {
        student: 'mazihan',
        ability: 0.5,
        blank: 0,
        began: { days: -1, time: '19:40' },
        seconds: 300,
        handedIn: false,
        reached: 3,
        answers: { 'basis-sentences-1': ['C', 'A', 'D'], 'basis-sentences-2': ['D', 'C', 'B', 'E'] },
      },
    ],
  },
];
