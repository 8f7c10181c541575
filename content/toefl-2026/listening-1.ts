import { heardSet, type Heard } from './authoring.ts';
import { routerReplies } from './replies.ts';

/** The first module of listening. */
export const listeningRouter: readonly Heard[] = [
  ...routerReplies,
  heardSet(
    {
      code: 't26-l09',
      name: ['conversation 1: a broken bicycle', '对话 1：坏了的自行车'],
      point: 'conversation',
      difficulty: -0.8,
    },
    {
      voices: { Man: 'man', Woman: 'woman' },
      lines: [
        ['Man', 'Excuse me, do you repair bicycles here? My chain came off, and I cannot get it back on.'],
        ['Woman', 'We lend you the tools, but you do the work yourself. I can show you how.'],
        ['Man', 'Oh. I have a class in twenty minutes.'],
        ['Woman', 'A chain takes five. Wash your hands afterwards, though, or your notes will look like mine.'],
      ],
    },
    [
      [
        'What does the woman offer to do?',
        [
          'Repair the bicycle later',
          'Lend the man a bicycle',
          'Show the man how to do the work',
          'Take notes for the man',
        ],
        'C',
        'A',
        'Tools are lent there, and she can show him how; the work is his own.',
        '那里借工具，活儿要自己干，她可以教他怎么做。',
      ],
      [
        'What does the woman imply about her own notes?',
        ['They are dirty.', 'They are incomplete.', 'They are about repairs.', 'They are for sale.'],
        'A',
        'B',
        'Without washing his hands his notes would look like hers.',
        '她说不洗手的话笔记会变得和她的一样，可见她的笔记是脏的。',
      ],
    ],
  ),
  heardSet(
    {
      code: 't26-l10',
      name: ['conversation 2: a seat in the course', '对话 2：选课名额'],
      point: 'conversation',
      difficulty: -0.2,
    },
    {
      voices: { Student: 'woman', Clerk: 'scot' },
      lines: [
        ['Student', 'The system says that the drawing course is full. Is there a waiting list?'],
        [
          'Clerk',
          'There is, with eleven names on it. Between us, the Monday group never fills up, because it starts at eight.',
        ],
        ['Student', 'Eight in the morning? I could live with that.'],
        ['Clerk', 'Then sign up online before tonight. The two groups count as the same course.'],
      ],
    },
    [
      [
        'Why does the Monday group still have seats?',
        ['It is taught by a new teacher.', 'It starts early.', 'It costs more.', 'It is a shorter course.'],
        'B',
        'D',
        'It never fills up, because it starts at eight in the morning.',
        '星期一的班早上八点开始，所以总是不满。',
      ],
      [
        'What will the student probably do next?',
        [
          'Put her name on the waiting list',
          'Choose another course',
          'Sign up for the Monday group',
          'Talk to the teacher',
        ],
        'C',
        'A',
        '“I could live with that,” she says, and he tells her to sign up online.',
        '她说可以接受，职员让她当晚之前网上报名。',
      ],
    ],
  ),
  heardSet(
    {
      code: 't26-l11',
      name: ['announcement 1: the museum trip', '通知 1：博物馆之行'],
      point: 'announcement',
      difficulty: -0.5,
    },
    {
      voices: { Speaker: 'man' },
      lines: [
        [
          'Speaker',
          'Good morning, everyone. A word about Thursday. The bus to the museum leaves from the north gate, not from the parking lot, because the lot is being paved this week. Please be there by eight fifteen. Bring your student card, as the entry is free only with it, and something to eat: the café in the museum is closed for the winter.',
        ],
      ],
    },
    [
      [
        'Why does the bus leave from the north gate?',
        [
          'The other place is being paved.',
          'The gate is closer to the museum.',
          'The bus is too large.',
          'The class has become larger.',
        ],
        'A',
        'C',
        'The parking lot is being paved this week.',
        '停车场这周正在铺路面。',
      ],
      [
        'Why should students bring food?',
        [
          'The trip takes all day.',
          'The entry is free.',
          'Eating is not allowed on the bus.',
          'Nothing can be bought in the café.',
        ],
        'D',
        'A',
        'The café in the museum is closed for the winter.',
        '博物馆的咖啡馆冬季停业。',
      ],
    ],
  ),
  heardSet(
    { code: 't26-l12', name: ['talk 1: why bread rises', '讲话 1：面包为何发起来'], point: 'talk', difficulty: 0.2 },
    {
      voices: { Professor: 'woman' },
      lines: [
        [
          'Professor',
          'Before we go into the laboratory, a word about bread. Everybody knows that yeast makes bread rise, but what does it really do? Yeast is alive. It eats sugar, and it gives off a gas. So far, so simple. But gas alone would just escape, as it does from a glass of soda.',
        ],
        [
          'Professor',
          'What holds it is a net. When you knead flour and water, two proteins join and form long threads that stretch without tearing. Bakers call that gluten. Think of thousands of tiny balloons. If you do not knead enough, the balloons burst, and the bread is flat.',
        ],
        [
          'Professor',
          'And then there is time. A dough that rises slowly, overnight and in the cold, tastes better, because the yeast and its neighbors, certain bacteria, make acids while they work. You cannot hurry that with more yeast. You only get more gas, and no more taste.',
        ],
      ],
    },
    [
      [
        'What is the talk mainly about?',
        ['The history of baking', 'How yeast was discovered', 'What happens in dough', 'How to avoid gluten'],
        'C',
        'B',
        'It explains the gas, the net that holds it, and what time does.',
        '讲话解释气体、留住气体的面筋网，以及时间的作用。',
      ],
      [
        'Why does the professor mention a glass of soda?',
        [
          'To show how gas escapes when nothing holds it',
          'To name a drink made with yeast',
          'To explain how sugar dissolves',
          'To suggest something to drink with bread',
        ],
        'A',
        'C',
        'Gas alone would escape as it does from soda; a net has to hold it.',
        '气体若无物留住，就像汽水里的气一样跑掉。',
      ],
      [
        'What happens when dough is not kneaded enough?',
        ['It rises too fast.', 'It becomes sour.', 'The yeast dies.', 'The bread stays flat.'],
        'D',
        'B',
        'The tiny balloons burst, and the bread is flat.',
        '小气球会破，面包就发不起来。',
      ],
      [
        'According to the professor, what does more yeast add?',
        ['Taste', 'Gas', 'Acid', 'Protein'],
        'B',
        'A',
        '“You only get more gas, and no more taste.”',
        '加更多酵母只会产生更多气体，并不会更好吃。',
      ],
    ],
  ),
];
