import { lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** How one learns: for the youngest class, each question in both languages. */
export const studyQuiz = {
  code: 'gen-study',
  title: { en: 'How do I learn best?', zh: '怎样学得更好？' },
  node: 'common.study.habits',
  author: 'qiao',
  written: { days: -12, time: '15:30' },
  questions: [
    {
      code: 'gen-study-1',
      type: 'choice',
      points: ['common.study.memory'],
      difficulty: -0.3,
      prompt: {
        text: prose`You have 60 minutes for 30 new words, and the test is in a week. What helps most?

          你有 60 分钟背 30 个新单词，一周后测验。哪种做法最有效？`,
        options: lettered(
          'all 60 minutes tonight · 今晚连背 60 分钟',
          'all 60 minutes the evening before · 考前一晚背 60 分钟',
          '15 minutes on four different days · 分四天，每天 15 分钟',
          'reading the list aloud once a day · 每天把单词表读一遍',
        ),
      },
      key: 'C',
      lure: 'B',
      explanation: {
        en: prose`The same time, spread over days, leaves more in memory than one long sitting: each return comes just as one begins to forget. Reading aloud without trying to recall gives a good feeling and little else.`,
        zh: prose`同样的时间，分散到几天比一次学完记得更牢：每次复习都赶在快要忘记的时候。只读不回忆，感觉很好，收获却少。`,
      },
    },
    {
      code: 'gen-study-2',
      type: 'choice',
      points: ['common.study.memory'],
      difficulty: 0.1,
      prompt: {
        text: prose`You have read a chapter once. What should you do next to remember it?

          你刚读完一章。接下来怎么做最能记住？`,
        options: lettered(
          'close the book and write down what you remember · 合上书，把记得的写下来',
          'read it again at once · 马上再读一遍',
          'mark the important lines in yellow · 用黄笔标出重点',
          'copy the first page by hand · 抄写第一页',
        ),
      },
      key: 'A',
      lure: 'C',
      explanation: {
        en: prose`Calling something back from memory is what makes it stay; it also shows what is missing. Marking and copying keep the hand busy and the memory idle.`,
        zh: prose`努力回忆的过程才会加深记忆，还能看出漏了什么。标重点和抄写让手忙着，记忆却闲着。`,
      },
    },
    {
      code: 'gen-study-3',
      type: 'multiple-choice',
      points: ['common.study.place'],
      difficulty: 0,
      prompt: {
        text: prose`Which of these make a place better for study? Choose all that apply.

          下面哪些做法能让学习环境更好？选出所有正确选项。`,
        options: lettered(
          'the phone in another room · 手机放在别的房间',
          'light from the side · 光线从侧面来',
          'a video running without sound · 静音播放视频',
          'only today’s books on the table · 桌上只放今天的书',
        ),
        choose: 0,
      },
      key: ['A', 'B', 'D'],
      explanation: {
        en: prose`A phone within reach draws attention even when it is off, and moving pictures do so without sound as well. Good light and an empty table cost nothing.`,
        zh: prose`手机放在手边，即使关机也会分心；画面会动，静音也一样分心。光线合适、桌面干净，不花一分钱。`,
      },
    },
    {
      code: 'gen-study-4',
      type: 'true-false',
      points: ['common.study.memory'],
      difficulty: 0.3,
      prompt: {
        text: prose`True or false: sleep after studying helps you remember what you studied.

          判断：学习之后睡一觉，有助于记住学过的内容。`,
      },
      key: true,
      explanation: {
        en: prose`While one sleeps, the brain goes through the day again and keeps what it needs. A night without sleep costs part of what was learned.`,
        zh: prose`睡眠时大脑会整理白天的内容，把需要的留下来。熬夜会损失一部分刚学到的东西。`,
      },
    },
    {
      code: 'gen-study-5',
      type: 'ordering',
      points: ['common.study.planning'],
      difficulty: 0.4,
      prompt: {
        text: prose`Put the steps of doing a hard problem in a sensible order.

          按合理顺序排列解一道难题的步骤。`,
        options: lettered(
          'try a plan · 按思路去做',
          'say in your own words what is asked · 用自己的话说出问的是什么',
          'look back: does the answer make sense? · 回头检查：答案合理吗？',
          'think of a plan, a picture, a smaller case · 想思路：画图，或先试小的情形',
        ),
      },
      key: ['B', 'D', 'A', 'C'],
      wrong: ['D', 'B', 'A', 'C'],
      explanation: {
        en: prose`Understand, plan, try, look back: four steps that the mathematician George Pólya wrote down in 1945, and good for more than mathematics.`,
        zh: prose`理解题意、想思路、动手做、回头看：这是数学家波利亚在 1945 年总结的四步，不只适用于数学。`,
      },
    },
    {
      code: 'gen-study-6',
      type: 'numeric-entry',
      points: ['common.study.planning'],
      difficulty: 0.6,
      prompt: {
        text: prose`A book has 96 pages. You read 8 pages on each school day, Monday to Friday, and none at the weekend. You begin on a Monday. How many days after that Monday do you read the last page?

          一本书有 96 页。你周一到周五每天读 8 页，周末不读。从周一开始读，读完最后一页是在那个周一之后的第几天？`,
        width: 3,
      },
      key: { accepted: ['15'] },
      wrong: '12',
      explanation: {
        en: prose`$96 \div 8 = 12$ school days: Monday to Friday twice makes ten, then Monday and Tuesday. That Tuesday is two weeks and one day after the first Monday: 15 days.`,
        zh: prose`$96 \div 8 = 12$ 个上学日：两周读十天，再读周一、周二。这个周二距第一个周一正好两周零一天，即 15 天。`,
      },
    },
  ],
} as const satisfies QuestionSet;
