import { insertion, passage, single, summary, title } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

const text = passage('Seeds That Ants Carry', [
  `Many plants leave the transport of their seeds to animals, and most of them pay for it with a fruit that a bird or a
  mammal is glad to eat. The seeds pass through the animal, or are spat out, and begin to grow far from the parent.
  Some eleven thousand species, however, among them violets, many spring flowers of northern woods and many shrubs of
  dry Australia, rely on carriers that cannot swallow a seed at all. Their seeds are carried by ants.`,
  `What the ant is offered is a small, pale body attached to the seed, called an elaiosome, a name that means oil body.
  It is rich in fats and proteins, and the fats resemble those in the flesh of insects far more than those in the seed
  itself. An ant that hunts insects therefore responds to it as it would to [[prey|An animal that another animal hunts
  and eats.]]. It seizes the elaiosome, drags the seed to the nest and feeds the soft part to the [[larvae|Young
  insects at the stage after they leave the egg, before they take their adult form.]]. The seed, whose coat is too
  hard for the ant's jaws, is of no further interest. It is thrown onto a heap of waste inside the nest or just
  outside, and there, after a journey that seldom exceeds two meters, it is left.`,
  `Two meters seem hardly worth the expense, and biologists have asked what a plant gains from so short a trip. One
  answer is safety. Mice and beetles eat great numbers of seeds, and search for them at night. A seed that lies
  under its parent is easily found; one that has been taken below the ground is not. When researchers placed seeds
  with and without elaiosomes on the floor of a forest in the evening, nearly all of those without were eaten by
  morning, whereas most of the others had disappeared into nests. In regions with frequent fires, the nest offers
  protection of another kind. A few centimeters of soil are enough to keep a seed from being burned, and the moderate
  warmth that does reach it is, for many Australian shrubs, the signal to sprout.`,
  `A second answer concerns the soil. Nests and waste heaps are richer in nitrogen and [[phosphorus|A chemical element
  that plants need in order to grow.]] than the ground around them, so that a seedling might find there what it would
  lack elsewhere. In some studies seedlings on nests did grow faster. In others they did not, and ants often abandon a
  nest after a few months, before most of the seeds in it have sprouted. Whatever good the soil does seems to depend
  on the species of ant and the place. A third suggestion is that being carried even a short way reduces the
  struggle between a seedling and its parent. Since ants from one nest collect seeds from many plants and drop them on
  one heap, however, they may simply exchange one crowd for another.`,
  `The partnership is open to abuse from both sides. Some ants eat the elaiosome where the seed lies and do not carry
  it anywhere. Some plants have seeds that smell as if they had an elaiosome but offer little or nothing to eat. The
  most serious threat, though, has been brought about by people. The Argentine ant, a small species that has traveled
  with cargo to every warm part of the world, drives out native ants wherever it settles. It likes elaiosomes, too,
  but is too small to move large seeds and leaves them on the surface. Around the Cape in South Africa, where a fifth
  of all plants depend on ants, shrubs with large seeds have become rarer in invaded places, while those with small
  seeds, which the newcomer can handle, have held their own.`,
  `That so many unrelated plants have hit upon the same device suggests that it is not difficult to evolve. By one
  count, seeds with elaiosomes have arisen at least a hundred times, often from a part of the seed that already
  existed. It is also cheap: such a body costs a plant far less material than a fruit. The families in which it
  appeared have, on average, more than twice as many species as their closest relatives without it. Perhaps protection
  from mice and fire allowed more of their seedlings to survive. Or perhaps the very shortness of the journey was
  decisive. Plants whose seeds travel no farther than two meters soon become strangers to others of their kind on the
  next hill, and populations that no longer exchange seeds may in time become separate species.`,
]);

/** The first reading passage of mock B: ten questions, eleven points. */
export const readingOne = {
  code: 't23-b-r1',
  title: title('Mock B reading 1: Seeds That Ants Carry', '模拟卷 B 阅读 1：蚂蚁搬运的种子'),
  node: 'toefl-2023.reading',
  author: 'mei',
  written: { days: -50, time: '10:10' },
  stimulus: { kind: 'passage', html: text },
  questions: [
    single(
      't23-b-r1-01',
      {
        text: 'According to paragraph 1, how do plants carried by ants differ from most plants whose seeds are carried by animals?',
        options: [
          'Their seeds grow beside the parent plant.',
          'They occur only in the woods of the north.',
          'Their carriers are unable to swallow the seeds.',
          'They have more species than other plants.',
        ],
        key: 'C',
        lure: 'A',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: -1.1,
        en: 'Birds and mammals eat a fruit and the seeds with it; ants “cannot swallow a seed at all”. That the seeds stay close is said later and not as a difference in paragraph 1.',
        zh: '鸟兽吞食果实连同种子，而蚂蚁“根本吞不下种子”。种子离母株不远是后文的内容，第 1 段并未以此作对比。',
      },
    ),
    single(
      't23-b-r1-02',
      {
        text: 'The word “seizes” in paragraph 2 is closest in meaning to',
        options: ['tastes', 'grabs', 'opens', 'cleans'],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.reading.vocabulary',
        difficulty: -1.0,
        en: 'To seize is to take hold of something firmly, as an ant does with prey; only then is the seed dragged away.',
        zh: 'seize 意为“紧紧抓住”，像对待猎物一样，随后才拖走。',
      },
    ),
    single(
      't23-b-r1-03',
      {
        text: 'According to paragraph 2, why does an ant respond to an elaiosome as it does?',
        options: [
          'Its fats are like those of insects.',
          'It is harder than other parts of the seed.',
          'It has the color of the ant’s larvae.',
          'It contains more protein than any fruit.',
        ],
        key: 'A',
        lure: 'D',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: -0.6,
        en: 'The fats “resemble those in the flesh of insects”, and therefore the ant responds “as it would to prey”. No comparison with fruit is made.',
        zh: '其脂肪“与昆虫体内的脂肪相似”，所以蚂蚁“像对待猎物一样”作出反应。文中没有与果实比较蛋白质。',
      },
    ),
    single(
      't23-b-r1-04',
      {
        text: 'Why does the author mention an experiment with seeds placed on the floor of a forest in paragraph 3?',
        options: [
          'To prove that mice prefer seeds without elaiosomes',
          'To describe how far ants carry seeds in one night',
          'To show that ants are more active than beetles',
          'To support the idea that removal by ants protects seeds from being eaten',
        ],
        key: 'D',
        lure: 'A',
      },
      {
        point: 'toefl-2023.reading.purpose',
        difficulty: -0.1,
        en: 'The experiment illustrates the answer “safety”: seeds with an elaiosome vanish into nests before they are found. Mice do not choose between the two; one kind is simply gone.',
        zh: '实验用来说明“安全”这一解释：带油质体的种子先被搬进蚁巢，未被吃掉。老鼠并非偏爱另一种，只是前者已不在原处。',
      },
    ),
    single(
      't23-b-r1-05',
      {
        text: 'According to paragraph 3, what is the effect of fire on seeds that lie in nests?',
        options: [
          'It removes the hard coat of the seeds.',
          'It can cause the seeds of some shrubs to sprout.',
          'It drives away the ants that protect the seeds.',
          'It burns the seeds unless the nest is very deep.',
        ],
        key: 'B',
        lure: 'D',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: 0.0,
        en: 'The moderate warmth that reaches a buried seed is for many shrubs “the signal to sprout”; a few centimeters of soil are enough for protection.',
        zh: '传到土中的适度热量对许多灌木而言是“萌发的信号”；几厘米厚的土就足以防火。',
      },
    ),
    single(
      't23-b-r1-06',
      {
        text: 'Which of the sentences below best expresses the essential information in the following sentence of paragraph 4? Incorrect choices change the meaning in important ways or leave out essential information.',
        quote:
          'Since ants from one nest collect seeds from many plants and drop them on one heap, however, they may simply exchange one crowd for another.',
        options: [
          'Ants bring together seeds from many plants, so seedlings may be just as crowded on a heap as near their parent.',
          'Ants from different nests often fight for the seeds of the same plants.',
          'Because ants collect seeds from many plants, the heaps become too large for one nest.',
          'Seedlings on a heap struggle less with each other than they would with their parent.',
        ],
        key: 'A',
        lure: 'D',
      },
      {
        point: 'toefl-2023.reading.simplification',
        difficulty: 0.3,
        en: '“Exchange one crowd for another” means that the seedlings leave one crowd, near the parent, only to be in another on the heap. D says the opposite.',
        zh: '“用一处拥挤换来另一处拥挤”，即离开母株旁的拥挤，又落入蚁堆上的拥挤。D 的意思相反。',
      },
    ),
    single(
      't23-b-r1-07',
      {
        text: 'What can be inferred from paragraph 5 about native ants near the Cape?',
        options: [
          'They do not feed on elaiosomes.',
          'They are larger than the Argentine ant.',
          'They were brought there with cargo.',
          'They prefer plants with small seeds.',
        ],
        key: 'B',
        lure: 'D',
      },
      {
        point: 'toefl-2023.reading.inference',
        difficulty: 0.6,
        en: 'The Argentine ant is too small to move large seeds, and where it replaced the natives the plants with large seeds declined. The natives must therefore have been able to move them, which suggests that they are larger.',
        zh: '阿根廷蚁太小，搬不动大种子；它取代本地蚂蚁后，大种子植物减少。可见本地蚂蚁能搬动大种子，体形应更大。',
      },
    ),
    single(
      't23-b-r1-08',
      {
        text: 'According to paragraph 6, all of the following are true of elaiosomes EXCEPT:',
        options: [
          'They have evolved many times.',
          'They often developed from an existing part of the seed.',
          'They need less material than a fruit.',
          'They are found in a single group of related plants.',
        ],
        key: 'D',
        lure: 'B',
      },
      {
        point: 'toefl-2023.reading.negative',
        difficulty: 0.1,
        en: '“So many unrelated plants have hit upon the same device”: it arose at least a hundred times, not in one group.',
        zh: '文中说“众多没有亲缘关系的植物都形成了同样的构造”，至少出现过一百次，而非只在一个类群。',
      },
    ),
    insertion(
      't23-b-r1-09',
      {
        paragraph: `The partnership is open to abuse from both sides. [] Some ants eat the elaiosome where the seed lies and do
        not carry it anywhere. [] Some plants have seeds that smell as if they had an elaiosome but offer little or nothing
        to eat. [] The most serious threat, though, has been brought about by people. [] The Argentine ant, a small species
        that has traveled with cargo to every warm part of the world, drives out native ants wherever it settles.`,
        sentence: 'Cheating of this kind is rarely common enough to do lasting damage.',
        key: 3,
      },
      {
        point: 'toefl-2023.reading.insertion',
        difficulty: 0.4,
        en: '“Cheating of this kind” sums up both the ants and the plants that cheat, and “the most serious threat, though” then turns to what does do damage.',
        zh: '“这类欺骗”概括前面作弊的蚂蚁和植物两种情形，随后“然而最严重的威胁”转到真正有害的情况。',
      },
    ),
    summary(
      't23-b-r1-10',
      {
        sentence: 'Thousands of plant species depend on ants for the transport of their seeds.',
        options: [
          'An oily body that resembles insect food induces ants to carry seeds into their nests and to leave them there.',
          'Ants are unable to eat any part of a seed because its coat is too hard.',
          'Plants gain above all from the removal of seeds from seed eaters and fire, while the benefits of soil and distance are less certain.',
          'Nests are often abandoned a few months after they have been built.',
          'The device evolved often and may have led to new species, yet it can fail where foreign ants replace native ones.',
          'Violets and other spring flowers smell of insects in order to attract ants.',
        ],
        key: ['A', 'C', 'E'],
      },
      {
        point: 'toefl-2023.reading.summary',
        difficulty: 0.5,
        en: 'A is the mechanism (paragraph 2), C the benefits (3 and 4), E evolution and threat (5 and 6). B and F are not what the text says; D is a detail.',
        zh: 'A 是机制（第 2 段），C 是好处（第 3、4 段），E 是演化与威胁（第 5、6 段）。B、F 与原文不符，D 是细节。',
      },
    ),
  ],
} as const satisfies QuestionSet;
