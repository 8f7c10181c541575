import { heard, type Heard } from './authoring.ts';

const voices = { Girl: 'woman', Boy: 'man' } as const;
const grown = { Woman: 'woman', Man: 'scot' } as const;

/** Part 2: six short dialogues with a question each. */
export const dialogueSets: readonly Heard[] = [
  heard(8, {
    name: ['The swimming teacher', '游泳老师'],
    voices,
    lines: [
      ['Boy', 'Is the new swimming teacher as strict as people say?'],
      [
        'Girl',
        'He can be. But when I do something wrong, he shows me why, and nobody ever did that before. I don’t even mind waiting for him sometimes.',
      ],
    ],
    question: {
      text: 'What does the girl like about the new teacher?',
      options: ['He explains mistakes.', 'He is not as strict as the old one.', 'He always comes early.'],
      key: 'A',
      lure: 'B',
      point: 'dialogues',
      difficulty: 0.1,
      en: 'He shows her why something is wrong; strict he can be, and he is late at times.',
      zh: '她喜欢老师会讲清错在哪里；老师其实也严格，有时还会迟到。',
    },
  }),
  heard(9, {
    name: ['The guitar', '吉他'],
    voices,
    lines: [
      ['Girl', 'You are selling your guitar? Have you given up music?'],
      [
        'Boy',
        'Not at all. My arms have grown, and it has become too small for me. With the money I can get a bigger one.',
      ],
    ],
    question: {
      text: 'Why is the boy selling his guitar?',
      options: ['He has stopped playing.', 'He needs money for a trip.', 'It is the wrong size for him.'],
      key: 'C',
      lure: 'A',
      point: 'dialogues',
      difficulty: -0.2,
      en: 'It has become too small, and he wants a bigger one.',
      zh: '吉他变小了，不合手，他想换一把大的。',
    },
  }),
  heard(10, {
    name: ['The restaurant', '餐馆'],
    voices: grown,
    lines: [
      ['Woman', 'The food was good, wasn’t it?'],
      ['Man', 'Mine was a little cold. But I liked it that we could sit there for so long.'],
      ['Woman', 'Yes, nobody brought the bill until we asked for it.'],
    ],
    question: {
      text: 'What do they agree about?',
      options: ['The food was good.', 'Nobody hurried them.', 'It did not cost much.'],
      key: 'B',
      lure: 'A',
      point: 'dialogues',
      difficulty: 0.4,
      en: 'His food was cold, so they do not agree on that; both liked that they could stay.',
      zh: '男士的菜是凉的，所以对味道看法不一；两人都喜欢没人催。',
    },
  }),
  heard(11, {
    name: ['Saturday', '周六的安排'],
    voices,
    lines: [
      ['Boy', 'Are you coming to the market on Saturday?'],
      [
        'Girl',
        'I wanted to, but my cousin is moving into her new flat, and I have promised to carry boxes. I’ll see the market next week.',
      ],
    ],
    question: {
      text: 'What is the girl going to do on Saturday?',
      options: ['Go to the market', 'Help her cousin', 'Move to another flat'],
      key: 'B',
      lure: 'C',
      point: 'dialogues',
      difficulty: 0,
      en: 'It is the cousin who moves; the girl helps her.',
      zh: '搬家的是表姐，女孩去帮忙。',
    },
  }),
  heard(12, {
    name: ['The race', '比赛之后'],
    voices: grown,
    lines: [
      ['Woman', 'Fifth of sixty! You must be pleased.'],
      [
        'Man',
        'To be honest, I had hoped to be among the first three. But then I saw my time. I have never run so fast, and so I went home quite happy.',
      ],
    ],
    question: {
      text: 'How did the man feel in the end?',
      options: ['Disappointed with his place', 'Too tired to be happy', 'Satisfied with his time'],
      key: 'C',
      lure: 'A',
      point: 'dialogues',
      difficulty: 0.3,
      en: 'He had hoped for more, but his time made him happy in the end.',
      zh: '他原本期望更高，但看到成绩后还是满意的。',
    },
  }),
  heard(13, {
    name: ['The hotel room', '酒店房间'],
    voices: grown,
    lines: [
      ['Man', 'Is there anything wrong with the room? Is it too noisy?'],
      [
        'Woman',
        'No, it is quiet, and the view is lovely. Only I like to read at night, and the lamp by the bed does not work.',
      ],
    ],
    question: {
      text: 'What is the woman’s problem with the room?',
      options: ['There is not enough light.', 'There is too much noise.', 'There is nothing to look at.'],
      key: 'A',
      lure: 'B',
      point: 'dialogues',
      difficulty: -0.1,
      en: 'The lamp by the bed does not work, so she cannot read.',
      zh: '床头灯坏了，晚上没法看书。',
    },
  }),
];
