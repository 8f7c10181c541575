import { lettered, prose } from '../../rich.ts';
import { actSet } from '../authoring.ts';

/** English 4: A dictionary of whistles. */
export const englishFourth = actSet({
  code: 'act-e4',
  title: { en: 'ACT mock A, English 4: A dictionary of whistles', zh: 'ACT 模拟卷 A 英语第 4 篇：口哨词典' },
  subject: 'act.english',
  author: 'mei',
  written: { days: -33, time: '17:25' },
  from: 1,
  passage: prose`
        <strong>A Dictionary of Whistles</strong>

        High in the pastures above Aubisse, in the French Pyrenees, shepherds once spoke to each other <u>across distances</u><sup>1</sup> of two miles without a telephone. They whistled. Two fingers bent against the tongue could carry a question over a valley, and a moment later <u>it's</u><sup>2</sup> answer would come floating back.

        This was no simple set of signals. <u>Whistlers could say</u><sup>3</sup> anything that could be said in Occitan, the language of the region, because the whistle followed the melody of the spoken words. A herder might report a lost ewe, ask for bread, <u>or teasing</u><sup>4</sup> a cousin about his singing. <strong>[A]</strong> Strangers heard only birds.

        By 1990 the last fluent whistlers had grown old, and the young <u>had moved</u><sup>5</sup> to the towns. The language might have vanished <u>all together</u><sup>6</sup> but for a recording made in the 1960s by a linguist with a heavy tape machine. <strong>[B]</strong> In 2015 a music teacher named Paul Arribe <u>had begun listening</u><sup>7</sup> to the tapes every evening. <strong>[C]</strong> He learned to hear the words inside the tune; then, with a finger in his mouth and <u>his patient neighbors</u><sup>8</sup>, he learned to make them.

        <u>Today, Arribe</u><sup>9</sup> teaches the whistle at a university and in village schools. His pupils begin with vowels. Since the consonants are hardly more than bends in the tone, <u>a beginner's first sentences are easily misunderstood.</u><sup>10</sup> <strong>[D]</strong> One girl, asking politely for the door to be opened, is said to have ordered her entire class to eat the goat.
      `,
  questions: [
    {
      at: 'conventions.punctuation',
      difficulty: -0.6,
      text: prose`Place 1: Which choice is punctuated correctly?`,
      options: lettered('No Change', 'across, distances', 'across distances,', 'across: distances'),
      key: 'A',
      lure: 'C',
      en: prose`Nothing interrupts “across distances of two miles”, so no mark is needed.`,
      zh: prose`“across distances of two miles”是一个整体，中间不需要标点。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -1.3,
      text: prose`Place 2: Which choice is correct in standard English?`,
      options: lettered('No Change', 'its', 'their', "its'"),
      key: 'B',
      lure: 'A',
      en: prose`“Its” shows possession; “it's” means “it is”, and “its'” does not exist. The question is singular.`,
      zh: prose`表示所属用 its；it's 是 it is 的缩写，its' 不存在；question 是单数，不用 their。`,
    },
    {
      at: 'conventions.usage',
      difficulty: 0.2,
      text: prose`Place 3: Which choice fits best with the rest of the sentence?`,
      options: lettered(
        'No Change',
        'Being able, whistlers would say',
        'The whistlers, they could say',
        'Whistlers, who could say',
      ),
      key: 'A',
      lure: 'C',
      en: prose`The sentence needs one subject and one verb. “Who could say” leaves it without a main verb; “The whistlers, they” names the subject twice.`,
      zh: prose`句子需要一个主语和一个谓语；D 缺少主句谓语，C 重复了主语。`,
    },
    {
      at: 'conventions.structure',
      difficulty: -0.5,
      text: prose`Place 4: Which choice keeps the series parallel?`,
      options: lettered('No Change', 'or have teased', 'or tease', 'or he teased'),
      key: 'C',
      lure: 'A',
      en: prose`After “might” three infinitives are listed: report, ask, tease.`,
      zh: prose`might 后并列的三个动词应都用原形：report, ask, or tease。`,
    },
    {
      at: 'conventions.usage',
      difficulty: 0.0,
      text: prose`Place 5: Which choice is correct in standard English?`,
      options: lettered('No Change', 'has moved', 'moves', 'have moved'),
      key: 'A',
      lure: 'D',
      en: prose`Like “had grown”, this was over before 1990; and “the young” is plural.`,
      zh: prose`与 had grown 一致，表示 1990 年之前已完成，用过去完成时；the young 为复数。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -0.3,
      text: prose`Place 6: Which choice is correct in standard English?`,
      options: lettered('No Change', 'altogether', 'all of it together', 'in all together'),
      key: 'B',
      lure: 'A',
      en: prose`“Altogether” means completely; “all together” means in one group.`,
      zh: prose`altogether 意为“完全”，all together 意为“一起”。`,
    },
    {
      at: 'conventions.usage',
      difficulty: 0.3,
      text: prose`Place 7: Which choice is correct in standard English?`,
      options: lettered('No Change', 'has begun listening', 'begins to listen', 'began listening'),
      key: 'D',
      lure: 'A',
      en: prose`The year 2015 fixes a point in the past from which the story goes on, so the simple past is right; nothing later is being looked back from.`,
      zh: prose`2015 年是叙述中的过去时间点，用一般过去时；没有比它更晚的参照点，不用过去完成时。`,
    },
    {
      at: 'knowledge.language',
      difficulty: 0.9,
      text: prose`Place 8: Which choice avoids saying something that the writer cannot mean?`,
      options: lettered(
        'No Change',
        'a mouth of patient neighbors',
        'the patience of his neighbors',
        'neighbors who were patient',
      ),
      key: 'C',
      lure: 'A',
      en: prose`As written, the neighbors are in his mouth with the finger, or help him whistle. What he had with him was their patience.`,
      zh: prose`原句会被理解为邻居也在他嘴里；他所依靠的是邻居们的耐心。`,
    },
    {
      at: 'conventions.punctuation',
      difficulty: -0.1,
      text: prose`Place 9: Which choice is correct and most concise?`,
      options: lettered('No Change', "In today's present time, Arribe", 'Today, Arribe;', 'Today, and now, Arribe'),
      key: 'A',
      lure: 'C',
      en: prose`A short opening word may be followed by a comma; a semicolon cannot part a subject from its verb, and the other choices repeat themselves.`,
      zh: prose`句首时间词后可用逗号；分号不能隔开主谓，其他选项重复。`,
    },
    {
      at: 'production.development',
      difficulty: 0.8,
      text: prose`The writer wants to add: “He wrote down what he heard in a school notebook, one sentence to a page.” Where does it fit best?`,
      options: lettered('At point A', 'At point B', 'At point C', 'At point D'),
      key: 'C',
      lure: 'B',
      en: prose`The sentence tells what Arribe did while listening, so it belongs after the sentence in which he begins to listen. Before point C he has not been named; at point D he is already teaching.`,
      zh: prose`该句说的是 Arribe 听录音时的做法，应放在他开始听录音之后的 C 处。此前他尚未出现，D 处他已经在教学。`,
    },
  ],
});
