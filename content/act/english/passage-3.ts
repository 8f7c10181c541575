import { lettered, prose } from '../../rich.ts';
import { actSet } from '../authoring.ts';

/** English 3: The woman who drew the seafloor. */
export const englishThird = actSet({
  code: 'act-e3',
  title: { en: 'ACT mock A, English 3: The woman who drew the seafloor', zh: 'ACT 模拟卷 A 英语第 3 篇：画出海底的人' },
  subject: 'act.english',
  author: 'mei',
  written: { days: -33, time: '16:20' },
  from: 1,
  passage: prose`
        <strong>A Map of Echoes</strong>

        In 1948 Marie Tharp was hired by a laboratory in New York that studied the floor of the <u>ocean, but</u><sup>1</sup> women were not allowed aboard its ships. So while her colleague Bruce Heezen sailed, Tharp stayed at a drawing table <u>with long rolls of paper on which</u><sup>2</sup> an echo sounder had recorded the depth of the Atlantic, mile after mile.

        <u>It was slow work.</u><sup>3</sup> She turned thousands of soundings into six profiles, each a slice across the ocean from one continent to the other. When she laid the slices above <u>one another, they</u><sup>4</sup> agreed in one strange detail. Along the middle of the Atlantic ran a range of mountains, and along the crest of the mountains ran a <u>valley, it was deep and narrow.</u><sup>5</sup>

        Tharp believed that the valley was a crack, a place <u>where</u><sup>6</sup> the seafloor was being pulled apart. Heezen dismissed the idea as “girl talk.” <u>Meanwhile,</u><sup>7</sup> another assistant at the laboratory was plotting earthquakes on a map of the same scale. When the two sheets were laid over a lighted glass table, the earthquakes lined up inside the valley, one after another, <u>as if threaded on a string</u><sup>8</sup>. Heezen changed his mind.

        Their map of the world's ocean floor, published in 1977, <u>show</u><sup>9</sup> a single chain of mountains forty thousand miles long. By then most geologists accepted what the map implied: that continents <u>move. Tharp</u><sup>10</sup> rarely complained about the years in which she had been doubted. “I had a blank canvas to fill,” she said, “with extraordinary possibilities.”
      `,
  questions: [
    {
      at: 'conventions.punctuation',
      difficulty: -0.5,
      text: prose`Place 1: Which choice is punctuated correctly?`,
      options: lettered('No Change', 'ocean but,', 'ocean; but,', 'ocean but'),
      key: 'A',
      lure: 'B',
      en: prose`Two complete clauses joined by “but” take a comma before it and none after it.`,
      zh: prose`两个完整分句由 but 连接，but 前加逗号，后面不加。`,
    },
    {
      at: 'conventions.structure',
      difficulty: 0.1,
      text: prose`Place 2: Which choice makes the sentence structure correct?`,
      options: lettered(
        'No Change',
        'with long rolls of paper, an echo sounder on which',
        'with long rolls of paper, on these',
        'and long rolls of paper, these',
      ),
      key: 'A',
      lure: 'C',
      en: prose`“On which” ties the clause to the paper. “On these” and “these” would begin a new sentence after a mere comma.`,
      zh: prose`on which 引导定语从句修饰 paper；on these、these 会造成两个句子只用逗号相连。`,
    },
    {
      at: 'production.development',
      difficulty: 0.6,
      text: prose`Place 3: If the writer deleted the underlined sentence, what would the paragraph mainly lose?`,
      options: lettered(
        'An explanation of how an echo sounder works',
        "A comment that prepares for the account of Tharp's task",
        'A reason why Heezen preferred to be at sea',
        'A claim that the rest of the paragraph goes on to dispute',
      ),
      key: 'B',
      lure: 'D',
      en: prose`The sentence says what the work was like before the numbers show it; nothing in the paragraph disputes it.`,
      zh: prose`该句先概括工作的性质，引出后面的具体描述；后文并没有反驳它。`,
    },
    {
      at: 'conventions.punctuation',
      difficulty: -0.2,
      text: prose`Place 4: Which choice is punctuated correctly?`,
      options: lettered('No Change', 'one another they', 'one another; they', 'one another. They'),
      key: 'A',
      lure: 'D',
      en: prose`A clause with “when” at the beginning is followed by a comma; it cannot stand alone, so neither a semicolon nor a period is possible.`,
      zh: prose`句首的 when 从句后用逗号；从句不能独立，不能用分号或句号。`,
    },
    {
      at: 'conventions.structure',
      difficulty: -0.4,
      text: prose`Place 5: Which choice makes the sentence structure correct?`,
      options: lettered(
        'No Change',
        'valley it was deep and narrow.',
        'deep, narrow valley.',
        'valley; deep and narrow.',
      ),
      key: 'C',
      lure: 'A',
      en: prose`Two complete clauses may not be joined by a comma alone. Putting the adjectives before the noun solves it and is shorter. After the semicolon no complete clause would stand.`,
      zh: prose`两个完整分句不能只用逗号相连；把形容词移到名词前既正确又简洁。D 的分号后不是完整句子。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -0.9,
      text: prose`Place 6: Which choice is correct in standard English?`,
      options: lettered('No Change', 'which', 'when', 'in that'),
      key: 'A',
      lure: 'C',
      en: prose`A place is taken up by “where”.`,
      zh: prose`先行词是 place，用 where。`,
    },
    {
      at: 'production.organization',
      difficulty: 0.3,
      text: prose`Place 7: Which transition is most logical?`,
      options: lettered('No Change', 'Consequently,', 'In conclusion,', 'For instance,'),
      key: 'A',
      lure: 'B',
      en: prose`The other assistant's work went on at the same time and independently; it was no result of what Heezen had said.`,
      zh: prose`另一位助手的工作是同时独立进行的，并非由 Heezen 的话引起，所以用 Meanwhile。`,
    },
    {
      at: 'knowledge.language',
      difficulty: 0.4,
      text: prose`Place 8: Which choice gives the most vivid image of the earthquakes' arrangement?`,
      options: lettered(
        'No Change',
        'in a manner that was noticeable',
        'in a very surprising way',
        'across the whole of the sheet',
      ),
      key: 'A',
      lure: 'C',
      en: prose`Beads on a string are something that can be seen; the other choices judge the arrangement or name its place without showing it.`,
      zh: prose`“像穿在线上一样”给出了具体形象，其他选项只是评价或说明范围。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -0.7,
      text: prose`Place 9: Which choice is correct in standard English?`,
      options: lettered('No Change', 'shows', 'have shown', 'are showing'),
      key: 'B',
      lure: 'A',
      en: prose`The subject is “map”, singular, however much stands between it and the verb.`,
      zh: prose`主语是单数 map，谓语用 shows，中间的插入成分不影响数。`,
    },
    {
      at: 'production.organization',
      difficulty: 0.8,
      text: prose`Place 10: The writer is thinking of beginning a new paragraph with “Tharp rarely complained”. Should this be done?`,
      options: lettered(
        'Yes, because the sentence contradicts the one before it',
        'Yes, because the map is mentioned here for the first time',
        'No, because the sentence completes the picture of how her idea came to be accepted',
        'No, because a paragraph may not begin with a name',
      ),
      key: 'C',
      lure: 'A',
      en: prose`The paragraph tells how the doubted idea was accepted; her view of the years of doubt closes it. It neither contradicts what precedes nor introduces the map, and a paragraph may well begin with a name.`,
      zh: prose`本段讲她的想法如何从被怀疑到被接受，这句话正好收束，不必另起一段；它既不与前文矛盾，也不是首次提到地图。`,
    },
  ],
});
