import { heardSet, type Heard } from './authoring.ts';
import { lowerReplies } from './replies.ts';

/** The lower second module of listening: no talk. */
export const listeningLower: readonly Heard[] = [
  ...lowerReplies,
  heardSet(
    {
      code: 't26-l38',
      name: ['conversation 5: the wrong size', '对话 5：尺码不对'],
      point: 'conversation',
      difficulty: -1.5,
    },
    {
      voices: { Man: 'man', Woman: 'woman' },
      lines: [
        ['Man', 'I bought this sweater yesterday, but it is too small. Can I change it?'],
        ['Woman', 'Certainly. Do you have the receipt?'],
        ['Man', 'Here it is. I would like the same one in large, please.'],
        ['Woman', 'We only have large in green. Is that all right?'],
        ['Man', 'Green is even better.'],
      ],
    },
    [
      [
        'Why does the man come to the shop?',
        ['To buy a present', 'To change a sweater', 'To look for a receipt', 'To get his money back'],
        'B',
        'D',
        'The sweater is too small, and he wants to change it.',
        '毛衣太小，他想换一件。',
      ],
      [
        'What will the man take?',
        ['A green sweater', 'A smaller sweater', 'Two sweaters', 'Nothing'],
        'A',
        'B',
        'Large is only there in green, and he likes that even better.',
        '大号只有绿色，他更喜欢绿色。',
      ],
    ],
  ),
  heardSet(
    {
      code: 't26-l39',
      name: ['conversation 6: a lost wallet', '对话 6：丢失的钱包'],
      point: 'conversation',
      difficulty: -1.3,
    },
    {
      voices: { Woman: 'woman', Man: 'scot' },
      lines: [
        ['Woman', 'Did anyone bring a red wallet to the desk?'],
        ['Man', 'Not today. Where did you have it last?'],
        ['Woman', 'In the cafeteria. I paid for lunch with it.'],
        ['Man', 'Then ask in the kitchen. They keep things there until the evening.'],
      ],
    },
    [
      [
        'When did the woman last have her wallet?',
        ['In the morning', 'On the way home', 'At lunch', 'Yesterday'],
        'C',
        'A',
        'She paid for lunch with it.',
        '她吃午饭时用它付了钱。',
      ],
      [
        'Where will she go next?',
        ['To the police', 'To the kitchen', 'To her room', 'To the desk'],
        'B',
        'D',
        'The man tells her to ask in the kitchen.',
        '男士让她去厨房问问。',
      ],
    ],
  ),
  heardSet(
    {
      code: 't26-l40',
      name: ['conversation 7: a walk in the rain', '对话 7：雨中散步'],
      point: 'conversation',
      difficulty: -1.2,
    },
    {
      voices: { Man: 'man', Woman: 'woman' },
      lines: [
        ['Man', 'It is raining. Shall we still go for a walk?'],
        ['Woman', 'I do not mind the rain, but I left my umbrella at the office.'],
        ['Man', 'We can share mine. It is big enough for three.'],
        ['Woman', 'Fine. Then let us get something hot to drink afterwards.'],
      ],
    },
    [
      [
        'What is the woman’s problem?',
        ['She does not like rain.', 'She is tired.', 'She has no time.', 'She has no umbrella with her.'],
        'D',
        'A',
        'She left her umbrella at the office.',
        '她把伞落在办公室了。',
      ],
      [
        'What will they do after the walk?',
        ['Have a drink', 'Go to the office', 'Buy an umbrella', 'Eat dinner'],
        'A',
        'C',
        'She suggests something hot to drink afterwards.',
        '她提议散步后喝点热的。',
      ],
    ],
  ),
  heardSet(
    { code: 't26-l41', name: ['announcement 3: the pool', '通知 3：游泳池'], point: 'announcement', difficulty: -1.4 },
    {
      voices: { Speaker: 'woman' },
      lines: [
        [
          'Speaker',
          'Attention, please. The swimming pool closes in fifteen minutes. Please leave the water now and return your locker keys at the entrance. Tomorrow the pool opens two hours later than usual, at ten, because of a school race.',
        ],
      ],
    },
    [
      [
        'What should swimmers do now?',
        ['Buy a ticket', 'Get out of the water', 'Join a race', 'Wait at the entrance'],
        'B',
        'D',
        '“Please leave the water now.”',
        '广播请大家现在离开水池。',
      ],
      [
        'Why does the pool open later tomorrow?',
        ['It is a holiday.', 'It has to be cleaned.', 'A school has a race.', 'The keys are missing.'],
        'C',
        'B',
        'The pool opens at ten because of a school race.',
        '因为有学校比赛，明天十点才开放。',
      ],
    ],
  ),
  heardSet(
    {
      code: 't26-l42',
      name: ['announcement 4: the new books', '通知 4：新书'],
      point: 'announcement',
      difficulty: -1.2,
    },
    {
      voices: { Speaker: 'man' },
      lines: [
        [
          'Speaker',
          'Hello, class. Your new books have arrived. You can get them at the bookstore from Wednesday. Take your order number with you. Students whose names begin with A to M come in the morning, everyone else in the afternoon.',
        ],
      ],
    },
    [
      [
        'What do students have to bring?',
        ['A number', 'A photograph', 'Money', 'Their old books'],
        'A',
        'C',
        '“Take your order number with you.”',
        '要带上订单号。',
      ],
      [
        'When should a student named Young come?',
        ['On Tuesday', 'On Wednesday morning', 'On Wednesday evening', 'In the afternoon'],
        'D',
        'B',
        'A to M come in the morning, everyone else in the afternoon.',
        '姓名首字母 A 到 M 的上午来，其余下午来。',
      ],
    ],
  ),
];
