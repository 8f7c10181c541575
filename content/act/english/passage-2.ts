import { lettered, prose } from '../../rich.ts';
import { actSet } from '../authoring.ts';

/** English 2: Counting swifts. */
export const englishSecond = actSet({
  code: 'act-e2',
  title: { en: 'ACT mock A, English 2: Counting swifts', zh: 'ACT 模拟卷 A 英语第 2 篇：数雨燕' },
  subject: 'act.english',
  author: 'mei',
  written: { days: -33, time: '15:15' },
  from: 1,
  passage: prose`
        <strong>Counting Swifts</strong>

        On summer evenings in the town of Harrow Bend, people carry folding chairs to the parking lot of a school that <u>was closed</u><sup>1</sup> in 1987. They have come for the chimney. It heats nothing now, <u>so</u><sup>2</sup> every August it fills with thousands of Vaux's swifts, small gray birds that cannot perch on a branch and must cling to a wall to sleep.

        <u>Counting them is the work of volunteers.</u><sup>3</sup> Each stands at a marked spot, follows one slice of the spinning flock, and <u>clicking</u><sup>4</sup> a hand counter for every ten birds that drop inside. The method sounds rough. <u>Nevertheless,</u><sup>5</sup> when a camera was installed in 2014 to check it, the volunteers' totals differed from the film by less than four percent.

        The numbers have proved <u>to be of usefulness</u><sup>6</sup>. In 2016 the count fell by half within a week. Insects were plentiful, the weather mild. It was a retired plumber, Dale <u>Okafor who</u><sup>7</sup> noticed that a neighbor's new lamp was shining straight into the chimney's mouth. The lamp was turned aside; within days the birds <u>had came</u><sup>8</sup> back.

        Scientists now use records from more than a hundred such chimneys <u>for the purpose of estimating</u><sup>9</sup> how the swifts are faring along the whole coast. Few of these chimneys were built to last. Bricks loosen, and schools and factories sell their land. Harrow Bend voted in 2019 to repair its own, at a cost of forty thousand dollars. <u>The town also has a library and two bridges.</u><sup>10</sup>
      `,
  questions: [
    {
      at: 'conventions.usage',
      difficulty: -1.0,
      text: prose`Place 1: Which choice is correct in standard English?`,
      options: lettered('No Change', 'had been closing', 'is closed', 'closes'),
      key: 'A',
      lure: 'B',
      en: prose`A single act at a stated time in the past takes the simple past: it was closed in 1987.`,
      zh: prose`1987 年这一过去的具体时间，用一般过去时 was closed。`,
    },
    {
      at: 'production.organization',
      difficulty: -0.6,
      text: prose`Place 2: Which choice connects the two statements most logically?`,
      options: lettered('No Change', 'because', 'but', 'or'),
      key: 'C',
      lure: 'A',
      en: prose`That the chimney heats nothing and that it is full every August stand against each other, so “but” is right.`,
      zh: prose`“不再供暖”与“每年八月挤满了鸟”是对比关系，应用 but。`,
    },
    {
      at: 'production.development',
      difficulty: 0.5,
      text: prose`Place 3: Which choice introduces the paragraph best?`,
      options: lettered(
        'No Change',
        'Swifts eat insects, which they catch in flight.',
        'Many towns have buildings that nobody uses.',
        'The birds usually leave before the end of September.',
      ),
      key: 'A',
      lure: 'C',
      en: prose`The paragraph tells who counts, how they do it and how exact they are; only the sentence as it stands announces that.`,
      zh: prose`本段讲谁来数、怎么数、数得准不准，只有原句引出了这一内容。`,
    },
    {
      at: 'conventions.structure',
      difficulty: -0.3,
      text: prose`Place 4: Which choice keeps the series parallel?`,
      options: lettered('No Change', 'to click', 'clicked', 'clicks'),
      key: 'D',
      lure: 'A',
      en: prose`Three things are listed for “Each”: stands, follows and clicks.`,
      zh: prose`并列的谓语动词形式应一致：stands, follows, and clicks。`,
    },
    {
      at: 'production.organization',
      difficulty: 0.0,
      text: prose`Place 5: Which transition is most logical?`,
      options: lettered('No Change', 'Similarly,', 'Therefore,', 'In other words,'),
      key: 'A',
      lure: 'C',
      en: prose`The method sounds rough, and yet it is exact: a contrast.`,
      zh: prose`方法听起来粗略，结果却很准确，是转折关系，所以保留 Nevertheless。`,
    },
    {
      at: 'knowledge.language',
      difficulty: -0.8,
      text: prose`Place 6: Which choice is clearest and most concise?`,
      options: lettered('No Change', 'to be a thing that is useful', 'useful', 'usefully'),
      key: 'C',
      lure: 'B',
      en: prose`“Have proved useful” says everything in two words. The adverb “usefully” does not fit after “proved”.`,
      zh: prose`“have proved useful”最简洁；proved 后应接形容词，不能用副词 usefully。`,
    },
    {
      at: 'conventions.punctuation',
      difficulty: 0.2,
      text: prose`Place 7: Which choice is punctuated correctly?`,
      options: lettered('No Change', 'Okafor, who', 'Okafor; who', 'Okafor: who'),
      key: 'B',
      lure: 'A',
      en: prose`The name is set off as a remark on “a retired plumber”; the comma before “Dale” has to be matched by one after “Okafor”.`,
      zh: prose`Dale Okafor 是 a retired plumber 的同位语，前面有逗号，后面也要有逗号。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -1.2,
      text: prose`Place 8: Which choice is correct in standard English?`,
      options: lettered('No Change', 'has come', 'had been coming', 'had come'),
      key: 'D',
      lure: 'C',
      en: prose`The participle of “come” is “come”: the birds had come back. “Had been coming” would say that it was still going on.`,
      zh: prose`come 的过去分词是 come，故用 had come；had been coming 表示动作还在进行。`,
    },
    {
      at: 'knowledge.language',
      difficulty: -0.5,
      text: prose`Place 9: Which choice is clearest and most concise?`,
      options: lettered(
        'No Change',
        'in order that they might estimate',
        'to estimate',
        'as a means toward the estimation of',
      ),
      key: 'C',
      lure: 'A',
      en: prose`“To estimate” states the purpose in two words; the others say nothing more.`,
      zh: prose`to estimate 两个词就表达了目的，其他选项并未增加意思。`,
    },
    {
      at: 'production.development',
      difficulty: 0.6,
      text: prose`Place 10: Which choice ends the passage best?`,
      options: lettered(
        'No Change',
        'Bricks are made of clay and baked in a kiln.',
        "Vaux's swifts are named after an American scientist of the nineteenth century.",
        "The chimney heats nothing, people here say, except the town's opinion of itself.",
      ),
      key: 'D',
      lure: 'A',
      en: prose`The last paragraph is about keeping the chimney; the ending takes up “heats nothing” from the beginning and says what the town gets for its money. The other choices leave the subject.`,
      zh: prose`末段讲小镇出钱保住烟囱，该句呼应开头的“heats nothing”并点明其意义；其他选项都偏离主题。`,
    },
  ],
});
