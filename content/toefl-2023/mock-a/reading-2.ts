import { insertion, passage, single, summary, title } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

const text = passage('Paper Money in Sichuan', [
  `The first paper money to be used by a whole society came into being in Sichuan, a rich [[basin|A wide area of low
  land with higher land all around it.]] ringed by mountains in the west of China. In the tenth century, while the
  rest of the empire paid with coins of bronze, Sichuan was made to use coins of iron. Iron was cheap, so a great deal
  of it was needed to buy anything: a single roll of fine silk could cost more coins than a person could carry.
  Merchants who crossed the region's steep roads with bags of metal were therefore looking for a way to leave it at
  home.`,
  `They found it in the deposit shops of Chengdu. A customer who brought coins to such a shop received a sheet of paper
  on which the sum was written, and whoever returned the sheet received the coins, less a small fee. Receipts of this
  kind were not new; what was new was that people ceased to bring them back. A merchant who trusted the shop accepted
  its paper as readily as the metal itself and passed it on to the next. By about the year 1000 a group of sixteen
  wealthy houses, recognized by the local government, issued such sheets together. They printed pictures in red and
  black and added secret marks that made copying difficult. The sheets were called jiaozi, and for some years they
  served the province well.`,
  `The system rested on the shops' keeping enough coins to satisfy everyone who might ask for them, and this proved to
  be its weak point. Since few customers asked on any given day, most of the metal lay idle, and the temptation to put
  it to use was strong. Some houses bought land and buildings with it. When rumors spread that a house could not pay,
  crowds gathered at its doors, and several houses failed; the lawsuits that followed occupied the courts for years.
  In 1023 the government closed the private business and set up an office of its own. Notes were now issued only by
  the state, in fixed sums, against a [[reserve|Money that is kept back so that it can be paid out when it is asked
  for.]] of iron coins equal to somewhat more than a quarter of their value. After about two years each issue expired
  and had to be exchanged for a new one, for a charge of three percent.`,
  `For several decades the arrangement was a success. The reserve, though it covered only a part of the notes, was
  sufficient because the notes could be used to pay taxes, and a piece of paper that the state itself accepts is worth
  having even if nobody exchanges it for metal. The difficulty was that those who controlled the supply were also
  those who needed money most. The empire was at war on its northwestern border, and sending notes to the army, at
  first a temporary measure, became a habit. Old issues were allowed to stay in use beside new ones, so that twice as
  many notes were in circulation, and no reserve was added. By the early twelfth century a note was accepted for only
  a small part of the sum printed on it, and when the government replaced the jiaozi by notes of another name, it gave
  one new note for four of the old.`,
  `Historians have drawn different lessons from these events. An older view holds that paper was sound as long as it
  represented metal and failed when it no longer did. Yet the record does not bear this out. In the decades of
  success most notes had no metal behind them, and their value was steady all the same. What kept it steady, according
  to more recent studies, was that the number of notes was limited and that people had a use for them. It was the
  breaking of the first condition, not the absence of iron, that brought the notes down. Later governments seem to
  have understood this. After the north of the empire was lost in 1127, officials in the south bought back notes with
  silver whenever their price fell.`,
  `The need to print many identical sheets also encouraged improvements in papermaking, in the [[engraving|Cutting
  lines into a hard surface so that pictures or words can be printed from it.]] of metal plates and in the use of
  several inks. Travelers from western Asia and Europe who saw the notes of later dynasties were astonished that a
  ruler could make people accept the bark of trees in place of gold. They rarely mentioned the quieter invention on
  which it all depended: a public accustomed, through the deposit shops of Chengdu, to trusting a promise.`,
]);

/** The second reading passage of mock A: ten questions, eleven points. */
export const readingTwo = {
  code: 't23-a-r2',
  title: title('Mock A reading 2: Paper Money in Sichuan', '模拟卷 A 阅读 2：四川的纸币'),
  node: 'toefl-2023.reading',
  author: 'mei',
  written: { days: -64, time: '10:50' },
  stimulus: { kind: 'passage', html: text },
  questions: [
    single(
      't23-a-r2-01',
      {
        text: 'According to paragraph 1, why were merchants in Sichuan looking for a way to avoid carrying coins?',
        options: [
          'Coins of iron were not accepted outside the region.',
          'Robbers made the mountain roads unsafe.',
          'Large amounts of heavy coin were needed for ordinary purchases.',
          'The state had forbidden the use of bronze.',
        ],
        key: 'C',
        lure: 'A',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: -1.1,
        en: 'Iron was cheap, so much of it was needed: silk could cost more coins than one person could carry. The paragraph says nothing of robbers or of coins being refused elsewhere.',
        zh: '铁价低廉，买东西需要大量铁钱，一匹好绸的价钱一个人都背不动。该段没有提到盗匪，也没有说铁钱在外地不被接受。',
      },
    ),
    single(
      't23-a-r2-02',
      {
        text: 'The word “ceased” in paragraph 2 is closest in meaning to',
        options: ['refused', 'stopped', 'hurried', 'forgot'],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.reading.vocabulary',
        difficulty: -0.9,
        en: 'To cease is to stop doing something. The customers did not refuse; they simply had no need to bring the receipts back.',
        zh: 'cease 意为“停止”。顾客并非拒绝，只是没有必要再把收据拿回来兑换。',
      },
    ),
    single(
      't23-a-r2-03',
      {
        text: 'According to paragraph 2, what turned receipts into a kind of money?',
        options: [
          'The government ordered that they be accepted.',
          'The fee for returning them was raised.',
          'They were printed in more than one color.',
          'People handed them on instead of exchanging them.',
        ],
        key: 'D',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: -0.4,
        en: '“What was new was that people ceased to bring them back”: the paper was passed on “to the next” merchant as readily as metal.',
        zh: '“新的是人们不再把它们拿回来”：商人像接受金属一样接受纸据，并转手付给下一个人。',
      },
    ),
    single(
      't23-a-r2-04',
      {
        text: 'What does paragraph 3 suggest about the private houses that failed?',
        options: [
          'They had spent coins that they might have had to pay out.',
          'They had printed notes without the secret marks.',
          'They had been deceived by rumors about other houses.',
          'They had charged more than three percent for exchanging notes.',
        ],
        key: 'A',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.inference',
        difficulty: 0.1,
        en: 'Some houses bought land and buildings with the metal left with them, so that they could not satisfy all who came. The charge of three percent belongs to the later state office.',
        zh: '有的商号把存放的铁钱拿去买地置屋，众人同来兑换时便付不出。百分之三的费用是后来官方机构收取的。',
      },
    ),
    single(
      't23-a-r2-05',
      {
        text: 'According to paragraph 3, all of the following were features of the notes issued by the government EXCEPT:',
        options: [
          'They were valid for a limited time.',
          'They stood for fixed sums.',
          'They could be exchanged for new notes at a charge.',
          'They were fully covered by iron coins.',
        ],
        key: 'D',
        lure: 'B',
      },
      {
        point: 'toefl-2023.reading.negative',
        difficulty: 0.0,
        en: 'The reserve was equal to “somewhat more than a quarter” of the value of the notes, so they were covered only in part.',
        zh: '准备金只相当于票面总值的“四分之一强”，因此只是部分保证，而非足额。',
      },
    ),
    single(
      't23-a-r2-06',
      {
        text: 'Which of the sentences below best expresses the essential information in the following sentence of paragraph 4? Incorrect choices change the meaning in important ways or leave out essential information.',
        quote:
          'The reserve, though it covered only a part of the notes, was sufficient because the notes could be used to pay taxes, and a piece of paper that the state itself accepts is worth having even if nobody exchanges it for metal.',
        options: [
          'Because the reserve was sufficient, the state allowed people to pay taxes with paper or with metal.',
          'A partial reserve was enough, since notes that the state takes for taxes have a value even without being exchanged.',
          'The state accepted notes for taxes in order to make up for a reserve that was too small.',
          'Nobody exchanged notes for metal, because the reserve covered only a part of them.',
        ],
        key: 'B',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.simplification',
        difficulty: 0.6,
        en: 'The sentence gives tax payment as the reason why a partial reserve was enough. C turns this into an intention of the state, which the sentence does not claim.',
        zh: '原句说可用于纳税是部分准备金便已足够的原因。C 把它说成官府有意为之的目的，原句并无此意。',
      },
    ),
    single(
      't23-a-r2-07',
      {
        text: 'In paragraph 4, the author mentions that the government “gave one new note for four of the old” in order to',
        options: [
          'show how far the old notes had lost their value',
          'explain why merchants preferred the new notes',
          'give an example of a charge for exchanging notes',
          'prove that the number of notes had grown fourfold',
        ],
        key: 'A',
        lure: 'D',
      },
      {
        point: 'toefl-2023.reading.purpose',
        difficulty: 0.4,
        en: 'The rate follows the remark that a note was accepted for only a small part of its sum and makes that loss visible. The number of notes is said to have doubled, not to have grown fourfold.',
        zh: '这一比率紧接在“纸币只能当票面一小部分使用”之后，用来说明贬值之甚。文中说流通量翻了一倍，并未说变成四倍。',
      },
    ),
    single(
      't23-a-r2-08',
      {
        text: 'According to paragraph 5, recent studies differ from the older view in holding that',
        options: [
          'paper money was not invented in Sichuan',
          'the lack of metal was not the cause of the failure',
          'officials of the south misunderstood the events',
          'the value of notes was never steady',
        ],
        key: 'B',
        lure: 'D',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: 0.3,
        en: 'For the older view notes failed when they no longer represented metal; recent studies find the cause in the number of notes, “not the absence of iron”.',
        zh: '旧观点认为纸币不再代表金属便失败了；新研究认为原因在于发行数量失控，“而非缺少铁钱”。',
      },
    ),
    insertion(
      't23-a-r2-09',
      {
        paragraph: `The system rested on the shops' keeping enough coins to satisfy everyone who might ask for them, and this
        proved to be its weak point. [] Since few customers asked on any given day, most of the metal lay idle, and the
        temptation to put it to use was strong. [] Some houses bought land and buildings with it. [] When rumors spread
        that a house could not pay, crowds gathered at its doors, and several houses failed; the lawsuits that followed
        occupied the courts for years. [] In 1023 the government closed the private business and set up an office of its
        own.`,
        sentence: 'Property of this kind, however, cannot be turned back into coins in an afternoon.',
        key: 3,
      },
      {
        point: 'toefl-2023.reading.insertion',
        difficulty: 0.2,
        en: '“Property of this kind” takes up “land and buildings”, and that it cannot be sold at once leads to the crowds at the doors.',
        zh: '“Property of this kind”承接“land and buildings”，而无法立即变现正好引出下文人群挤兑。',
      },
    ),
    summary(
      't23-a-r2-10',
      {
        sentence: 'Paper money first came into general use in Sichuan around the year 1000.',
        options: [
          'Receipts of private deposit shops began to pass from hand to hand, until the failure of several houses led the state to take over the issue.',
          'Iron coins were heavier than bronze coins and were therefore preferred by the state.',
          'State notes kept their value for decades although only partly covered, and lost it when far more of them were issued to pay for war.',
          'European travelers described how the bark of trees was made into paper.',
          'Historians now see in the limit on the number of notes, rather than in metal, what kept their value, and later officials acted accordingly.',
          'Merchants built better roads through the mountains in order to carry coins more easily.',
        ],
        key: ['A', 'C', 'E'],
      },
      {
        point: 'toefl-2023.reading.summary',
        difficulty: 0.5,
        en: 'A tells the rise and the end of private notes, C the success and failure of state notes, E the lesson drawn. B and F misstate the first paragraph; D is a detail.',
        zh: 'A 概括私人交子的兴起与终结，C 概括官方纸币的成败，E 概括所得教训。B、F 与第 1 段不符，D 只是细节。',
      },
    ),
  ],
} as const satisfies QuestionSet;
