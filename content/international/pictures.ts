import { heard, pictures, type Heard } from './authoring.ts';

/** Part 1: what is heard is found among three pictures. */
export const pictureSets: readonly Heard[] = [
  heard(1, {
    name: ['The film', '电影'],
    voices: { Boy: 'man', Girl: 'woman' },
    lines: [
      ['Boy', 'The film is at quarter past six, isn’t it?'],
      ['Girl', 'It was, but they have moved it. Now it begins half an hour later.'],
    ],
    question: {
      text: 'What time does the film begin?',
      options: pictures(1, 'A clock: quarter past six', 'A clock: quarter to seven', 'A clock: quarter past seven'),
      key: 'B',
      lure: 'A',
      point: 'pictures',
      difficulty: -0.4,
      en: 'Quarter past six and half an hour are quarter to seven.',
      zh: '六点一刻再过半小时，就是六点四十五分。',
    },
  }),
  heard(2, {
    name: ['Left on the bus', '落在公交车上'],
    voices: { Man: 'scot', Girl: 'woman' },
    lines: [
      ['Man', 'Lost property, good afternoon.'],
      [
        'Girl',
        'Hello. I think I left something on the number forty bus. I have my backpack here, and I was wearing my cap when I got home, so it must be the umbrella.',
      ],
    ],
    question: {
      text: 'What did the girl leave on the bus?',
      options: pictures(2, 'A backpack', 'A cap', 'An umbrella'),
      key: 'C',
      lure: 'A',
      point: 'pictures',
      difficulty: -0.2,
      en: 'She still has the backpack and the cap: the umbrella is what is missing.',
      zh: '背包和帽子都还在，丢的是雨伞。',
    },
  }),
  heard(3, {
    name: ['To the lake', '去湖边'],
    voices: { Girl: 'woman', Boy: 'man' },
    lines: [
      ['Girl', 'Shall we take the bus to the lake?'],
      ['Boy', 'It is so slow on Sundays. I would rather go by bicycle.'],
      ['Girl', 'Mine has a flat tire.'],
      ['Boy', 'All right, the bus it is. And there we can rent a boat.'],
    ],
    question: {
      text: 'How will they get to the lake?',
      options: pictures(3, 'A bus', 'A bicycle', 'A rowing boat'),
      key: 'A',
      lure: 'B',
      point: 'pictures',
      difficulty: 0.1,
      en: 'A bicycle is broken, so they take the bus; the boat comes afterwards.',
      zh: '自行车坏了，所以坐公交车去；划船是到了之后的事。',
    },
  }),
  heard(4, {
    name: ['The weather', '天气预报'],
    voices: { Forecast: 'woman' },
    lines: [
      [
        'Forecast',
        'Tonight there will be snow on the hills. Tomorrow begins with rain everywhere, but after lunch the sun comes out and stays until the evening.',
      ],
    ],
    question: {
      text: 'What will the weather be like tomorrow morning?',
      options: pictures(4, 'Sunshine', 'Rain', 'Snow'),
      key: 'B',
      lure: 'A',
      point: 'pictures',
      difficulty: 0,
      en: 'Snow is for tonight and sun for the afternoon: the morning has rain.',
      zh: '今晚下雪，明天下午出太阳，早上是下雨。',
    },
  }),
  heard(5, {
    name: ['The cat', '猫在哪里'],
    voices: { Mother: 'woman', Boy: 'man' },
    lines: [
      ['Mother', 'Is the cat still asleep in her box?'],
      [
        'Boy',
        'No. A minute ago she was on the table, because of the fish. I put her down, and now she is sitting under it and waiting.',
      ],
    ],
    question: {
      text: 'Where is the cat now?',
      options: pictures(5, 'A cat on a table', 'A cat in a box beside a table', 'A cat under a table'),
      key: 'C',
      lure: 'A',
      point: 'pictures',
      difficulty: 0.1,
      en: 'She was in the box, then on the table; now she is under it.',
      zh: '先在箱子里，又上了桌子，现在在桌子底下。',
    },
  }),
  heard(6, {
    name: ['Shopping', '买东西'],
    voices: { Man: 'man', Woman: 'woman' },
    lines: [
      ['Man', 'Did you get the bread?'],
      [
        'Woman',
        'There was none left. I wanted to take some apples, but they looked old. So all that I have is this fish.',
      ],
    ],
    question: {
      text: 'What did the woman buy?',
      options: pictures(6, 'A fish', 'A loaf of bread', 'Two apples'),
      key: 'A',
      lure: 'B',
      point: 'pictures',
      difficulty: -0.1,
      en: 'No bread, no apples: only the fish.',
      zh: '面包卖完了，苹果没买，只买了鱼。',
    },
  }),
  heard(7, {
    name: ['The concert', '音乐会'],
    voices: { Teacher: 'scot' },
    lines: [
      [
        'Teacher',
        'Listen, please. Our concert was planned for the twelfth of May. But the hall is being painted until the twentieth, and so we shall play two days after that.',
      ],
    ],
    question: {
      text: 'When is the concert?',
      options: pictures(7, 'A calendar: May 12', 'A calendar: May 20', 'A calendar: May 22'),
      key: 'C',
      lure: 'B',
      point: 'pictures',
      difficulty: 0.3,
      en: 'Two days after the twentieth is the twenty-second.',
      zh: '二十日之后两天，是二十二日。',
    },
  }),
];
