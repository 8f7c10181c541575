import { passage, title } from '../toefl-2023/authoring.ts';
import type { QuestionSet } from '../bank-types.ts';
import { asked, shared } from './authoring.ts';

const notice: QuestionSet = {
  ...shared,
  code: 'tfb-r1',
  title: title('TOEFL Basic paper 1, a notice', '托福基础卷一：一则通知'),
  node: 'toefl-basic.reading',
  stimulus: {
    kind: 'passage',
    html: passage('Lost and found', [
      'Things that are found in the school building are kept in the box beside the main office. On the last Friday of each month, what nobody has asked for is given to the charity shop in Bridge Street.',
      'Telephones, keys and money are not in the box. Please ask for them in the office, and be ready to say what they look like. Wet sports clothes are thrown away after two days: nobody wants to meet them later.',
    ]),
  },
  questions: asked('tfb-r1', 'reading', [
    [
      'main',
      'What is the notice mainly about?',
      [
        'How to sell old things',
        'What happens to lost things',
        'When the office is open',
        'Where to wash sports clothes',
      ],
      'B',
      'A',
      'Every sentence says where lost things are and what becomes of them.',
      '每句话都在说失物放在哪里、怎样处理。',
    ],
    [
      'detail',
      'A student has lost a key. What should the student do?',
      ['Look into the box', 'Go to the charity shop', 'Describe it in the office', 'Wait until Friday'],
      'C',
      'A',
      'Keys are not in the box; in the office one has to say what they look like.',
      '钥匙不在箱子里，要到办公室描述它的样子。',
    ],
    [
      'inference',
      'Why are wet clothes thrown away so soon?',
      ['They begin to smell.', 'They are too cheap.', 'The box is too small.', 'The shop does not take clothes.'],
      'A',
      'D',
      '“Nobody wants to meet them later” is a joke about what wet clothes turn into.',
      '“之后谁也不想再遇到它们”是玩笑话，指湿衣服会发臭。',
    ],
  ]),
};

const bees: QuestionSet = {
  ...shared,
  code: 'tfb-r2',
  title: title('TOEFL Basic paper 1, a passage', '托福基础卷一：一篇短文'),
  node: 'toefl-basic.reading',
  stimulus: {
    kind: 'passage',
    html: passage('Bees on the roof', [
      'Some years ago a museum in the middle of our city put four beehives on its roof. People laughed. What should bees find to eat between cars and walls of glass?',
      'They found a great deal. A city has parks, gardens, balconies and rows of lime trees, and something flowers in it from March to October. In the country there are often only one or two crops, which flower at the same time; after two weeks everything is over. Moreover, farmers use poisons against insects that are hardly used in cities.',
      'Today the museum sells its honey, and every jar is gone in a week. Scientists, however, are interested in something else. Because bees visit flowers up to three kilometers away, their honey contains a little of everything in the air. A spoonful tells how clean a whole district is.',
    ]),
  },
  questions: asked('tfb-r2', 'reading', [
    [
      'main',
      'What is the passage mainly about?',
      [
        'Why honey is expensive',
        'How bees live well in a city',
        'How to build a museum',
        'Why farmers do not like bees',
      ],
      'B',
      'A',
      'The question of the first paragraph is what bees find in a city; the others answer it.',
      '第一段问蜜蜂在城市里能找到什么，后文都在回答。',
    ],
    [
      'inference',
      'Why did people laugh at first?',
      [
        'They were afraid of bees.',
        'The roof was too small.',
        'They thought bees would find no food.',
        'The museum had no visitors.',
      ],
      'C',
      'A',
      'Their question follows at once: what should bees find to eat between cars and glass?',
      '人们紧接着就问：在汽车和玻璃墙之间，蜜蜂能吃什么？可见他们以为蜜蜂找不到食物。',
    ],
    [
      'detail',
      'What is said about flowers in a city?',
      [
        'There are few of them.',
        'They all flower in spring.',
        'They are poisonous.',
        'Some flower at any time from March to October.',
      ],
      'D',
      'B',
      'Something flowers in it from March to October.',
      '文中说城市里从三月到十月总有花开。',
    ],
    [
      'words',
      'In the last paragraph, “district” means',
      ['a part of a city', 'a jar of honey', 'a kind of flower', 'a scientist’s room'],
      'A',
      'C',
      'Bees fly up to three kilometers: what they tell about is the part of the city around them.',
      '蜜蜂飞行范围达三公里，因此能反映周围“区域”的情况。',
    ],
    [
      'detail',
      'Why are scientists interested in the honey?',
      [
        'It tastes better than other honey.',
        'It shows how clean the air is.',
        'It sells very quickly.',
        'It keeps for three years.',
      ],
      'B',
      'C',
      'It contains a little of everything in the air. That it sells quickly interests the museum.',
      '蜂蜜里含有空气中各种物质的痕迹。卖得快只是博物馆关心的事。',
    ],
  ]),
};

/** A notice and a passage. */
export const readingSets: readonly QuestionSet[] = [notice, bees];
