import type { LocalizedText } from '@inkstone/base';
import type { Moment } from '../moments.ts';

/** A note on a handed-in page, or on words of the text beside it. */
export interface UploadNote {
  on:
    | { file: string; page: number; box: readonly [number, number, number, number] }
    | {
        file: string;
        page: number;
        ink: 'pen' | 'highlighter';
        strokes: readonly (readonly (readonly [number, number])[])[];
      }
    | { quote: string };
  code?: string;
  text: string;
}

/** What a student handed in for one task, and the teacher's mark where there is one. */
export interface HandedTask {
  text: string;
  files: readonly string[];
  mark?: { points: number; comment: string; suggested?: string; notes: readonly UploadNote[] };
}

/** Who handed in, and when. */
export interface UploadSitter {
  student: string;
  began: Moment;
  minutes: number;
  tasks: readonly HandedTask[];
}

/** Work that is answered with photos and documents. */
export const uploadWork = {
  code: 'uploads-proof-river',
  title: { en: 'A proof and a river', zh: '一个证明，一条河' } satisfies LocalizedText,
  teacher: 'qiao',
  given: { days: -12, time: '12:10' },
  deadline: { days: -6, time: '21:00' },
  markedAt: { days: -5, time: '16:40' },
  message: {
    en: 'Write by hand, and take the photo by daylight. I want to see how you think, not how neatly you copy.',
    zh: '请手写，在自然光下拍照。我想看到你们的思路，而不是抄写得多工整。',
  } satisfies LocalizedText,
  tasks: [
    {
      prompt: {
        text: '<p>Prove that the sum of any two odd numbers is even. Write your proof on paper, and hand in a photo of it.</p>',
        accepts: ['text', 'files'],
        mostFiles: 5,
        leastWords: 0,
      },
      key: {
        model:
          '<p>Two odd numbers are <span data-math>2m+1</span> and <span data-math>2n+1</span> for whole numbers <span data-math>m</span> and <span data-math>n</span>. Their sum is <span data-math>2m+2n+2 = 2(m+n+1)</span>, twice a whole number.</p>',
      },
      explanation: {
        en: '<p>A proof has to hold for every pair of odd numbers; examples alone are not enough.</p>',
        zh: '<p>证明必须对任意两个奇数都成立，只举例子是不够的。</p>',
      },
      points: 500,
    },
    {
      prompt: {
        text: '<p>Follow the river nearest to your home for one kilometre. Hand in your map and your measurements as a PDF, and say in a few sentences what changes along the way.</p>',
        accepts: ['text', 'files'],
        mostFiles: 3,
        leastWords: 20,
      },
      key: { model: '' },
      explanation: {
        en: '<p>A good map has a scale and a north arrow; the text names a change and a cause for it.</p>',
        zh: '<p>好的地图有比例尺和指北针；文字写出一处变化及其原因。</p>',
      },
      points: 500,
    },
  ],
} as const;

/** Two students of the Sunday class: one marked and released, one still to be marked. */
export const uploadSitters: readonly UploadSitter[] = [
  {
    student: 'linxiaohe',
    began: { days: -8, time: '19:05' },
    minutes: 44,
    tasks: [
      {
        text: '',
        files: ['odd-and-even.jpg'],
        mark: {
          points: 450,
          comment:
            'A real proof: it starts from what odd means and holds for every pair. One number got lost on the way; find it, and the last line stands.',
          notes: [
            {
              on: {
                ...{ file: 'odd-and-even.jpg', page: 1, ink: 'pen' },
                strokes: [
                  [
                    [0.62, 0.212],
                    [0.645, 0.235],
                    [0.7, 0.185],
                  ],
                  [
                    [0.62, 0.285],
                    [0.645, 0.308],
                    [0.7, 0.258],
                  ],
                ],
              },
              text: '',
            },
            {
              on: { file: 'odd-and-even.jpg', page: 1, box: [0.215, 0.482, 0.34, 0.056] },
              code: 'logic',
              text: 'From 2m + 2n + 2 you take out a 2: what is left of the last 2? It should say 2(m + n + 1).',
            },
            {
              on: {
                ...{ file: 'odd-and-even.jpg', page: 1, ink: 'highlighter' },
                strokes: [
                  [
                    [0.12, 0.664],
                    [0.88, 0.662],
                  ],
                ],
              },
              text: 'Good habit: test it on numbers. Only do not call it the proof.',
            },
          ],
        },
      },
      {
        text: 'The river is narrow behind the school and twice as wide at the old mill. There it is slow, because the same water have more room.',
        files: ['river.pdf'],
        mark: {
          points: 400,
          comment: 'You measured, and you looked for a cause. Give the map a scale, and check your last line of sums.',
          notes: [
            {
              on: { quote: 'the same water have' },
              code: 'agreement',
              text: 'water has',
            },
            {
              on: { file: 'river.pdf', page: 1, box: [0.09, 0.05, 0.52, 0.05] },
              code: 'content',
              text: 'How long is 1 km on this map? Draw a scale under the title.',
            },
            {
              on: { file: 'river.pdf', page: 2, box: [0.095, 0.405, 0.52, 0.03] },
              code: 'logic',
              text: '10 m in 34 s is about 0.3 m/s. You have divided the other way round.',
            },
          ],
        },
      },
    ],
  },
  {
    student: 'liumuchen',
    began: { days: -7, time: '20:10' },
    minutes: 21,
    tasks: [
      { text: 'I tried four pairs and it worked every time.', files: ['four-examples.jpg'] },
      { text: '', files: [] },
    ],
  },
];
