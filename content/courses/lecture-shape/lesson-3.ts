import { lettered, prose } from '../../rich.ts';
import { aboutLectures } from '../authoring.ts';
import type { LessonText } from '../course-types.ts';

/** Lesson 3: the ending, and the questions that follow it. */
export const endingLesson: LessonText = {
  code: 'lecture-shape-3',
  title: { en: 'The ending and the questions', zh: '结尾与题目' },
  voice: 'woman',
  slides: [
    {
      title: { en: 'Gathering the threads', zh: '收线' },
      points: [
        { en: '“So what does this tell us?”', zh: '结尾的信号' },
        { en: 'Check your page.', zh: '对照笔记，补上缺的' },
        { en: 'Said twice = important', zh: '说两遍的，往往重要' },
      ],
      drawing:
        '<path d="M40 60Q140 90 180 160M320 60Q220 90 180 160M60 160H180M300 160H180"/><path class="red" d="M180 160V270"/>',
      said: [
        ['At the end, a good speaker gathers the threads.', '到了结尾，好的讲者会把线头收拢。'],
        ['Listen for: so what does this tell us? Or: to sum up.', '留心听：这告诉我们什么？或者：总的来说。'],
        [
          'Here you can check your page. Is anything missing that is repeated now?',
          '这时可以对照笔记：现在重复的内容，有没有漏记的？',
        ],
        ['If so, write it in, for what is said twice is seldom unimportant.', '有就补上，说两遍的很少不重要。'],
      ],
    },
    {
      title: { en: 'Three questions', zh: '三种题目' },
      points: [
        { en: 'Mainly about? The top of the page', zh: '主旨题：看页顶' },
        { en: 'Why mention X? Look left of X', zh: '为何提到：看它左边' },
        { en: 'What does the professor think? Your !', zh: '态度题：看感叹号' },
      ],
      said: [
        ['Now think of the questions. Three of them come back again and again.', '再想想题目。有三种反复出现。'],
        ['What is the lecture mainly about? Look at the top of the page.', '讲座主要讲什么？看纸的最上面。'],
        [
          'Why does the professor mention an example? Look to the left of it, where its point stands.',
          '教授为什么提到某个例子？看它的左边，那里是它支持的观点。',
        ],
        ['What does the professor think? Look for your exclamation marks.', '教授怎么看？找你画的感叹号。'],
      ],
    },
    {
      title: { en: 'The whole house', zh: '整座房子' },
      points: [
        { en: 'opening → blocks → turn → ending', zh: '开头、观点、转折、结尾' },
        { en: 'Draw it first, fill it while you listen.', zh: '先画房子，边听边填' },
      ],
      drawing:
        '<path d="M40 250V120L180 40 320 120V250Z"/><path class="thin" d="M40 160H320M40 205H320M180 120V250"/><path class="red" d="M20 250H340"/>',
      said: [
        [
          'Opening, blocks, a turn, and an ending: that is the whole house.',
          '开头、一块块观点、转折、结尾：这就是整座房子。',
        ],
        ['Draw it once before you listen, and fill the rooms while you hear.', '听之前先画一遍，听的时候填进房间。'],
        ['You will not catch everything. You do not have to.', '你不会听到每一个字，也不需要。'],
        ['Good luck with your next lecture.', '祝你下一个讲座听得顺利。'],
      ],
    },
  ],
  cues: [
    {
      after: 4,
      set: aboutLectures('t23-shape-3-1', { en: 'Video: the ending', zh: '视频练习：结尾' }, [
        {
          code: 't23-shape-3-1-1',
          type: 'choice',
          points: ['toefl-2023.listening.function'],
          difficulty: -0.9,
          prompt: {
            text: prose`What should you do when you hear “So what does this tell us?”`,
            options: lettered(
              'Turn the page, because a new topic begins.',
              'Rest your hand, because an aside has begun.',
              'Compare what follows with your notes.',
              'Write down the question word for word.',
            ),
          },
          key: 'C',
          lure: 'A',
          explanation: {
            en: prose`The words announce the conclusion. What is repeated there is important, so check that you have it.`,
            zh: prose`这句话预告结论；那里重复的内容重要，要对照笔记看有没有漏。`,
          },
        },
      ]),
    },
    {
      after: 8,
      set: aboutLectures('t23-shape-3-2', { en: 'Video: three questions', zh: '视频练习：三种题目' }, [
        {
          code: 't23-shape-3-2-1',
          type: 'blanks',
          points: ['toefl-2023.listening.organization'],
          difficulty: -0.5,
          prompt: {
            text: prose`To answer why an example was mentioned, look to its <span data-blank="1"></span>, where its <span data-blank="2"></span> stands.`,
            blanks: 2,
          },
          key: [['left', 'left side'], ['point']],
          wrong: ['right', 'point'],
          explanation: {
            en: prose`Support is written to the right of its point. So the point stands to the left of the example.`,
            zh: prose`支持写在观点的右边，所以观点在例子的左边。`,
          },
        },
        {
          code: 't23-shape-3-2-2',
          type: 'choice',
          points: ['toefl-2023.listening.attitude'],
          difficulty: -0.8,
          prompt: {
            text: prose`Which of your signs helps most with a question about what the professor thinks?`,
            options: lettered('a number', 'an exclamation mark', 'an arrow', 'an underlined topic'),
          },
          key: 'B',
          lure: 'C',
          explanation: {
            en: prose`The exclamation mark stands where the lecture turned: there the professor says what he or she really thinks.`,
            zh: prose`感叹号画在转折处，那里是教授真正的看法。`,
          },
        },
      ]),
    },
  ],
};
