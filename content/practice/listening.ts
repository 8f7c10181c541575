import type { PracticeSitter, PracticeWork } from './types.ts';

const heard = (first: string, second: string, summary: string): PracticeSitter['answers'] => ({
  'tl-d1-1': first,
  'tl-d2-1': second,
  'tl-s1-1': summary,
});

/** A recording worked through in four ways. */
export const toeflListening: PracticeWork = {
  code: 'toefl-listening',
  title: { en: 'Listening practice: paths, lights and bread', zh: '听力练习：小路、灯塔与面包' },
  message: {
    en: 'Take notes as in the test. The summary I read myself: tell me the point, not the story.',
    zh: '像考试那样记笔记。概括题由我来批改：请说主旨，不要复述经过。',
  },
  paper: 'toefl-listening-1',
  given: { days: -7, time: '17:55' },
  deadline: { days: 7, time: '21:00' },
  students: ['linxiaohe', 'luozhiyao', 'hesiyuan', 'mazihan', 'maximmorozov', 'tangshuyi'],
  sitters: [
    {
      student: 'linxiaohe',
      ability: 0.9,
      began: { days: -4, time: '19:00' },
      answers: heard(
        'What surprised the engineers was not that the bridge moved but how slow it came to rest.',
        'The seeds can wait in dry sand for years before single rain wakes them.',
        'Usually the bread is far away so that people buy other things. In some shops it stood beside the door, and people bought less but came more often. In the end both can be good: it depends on where the customers live.',
      ),
      marked: {
        at: { days: -3, time: '19:10' },
        marks: [
          {
            question: 'tl-s1-1',
            points: 475,
            scores: { understanding: 500, words: 450 },
            comment:
              'The comparison and what it depends on: that is the point. “So that people buy” could say why they do.',
            notes: [],
          },
        ],
      },
    },
    {
      student: 'luozhiyao',
      ability: 2,
      began: { days: -4, time: '20:40' },
      answers: heard(
        'What surprised the engineers was not that the bridge moved, but how slowly it came to rest.',
        'The seeds can wait in dry sand for years before a single rain wakes them.',
        'The professor compares two ways of selling more: bread at the far end makes each visit larger, bread by the door makes visits more frequent. Which one pays is a question of how near the customers are.',
      ),
    },
    {
      student: 'mazihan',
      ability: -0.4,
      began: { days: -2, time: '18:30' },
      answers: heard(
        'what surprised engineers was not the bridge moved but how slowly it came to rest',
        'the seeds can wait in the dry sand for year before a single rain wake them',
        'The professor talks about bread in the supermarket. They put the bread beside the door and sell more.',
      ),
    },
  ],
};

/** The paper of an entrance test, without its clock: the youngest contest class and two older students. */
export const internationalListening: PracticeWork = {
  code: 'international-listening',
  title: { en: 'International school listening 1', zh: '国际学校听力 1' },
  message: {
    en: 'Every recording twice, as in the entrance test. There is no clock at home; do it in one sitting all the same.',
    zh: '和入学测试一样，每段录音听两遍。在家不计时，但请一次做完。',
  },
  paper: 'international-1',
  given: { days: -6, time: '12:30' },
  deadline: { days: 8, time: '21:00' },
  students: [
    ...['linxiaohe', 'maximmorozov', 'anqi', 'aikebaier', 'caoyuxuan', 'emmaclarke', 'gaolingfei', 'leoferrari'],
    ...['niwenjing', 'priyanair', 'tsedenlhamo', 'xuqinghe'],
  ],
  sitters: [
    { student: 'linxiaohe', ability: 1.6, began: { days: -5, time: '10:10' } },
    { student: 'anqi', ability: 0.4, began: { days: -5, time: '15:30' } },
    { student: 'aikebaier', ability: 0.9, began: { days: -4, time: '16:20' } },
    { student: 'emmaclarke', ability: 2.4, began: { days: -4, time: '17:05' } },
    { student: 'gaolingfei', ability: 1.3, began: { days: -3, time: '10:40' } },
    { student: 'leoferrari', ability: 1.1, began: { days: -3, time: '14:00' } },
    { student: 'priyanair', ability: 2.1, began: { days: -2, time: '11:15' } },
    { student: 'xuqinghe', ability: 0.2, began: { days: -2, time: '19:30' } },
  ],
};
