import { lettered, prose } from '../../rich.ts';
import { aboutLectures } from '../authoring.ts';
import type { LessonText } from '../course-types.ts';

/** Lesson 2: blocks, turns and asides. */
export const bodyLesson: LessonText = {
  code: 'lecture-shape-2',
  title: { en: 'Points, turns and asides', zh: '观点、转折与插话' },
  voice: 'man',
  slides: [
    {
      title: { en: 'Blocks', zh: '一块一块' },
      points: [
        { en: 'A point is general.', zh: '观点：概括' },
        { en: 'Support: an example, a reason, a result', zh: '支持：例子、原因、结果' },
        { en: 'for instance · because · as a result', zh: '支持的信号词' },
      ],
      drawing:
        '<path d="M40 40H160V90H40Z"/><path class="thin" d="M200 40H330V90H200M160 65H200"/><path d="M40 130H160V180H40Z"/><path class="thin" d="M200 130H330V180H200M160 155H200"/><path d="M40 220H160V270H40Z"/><path class="thin" d="M200 220H330V270H200M160 245H200"/>',
      said: [
        [
          'The middle of a lecture is made of blocks. Each block has a point and some support.',
          '讲座的中间由一块一块组成，每块有一个观点和一些支持。',
        ],
        [
          'The point is general. The support is an example, a reason, or a result.',
          '观点是概括的，支持是例子、原因或结果。',
        ],
        [
          'Speakers mark the support with small words: for instance, because, as a result.',
          '讲者用小词标出支持：例如、因为、结果。',
        ],
        ['Write the point on the left, and the support one step to the right.', '观点写在左边，支持往右退一步写。'],
      ],
    },
    {
      title: { en: 'The turn', zh: '转折' },
      points: [
        { en: '“It was long believed that …”', zh: '预备：相反的要来了' },
        { en: '“but” · “however” · “as it turns out”', zh: '转折本身很短' },
        { en: '!', zh: '后面才是教授真正想说的' },
      ],
      drawing: '<path d="M60 260V160Q60 70 180 70H240"/><path class="red" d="M220 50L250 70L220 90"/>',
      said: [
        ['Somewhere in the middle, most lectures turn.', '在中间某处，大多数讲座会转折。'],
        ['You will hear: you might think, or, it was long believed.', '你会听到：你也许以为，或者，人们长期相信。'],
        ['When you hear that, get ready, because the opposite is coming.', '听到这样的话就准备好，相反的意思要来了。'],
        ['The turn itself is short: but, however, or, as it turns out.', '转折词本身很短：但是、然而、结果却。'],
        [
          'What follows the turn is what the professor really wants to say. Put an exclamation mark beside it.',
          '转折之后才是教授真正想说的，在旁边画个感叹号。',
        ],
      ],
    },
    {
      title: { en: 'The aside', zh: '插话' },
      points: [
        { en: 'a joke, a memory, a word about the exam', zh: '玩笑、回忆、关于考试的话' },
        { en: '“anyway” · “as I was saying”', zh: '回来的路标' },
      ],
      said: [
        [
          'Sometimes a speaker leaves the road: a joke, a memory, or a word about the exam.',
          '有时讲者会离题：一个玩笑、一段回忆，或者一句关于考试的话。',
        ],
        ['The voice becomes quicker and lower.', '这时声音会变快、变低。'],
        ['The way back is marked by: anyway, or, as I was saying.', '回来的路标是：总之，或者，我刚才说到。'],
        [
          'You may rest your hand during an aside, but listen for the way back.',
          '插话时手可以歇一歇，但要听着什么时候回来。',
        ],
      ],
    },
  ],
  cues: [
    {
      after: 4,
      set: aboutLectures('t23-shape-2-1', { en: 'Video: point and support', zh: '视频练习：观点与支持' }, [
        {
          code: 't23-shape-2-1-1',
          type: 'choice',
          points: ['toefl-2023.listening.organization'],
          difficulty: -0.4,
          prompt: {
            text: prose`Which of these sentences is a point, and not the support of one?`,
            options: lettered(
              'For instance, the ants of one nest may share their food.',
              'As a result, the colony lost only a few workers.',
              'That is because their eyes are weak.',
              'Ants depend on one another in many ways.',
            ),
          },
          key: 'D',
          lure: 'C',
          explanation: {
            en: prose`The last sentence is general. The others begin with the marks of an example, a result and a reason.`,
            zh: prose`最后一句是概括的；其余三句分别以例子、结果、原因的信号开头。`,
          },
        },
      ]),
    },
    {
      after: 9,
      set: aboutLectures('t23-shape-2-2', { en: 'Video: the turn', zh: '视频练习：转折' }, [
        {
          code: 't23-shape-2-2-1',
          type: 'choice',
          points: ['toefl-2023.listening.function'],
          difficulty: -0.1,
          prompt: {
            text: prose`A professor says: “You might think that the largest trees in a forest are also the oldest.” What will probably come next?`,
            options: lettered(
              'an example of a very large, very old tree',
              'a reason to doubt that size shows age',
              'a list of the largest trees',
              'a question about the exam',
            ),
          },
          key: 'B',
          lure: 'A',
          explanation: {
            en: prose`“You might think” announces a view that is going to be rejected, so the opposite follows.`,
            zh: prose`“You might think” 预告一个将被推翻的看法，后面是相反的意思。`,
          },
        },
        {
          code: 't23-shape-2-2-2',
          type: 'multiple-choice',
          points: ['toefl-2023.listening.organization'],
          difficulty: -0.2,
          prompt: {
            text: prose`Which words tell you that a lecture is turning? Choose all that apply.`,
            options: lettered('however', 'for instance', 'as it turns out', 'because'),
            choose: 0,
          },
          key: ['A', 'C'],
          explanation: {
            en: prose`“However” and “as it turns out” announce the opposite. “For instance” and “because” bring support.`,
            zh: prose`“however” 与 “as it turns out” 预告相反的意思；另外两个引出支持。`,
          },
        },
      ]),
    },
    {
      after: 13,
      set: aboutLectures('t23-shape-2-3', { en: 'Video: the aside', zh: '视频练习：插话' }, [
        {
          code: 't23-shape-2-3-1',
          type: 'true-false',
          points: ['toefl-2023.listening.attitude'],
          difficulty: -0.8,
          prompt: { text: prose`True or false: when a speaker becomes slower and clearer, an aside has begun.` },
          key: false,
          explanation: {
            en: prose`In an aside the voice becomes quicker and lower. Slow and clear speech usually brings something new.`,
            zh: prose`插话时声音变快、变低；又慢又清楚，多半是新内容。`,
          },
        },
      ]),
    },
  ],
};
