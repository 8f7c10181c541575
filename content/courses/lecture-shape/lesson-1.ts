import { lettered, prose } from '../../rich.ts';
import { aboutLectures } from '../authoring.ts';
import type { LessonText } from '../course-types.ts';

/** Lesson 1: the opening of a lecture. */
export const openingLesson: LessonText = {
  code: 'lecture-shape-1',
  title: { en: 'The first minute', zh: '开头一分钟' },
  voice: 'woman',
  slides: [
    {
      title: { en: 'A lecture is a building', zh: '讲座是一座房子' },
      points: [
        { en: 'Lesson 1: the door', zh: '第一课：门' },
        { en: 'Lesson 2: the rooms', zh: '第二课：房间' },
        { en: 'Lesson 3: the way out', zh: '第三课：出口' },
      ],
      drawing:
        '<path d="M40 250V120L180 40 320 120V250Z"/><path d="M150 250V180H210V250"/><path d="M70 150H110V190H70ZM250 150H290V190H250Z"/><path class="red" d="M20 250H340"/>',
      said: [
        [
          'Welcome. In three short lessons we look at how an academic lecture is built.',
          '欢迎。我们用三节短课，看看学术讲座是怎样搭起来的。',
        ],
        [
          'Once you know the building, you can find your way in it, even when the words are new.',
          '认得这座房子，就算遇到生词，也不会迷路。',
        ],
      ],
    },
    {
      title: { en: 'Looking back, then today', zh: '先回顾，再说今天' },
      points: [
        { en: '“Last week we talked about …”', zh: '只是门，不必记' },
        { en: '“Today …” / “Now …”', zh: '后面就是主题，第一个要记的' },
      ],
      said: [
        ['Nearly every lecture begins by looking back.', '几乎每个讲座都从回顾开始。'],
        ['The professor says something like: last week we talked about rivers.', '教授会说：上周我们讲了河流。'],
        ['Do not write this down. It is only the door.', '这一句不用记，它只是门。'],
        [
          'Then comes the word today, or now, and right after it comes the topic.',
          '接着你会听到「今天」或「现在」，后面紧跟着就是主题。',
        ],
        ['That is the first thing on your page.', '这才是你纸上的第一样东西。'],
      ],
    },
    {
      title: { en: 'The plan', zh: '计划' },
      points: [
        { en: '“There are two explanations.”', zh: '马上写 1、2，中间留空' },
        { en: '“So why do birds sing at dawn?”', zh: '问题也是计划，后面就是回答' },
      ],
      said: [
        ['Good speakers then tell you their plan.', '好的讲者接着会告诉你他的计划。'],
        ['They may say: there are two explanations for this.', '他可能说：对此有两种解释。'],
        ['Write one and two at once, and leave room between them.', '马上写下一和二，中间留出空。'],
        ['Or they ask a question: so why do birds sing at dawn?', '或者提一个问题：鸟为什么在黎明歌唱？'],
        [
          'A question at the beginning is a plan, too. The rest of the lecture is the answer.',
          '开头的问题也是计划，后面整个讲座就是回答。',
        ],
      ],
    },
    {
      title: { en: 'Now you', zh: '轮到你了' },
      points: [{ en: 'Listen to an opening. What would you write?', zh: '听一段开头，你会写什么？' }],
      drawing:
        '<path d="M70 30H290V270H70Z"/><path class="red" d="M150 30V270"/><path class="thin" d="M70 80H290M70 130H290M70 180H290M70 230H290"/>',
      said: [
        ['Listen to an opening.', '请听一段开头。'],
        ['Last time we looked at how deserts form.', '上次我们看了沙漠是怎样形成的。'],
        [
          'Today I would like to turn to the animals that live there, and to one problem that they all share: where to find water.',
          '今天我想谈谈那里的动物，以及它们共同的难题：到哪里找水。',
        ],
        ['We will look at three solutions.', '我们来看三种办法。'],
      ],
    },
  ],
  cues: [
    {
      after: 7,
      set: aboutLectures('t23-shape-1-1', { en: 'Video: the door and the topic', zh: '视频练习：门与主题' }, [
        {
          code: 't23-shape-1-1-1',
          type: 'choice',
          points: ['toefl-2023.listening.organization'],
          difficulty: -1.2,
          prompt: {
            text: prose`A professor begins: “On Monday we looked at volcanoes. Now, let’s consider the soil that they leave behind.” What should stand first on your page?`,
            options: lettered('Monday', 'volcanoes', 'soil left by volcanoes', 'the professor’s name'),
          },
          key: 'C',
          lure: 'B',
          explanation: {
            en: prose`What comes after “now” is the topic: the soil. The volcanoes belong to the lecture before; they are only the door.`,
            zh: prose`“now” 后面才是主题：火山留下的土壤。火山是上一次的内容，只是门。`,
          },
        },
      ]),
    },
    {
      after: 12,
      set: aboutLectures('t23-shape-1-2', { en: 'Video: the plan', zh: '视频练习：计划' }, [
        {
          code: 't23-shape-1-2-1',
          type: 'ordering',
          points: ['toefl-2023.listening.organization'],
          difficulty: -0.6,
          prompt: {
            text: prose`Put the parts of an opening in the order in which you usually hear them.`,
            options: lettered('the plan', 'a look back', 'the first explanation', 'the topic'),
          },
          key: ['B', 'D', 'A', 'C'],
          wrong: ['D', 'B', 'A', 'C'],
          explanation: {
            en: prose`First the look back, then the topic of today, then the plan; only after that does the first explanation begin.`,
            zh: prose`先回顾，再说今天的主题，然后是计划，之后才开始第一种解释。`,
          },
        },
        {
          code: 't23-shape-1-2-2',
          type: 'true-false',
          points: ['toefl-2023.listening.function'],
          difficulty: -1,
          prompt: {
            text: prose`True or false: a question that a professor asks at the beginning tells you what the rest of the lecture will do.`,
          },
          key: true,
          explanation: {
            en: prose`Such a question is a plan: the lecture is going to answer it.`,
            zh: prose`这样的问题就是计划：后面整个讲座都在回答它。`,
          },
        },
      ]),
    },
    {
      after: 16,
      set: aboutLectures('t23-shape-1-3', { en: 'Video: an opening', zh: '视频练习：一段开头' }, [
        {
          code: 't23-shape-1-3-1',
          type: 'numeric-entry',
          points: ['toefl-2023.listening.detail'],
          difficulty: -1.4,
          prompt: { text: prose`For how many solutions should you leave room on your page?`, width: 3 },
          key: { accepted: ['3'] },
          wrong: '2',
          explanation: {
            en: prose`“We will look at three solutions”: write 1, 2 and 3 at once.`,
            zh: prose`讲者说要看三种办法：马上写下 1、2、3。`,
          },
        },
        {
          code: 't23-shape-1-3-2',
          type: 'choice',
          points: ['toefl-2023.listening.main'],
          difficulty: -0.7,
          prompt: {
            text: prose`What will the lecture mainly be about?`,
            options: lettered(
              'how deserts form',
              'how desert animals get water',
              'why deserts have few animals',
              'three kinds of deserts',
            ),
          },
          key: 'B',
          lure: 'A',
          explanation: {
            en: prose`How deserts form was the topic of the last lecture. Today’s topic is the animals and where they find water.`,
            zh: prose`沙漠怎样形成是上次的主题；今天讲动物，以及它们到哪里找水。`,
          },
        },
      ]),
    },
  ],
};
