import { lettered, prose } from '../../rich.ts';
import { moduleSet } from '../authoring.ts';

/** Reading and Writing, easier module 2: questions 1 to 13. */
export const verbalEasier = moduleSet({
  code: 'sat-r2e',
  title: {
    en: 'SAT mock A, Reading and Writing module 2 (easier), 1 to 13',
    zh: 'SAT 模拟卷 A 阅读与文法模块 2（较易）第 1 至 13 题',
  },
  subject: 'sat.verbal',
  author: 'mei',
  written: { days: -34, time: '18:20' },
  from: 1,
  questions: [
    {
      at: 'craft.words',
      difficulty: -2.2,
      text: prose`
        The path along the cliff is narrow and often wet, so walkers are asked to be especially ______ after rain.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('careful', 'curious', 'grateful', 'generous'),
      key: 'A',
      lure: 'B',
      en: prose`A narrow, wet path is dangerous; one has to be careful.`,
      zh: prose`小路窄而湿滑，有危险，需要小心，即 careful。`,
    },
    {
      at: 'craft.words',
      difficulty: -1.9,
      text: prose`
        At first the school garden produced almost nothing. After the students learned to water it in the evening instead of at noon, the harvest ______, and by August there were tomatoes for every class.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('spoiled', 'improved', 'ended', 'varied'),
      key: 'B',
      lure: 'D',
      en: prose`From almost nothing to tomatoes for every class: the harvest improved.`,
      zh: prose`从几乎没有收成到每班都有番茄，收成变好了，即 improved。`,
    },
    {
      at: 'craft.words',
      difficulty: -1.7,
      text: prose`
        The two reports ______ on one point: both name the broken pump as the cause of the flood. On everything else they differ.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('depend', 'insist', 'agree', 'focus'),
      key: 'C',
      lure: 'D',
      en: prose`Both name the same cause, and on everything else they differ: on this point they agree.`,
      zh: prose`两份报告都认为原因是水泵损坏，其他方面不同，所以在这一点上一致，即 agree。`,
    },
    {
      at: 'craft.words',
      difficulty: -1.4,
      text: prose`
        Rain is ______ in the valley, where whole years may pass without a single drop.

        Which choice completes the text with the most logical and precise word or phrase?
      `,
      options: lettered('heavy', 'welcome', 'seasonal', 'rare'),
      key: 'D',
      lure: 'B',
      en: prose`Years without a drop mean that rain is rare. It may be welcome too, but that is not what the second half explains.`,
      zh: prose`整年可能一滴雨也没有，说明雨很少，即 rare。`,
    },
    {
      at: 'craft.structure',
      difficulty: -1.5,
      text: prose`
        Most people know that bees make honey. Fewer know that they also measure. When a bee finds flowers, it returns to the hive and dances. The length of the dance tells the others how far to fly, and its direction tells them where.

        Which choice best states the main purpose of the text?
      `,
      options: lettered(
        'To explain how bees make honey',
        'To show how bees tell each other where flowers are',
        'To compare bees with other insects',
        'To warn that flowers are becoming fewer',
      ),
      key: 'B',
      lure: 'A',
      en: prose`The text is about the dance and what it tells. Honey is only the thing that everyone knows already.`,
      zh: prose`文章讲的是蜜蜂如何通过舞蹈传递花的位置。酿蜜只是人们已知的引子。`,
    },
    {
      at: 'craft.structure',
      difficulty: -1.1,
      text: prose`
        In the morning the market of Ibarra sells fruit. At noon the stalls are cleared and washed. By four o'clock the same tables are covered with wool, and at night musicians sit on them.

        Which choice best describes the overall structure of the text?
      `,
      options: lettered(
        'It compares two markets',
        'It gives reasons for a decision',
        'It follows a place through the hours of a day',
        'It describes a person and then her work',
      ),
      key: 'C',
      lure: 'A',
      en: prose`Morning, noon, four o'clock, night: one place through one day.`,
      zh: prose`早晨、中午、四点、夜晚，按时间顺序描写同一个地方的一天。`,
    },
    {
      at: 'craft.structure',
      difficulty: -1.0,
      text: prose`
        Penguins cannot fly, yet their wings are not useless. <u>Under water they beat like the wings of other birds in the air.</u> A penguin that looks clumsy on land moves through the sea as swiftly as a swallow through the sky.

        Which choice best describes the function of the underlined sentence in the text as a whole?
      `,
      options: lettered(
        'It tells what the wings of penguins are used for',
        'It explains why penguins lost the power to fly',
        'It describes how penguins walk on land',
        'It compares two kinds of penguins',
      ),
      key: 'A',
      lure: 'B',
      en: prose`The sentence before says that the wings are not useless; the underlined one says what they do.`,
      zh: prose`前一句说翅膀并非无用，划线句说明了它们的用途。`,
    },
    {
      at: 'craft.cross',
      difficulty: -0.6,
      text: prose`
        Text 1: Paper maps are hardly needed any more. A telephone knows where it is, finds the shortest way, and warns of traffic.

        Text 2: A telephone shows one way at a time. Only a paper map shows how the whole country hangs together, and it works where there is no signal.

        Based on the texts, the author of Text 2 would most likely say that Text 1
      `,
      options: lettered(
        'gives wrong information about telephones',
        'overlooks what paper maps do better',
        'praises paper maps too highly',
        'describes a problem of traffic',
      ),
      key: 'B',
      lure: 'A',
      en: prose`Text 2 does not deny what telephones can do; it names two things that a paper map does better.`,
      zh: prose`文本二没有否认手机的功能，而是指出纸质地图在两方面更好。`,
    },
    {
      at: 'information.central',
      difficulty: -1.7,
      text: prose`
        Every spring the people of Olden repaint their doors, each in the color that it had before. Nobody remembers who began it. But on that one weekend neighbors who hardly speak during the year lend each other ladders and brushes, and the street smells of paint and coffee.

        Which choice best states the main idea of the text?
      `,
      options: lettered(
        'A yearly custom brings neighbors together',
        'The houses of Olden are very old',
        'People in Olden cannot agree on colors',
        'Painting doors is hard work',
      ),
      key: 'A',
      lure: 'C',
      en: prose`Neighbors who hardly speak help each other: the custom brings them together.`,
      zh: prose`平时很少说话的邻居在这一天互相帮忙，说明这一习俗使邻里走到一起。`,
    },
    {
      at: 'information.central',
      difficulty: -1.5,
      text: prose`
        The first traffic light in the city was turned by hand. A police officer stood beside it from seven in the morning until eight at night and pulled a lever whenever too many cars were waiting on one side.

        According to the text, how was it decided when the light changed?
      `,
      options: lettered(
        'By a clock inside the light',
        'By drivers, who pulled a lever',
        'By an officer, who watched the cars',
        'By the time of day',
      ),
      key: 'C',
      lure: 'D',
      en: prose`The officer pulled the lever when too many cars were waiting. The hours only say how long he stood there.`,
      zh: prose`警察看到一边等候的车太多时就拉动手柄。文中的时间只说明他站岗的时段。`,
    },
    {
      at: 'information.evidence',
      difficulty: -1.1,
      text: prose`
        A teacher believes that her students remember poems better when they write them down by hand.

        Which finding, if true, would most directly support the teacher's belief?
      `,
      options: lettered(
        'Most students say that they like poems',
        'Students who copied a poem by hand knew more of it a week later than students who typed it',
        'Students can type faster than they can write by hand',
        'Short poems are easier to remember than long ones',
      ),
      key: 'B',
      lure: 'C',
      en: prose`The belief compares writing by hand with another way, and speaks of remembering. Only this finding has both.`,
      zh: prose`教师的看法涉及“手写”与“记忆”的比较，只有这一项两者兼有。`,
    },
    {
      at: 'information.evidence',
      difficulty: -0.7,
      text: prose`
        In the story “Blue Kite,” a boy is so proud of his kite that he will let nobody else hold it.

        Which quotation from the story most effectively illustrates the claim?
      `,
      options: lettered(
        '“The wind came from the river that day and smelled of rain.”',
        '“His sister had made the tail out of an old scarf.”',
        '“He kept both hands on the string even when his friends begged for a turn.”',
        '“The kite rose until it was smaller than a bird.”',
      ),
      key: 'C',
      lure: 'D',
      en: prose`Both hands on the string while others beg for a turn shows that he lets nobody hold it.`,
      zh: prose`朋友恳求时他仍双手抓住线，说明不肯让别人拿。`,
    },
    {
      at: 'information.data',
      difficulty: -0.9,
      text: `${prose`A café counted the drinks that it sold on two days.`}<table><thead><tr><th>Drink</th><th>Monday (20 °C)</th><th>Friday (31 °C)</th></tr></thead><tbody><tr><td>Coffee</td><td>84</td><td>80</td></tr><tr><td>Iced tea</td><td>22</td><td>67</td></tr><tr><td>Water</td><td>31</td><td>58</td></tr></tbody></table>${prose`Which choice best uses data from the table to show that the sale of iced tea changed most?`}`,
      options: lettered(
        'Iced tea rose from 22 to 67, while water rose from 31 to 58 and coffee hardly changed',
        'On Friday the café sold 80 cups of coffee',
        'On both days more coffee was sold than iced tea',
        'Water and iced tea were both sold more often than coffee on Friday',
      ),
      key: 'A',
      lure: 'C',
      en: prose`Only this choice gives the changes of all three drinks: up by 45, up by 27, down by 4.`,
      zh: prose`只有这一项给出三种饮料的变化：分别增加 45、增加 27、减少 4。`,
    },
  ],
});
