import { readSet, textOf, wordsSet } from './authoring.ts';
import type { QuestionSet } from '../bank-types.ts';
import { academicAndTrial } from './reading-3.ts';

/** The first module of reading; its last text is tried out and never counts. */
export const readingRouter: readonly QuestionSet[] = [
  wordsSet(
    { code: 't26-r01', name: ['reading 1: lighthouse keepers', '阅读 1：灯塔看守人'], difficulty: -0.4 },
    'A lighthouse keeper in the nineteenth century led a strict and lonely life. Every eve[ning] the lamp had to be li[t] before the sun w[ent] down, and its gl[ass] was cleaned until not a single mark could be se[en]. In bad wea[ther] the keeper stayed aw[ake] all night, because a dark to[wer] could cost the li[ves] of many sailors. Letters and food came by bo[at] only once a month, and in winter sometimes not at all.',
    [
      'Grammar and sense give each word: the past tense in “went” and “lit”, the plural in “lives”, a noun after “its”.',
      '根据语法和意思判断每个词：went、lit 为过去式，lives 用复数，its 后接名词。',
    ],
  ),
  readSet(
    {
      code: 't26-r02',
      name: ['reading 2: a message about a shift', '阅读 2：换班信息'],
      point: 'daily',
      difficulty: -1.2,
    },
    textOf(
      [
        'Hi Dana, I know you are on the desk this Saturday from ten to two. My sister’s train comes in at noon, and nobody else can pick her up. Could we trade? I would take your Saturday hours next week, and the evening of the Friday before as well if that helps.',
        'I have already asked Mr. Obi, who says it is fine as long as one of us writes it into the plan by Thursday. Tell me tonight if you can. Lena',
      ],
      'Message',
    ),
    [
      [
        'What does Lena want Dana to do?',
        [
          'Work in her place this Saturday',
          'Meet her sister at the station',
          'Speak to Mr. Obi about the plan',
          'Let her work fewer hours on Friday',
        ],
        'A',
        'B',
        'Lena asks to trade: she has to be at the station at noon, so Dana would take the hours of this Saturday that are Lena’s.',
        'Lena 请求换班：中午她要去车站接人，所以想请 Dana 替她上这个星期六的班。',
      ],
      [
        'What has to happen by Thursday?',
        [
          'Lena has to buy a train ticket.',
          'The change has to be entered in the plan.',
          'Mr. Obi has to find someone else.',
          'Dana has to finish her evening shift.',
        ],
        'B',
        'C',
        'Mr. Obi agrees “as long as one of us writes it into the plan by Thursday”.',
        'Mr. Obi 同意的条件是两人之一在星期四之前把换班写进排班表。',
      ],
    ],
  ),
  readSet(
    { code: 't26-r03', name: ['reading 3: the garden plots', '阅读 3：园地通知'], point: 'daily', difficulty: -0.7 },
    textOf(
      [
        'The forty plots behind the science building will be given out again on March 3. Members who had a plot last year may keep it by paying the fee of $25 before February 20; whatever has not been claimed by then goes to the waiting list, in the order of the names.',
        'New this year: water is turned on by a card, which you get at the office for a deposit. Please carry away stones and old stakes yourselves. Leaves and weeds may be left in the wooden boxes at the gate; plastic may not.',
      ],
      'Campus Garden: Notice to Members',
    ),
    [
      [
        'What happens to a plot that last year’s member does not pay for in time?',
        [
          'It stays empty until the autumn.',
          'It is divided among the neighbors.',
          'It is offered to the next person on a list.',
          'It is kept for a higher fee.',
        ],
        'C',
        'D',
        'What has not been claimed by February 20 “goes to the waiting list, in the order of the names”.',
        '2 月 20 日前没有续领的园地，按名单顺序分给候补的人。',
      ],
      [
        'What do members need the card for?',
        ['To open the gate', 'To pay the yearly fee', 'To borrow tools', 'To get water'],
        'D',
        'A',
        '“Water is turned on by a card.” The gate is mentioned only as the place of the boxes.',
        '卡用来开水。文中提到大门，只是说明木箱的位置。',
      ],
      [
        'Which of these may be left at the gate?',
        ['Stones', 'Weeds', 'Stakes', 'Plastic pots'],
        'B',
        'C',
        'Leaves and weeds go into the boxes; stones and stakes have to be carried away, plastic may not be left.',
        '落叶和杂草可以放进木箱；石块和木桩要自己运走，塑料不能留下。',
      ],
    ],
  ),
  ...academicAndTrial,
];
