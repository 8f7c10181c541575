import { prose } from '../../rich.ts';
import { about, ssatSet } from '../authoring.ts';

/** Five questions that are only tried. */
export const readingTried = ssatSet(
  {
    code: 'ssat-x2',
    title: ['SSAT Upper mock A, Experimental: a passage', 'SSAT 高级模拟卷 A 试测：阅读'],
    author: 'mei',
    written: { days: -40, time: '16:10' },
    hardness: [-0.8, 0.8],
  },
  'ssat.reading',
  {
    passage: prose`
      The first pencils had no wood. Shepherds in the north of England, so the story goes, found a soft black stone under a tree that a storm had torn out, and used it to mark their sheep. The stone was graphite, though for two hundred years everyone took it for a kind of lead; we still speak of the lead of a pencil.

      Graphite breaks easily and blackens the fingers. People wrapped it in string, then in sheepskin, and at last laid it between two strips of wood. The mine in England was the only one that gave pieces large enough to saw, and it was guarded like a bank: for some years the workers were searched at the gate.

      In 1795, when France was at war and could buy no English graphite, an officer named Conté mixed poor graphite in powder with clay and baked the mixture in an oven. It wrote well. Moreover, the more clay he used the harder it became, so that pencils could be made soft for painters and hard for engineers. The shortage had produced something better than what was missing.
    `,
    questions: [
      about(
        'detail',
        'According to the passage, graphite was long believed to be',
        ['a kind of wood', 'a sort of clay', 'lead', 'burned sheepskin', 'silver'],
        ['C', 'B'],
        ['Everyone took it for a kind of lead.', '两百年间人们都把它当作一种铅。'],
      ),
      about(
        'inference',
        'The workers were searched because graphite was',
        ['valuable', 'poisonous', 'heavy', 'worthless', 'dirty'],
        ['A', 'E'],
        [
          'The mine was guarded like a bank: somebody might steal what it gave.',
          '矿山像银行一样被看守，说明石墨很值钱。',
        ],
      ),
      about(
        'detail',
        'Conté’s pencils became harder when he',
        ['used better graphite', 'baked them longer', 'added more clay', 'wrapped them in string', 'used more wood'],
        ['C', 'B'],
        ['The more clay, the harder.', '黏土越多，笔芯越硬。'],
      ),
      about(
        'words',
        'As it is used in the passage, “poor” means',
        ['without money', 'of low quality', 'pitiful', 'small', 'thin'],
        ['B', 'A'],
        ['Poor graphite could not be sawn into pieces.', '此处 poor 指“品质差的”，这种石墨锯不成条。'],
      ),
      about(
        'main',
        'The last sentence suggests that',
        [
          'wars are useful',
          'England lost its mine',
          'French pencils were cheaper',
          'clay is rare',
          'need can lead to invention',
        ],
        ['E', 'A'],
        ['For want of English graphite something better was found.', '因为缺少英国石墨，反而发明了更好的东西。'],
      ),
    ],
  },
);

/** A passage to practise. */
export const bridgePractice = ssatSet(
  {
    code: 'ssat-p2',
    title: ['SSAT practice: the rope bridge', 'SSAT 练习：草绳桥'],
    author: 'mei',
    written: { days: -19, time: '16:50' },
    hardness: [-1, 0.6],
  },
  'ssat.reading',
  {
    passage: prose`
      Every June, four villages in the mountains of Peru meet above a river to throw away their bridge. It is made of grass. By the end of a year the ropes have grown tired of sun and rain, and nobody wants to be the one to discover just how tired.

      For three days the families twist new ropes. Children roll the first thin cords between their palms; women braid these into thicker ones; men haul the great cables, as thick as a thigh, across the gorge. On the evening of the third day the old bridge is cut loose. It swings down against the far wall and falls into the water, which carries the grass away.

      Not far off stands a bridge of steel, on which trucks cross in a minute. The villagers use it, too. When visitors ask why they still build the other one, they are told various things: that their grandparents did, that the mountain expects it, that it is good for one's arms. But an old woman, braiding, gave the answer that I remember. “The steel one,” she said, “nobody had to come to.”
    `,
    questions: [
      about(
        'detail',
        'The villagers renew the bridge every year because',
        ['the river rises', 'trucks damage it', 'tourists pay for it', 'the law demands it', 'grass ropes grow weak'],
        ['E', 'A'],
        ['Sun and rain make the ropes “tired”.', '日晒雨淋使草绳变弱。'],
      ),
      about(
        'craft',
        'The words “nobody wants to be the one to discover just how tired” are',
        [
          'a gently humorous way to speak of danger',
          'a complaint about lazy workers',
          'a proof that the bridge has fallen',
          'a quotation from a villager',
          'an order to the reader',
        ],
        ['A', 'B'],
        [
          'To discover it would be to fall: the danger is put lightly.',
          '“发现”绳子有多旧就意味着掉下去，作者用幽默的口吻说危险。',
        ],
      ),
      about(
        'detail',
        'The thickest cables are pulled across by',
        ['children', 'women', 'men', 'visitors', 'trucks'],
        ['C', 'B'],
        ['The men haul the great cables; the women braid.', '男人拉粗缆，女人编绳。'],
      ),
      about(
        'inference',
        'The old woman’s answer suggests that the grass bridge matters because it',
        [
          'is stronger than steel',
          'is nearer to the villages',
          'costs nothing',
          'brings people together',
          'pleases the mountain',
        ],
        ['D', 'E'],
        [
          'To the steel bridge nobody had to come: the grass one makes four villages meet.',
          '钢桥不需要任何人到场；草桥让四个村子每年相聚。',
        ],
      ),
      about(
        'main',
        'The passage is mainly about',
        [
          'the dangers of mountain rivers',
          'a custom and what it means to people',
          'how steel replaced grass',
          'the work of Peruvian women',
          'a journey by truck',
        ],
        ['B', 'D'],
        ['The making is described, and then the question why it goes on.', '文章先写造桥，再写为什么一直造下去。'],
      ),
    ],
  },
);
