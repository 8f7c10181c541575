import { lettered, prose } from '../../rich.ts';
import { actSet } from '../authoring.ts';

/** English 5: The clock that everyone wound. */
export const englishFifth = actSet({
  code: 'act-e5',
  title: { en: 'ACT mock A, English 5: The clock that everyone wound', zh: 'ACT 模拟卷 A 英语第 5 篇：人人上弦的钟' },
  subject: 'act.english',
  author: 'mei',
  written: { days: -33, time: '18:30' },
  from: 1,
  passage: prose`
        <strong>The Clock That Everyone Wound</strong>

        When the railway came to Ashby Falls in 1872, the station had a clock <u>and the clock had no one to wind it</u><sup>1</sup>. The stationmaster was <u>to busy</u><sup>2</sup>; the porters were paid by the trunk. So the town council drew up a list. Each household, in alphabetical order, would wind the clock for one week <u>each</u><sup>3</sup>.

        The arrangement was meant to last a month. <u>It lasted ninety-one years.</u><sup>4</sup> The council kept the lists, and they make surprisingly good <u>reading: the</u><sup>5</sup> Abbotts wound the clock through the blizzard of 1888, the Zieglers through the end of two wars. <strong>[A]</strong> A widow, Mrs. Lund, <u>who's</u><sup>6</sup> turn fell in the week of her daughter's wedding, arrived in her best hat and wound it between the church and the cake.

        Historians like to describe such customs as proof that people in small towns trusted one another. The lists suggest <u>something more interesting.</u><sup>7</sup> Beside many names stands a small cross. <strong>[B]</strong> A cross, according to a note from 1890, meant that the clock <u>have been found</u><sup>8</sup> stopped. Families with three crosses were read aloud in church. People wound the clock, in short, <u>because of the reason that</u><sup>9</sup> they were watched, and, after a generation or so, because their parents had done it. <strong>[C]</strong>

        An electric motor took over in 1963. On its first night it failed, and the morning train left eleven minutes late. <strong>[D]</strong> <u>The next week, with no list and no council telling her to, Mrs. Lund's granddaughter got out the key.</u><sup>10</sup>
      `,
  questions: [
    {
      at: 'knowledge.language',
      difficulty: 0.0,
      text: prose`Place 1: Which choice is clearest and most concise?`,
      options: lettered(
        'No Change',
        'but no one to wind it',
        'while there was no person existing who would wind it',
        'and to wind it, there was no one for the clock',
      ),
      key: 'B',
      lure: 'A',
      en: prose`“But no one to wind it” keeps the contrast and does not name the clock a second time.`,
      zh: prose`“but no one to wind it”保留了转折，又避免重复 clock。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -1.5,
      text: prose`Place 2: Which choice is correct in standard English?`,
      options: lettered('No Change', 'two busy', 'too busy', 'to be busy'),
      key: 'C',
      lure: 'A',
      en: prose`“Too” means more than is good; “to” is a preposition.`,
      zh: prose`表示“太”用 too，to 是介词。`,
    },
    {
      at: 'knowledge.language',
      difficulty: 0.1,
      text: prose`Place 3: Which choice leaves out what has been said?`,
      options: lettered(
        'No Change',
        'apiece',
        'in each case',
        'DELETE the underlined word and end the sentence after “week”',
      ),
      key: 'D',
      lure: 'B',
      en: prose`The sentence begins with “Each household”; to say it again at the end adds nothing.`,
      zh: prose`句首已有 Each household，句末再说是重复，应删去。`,
    },
    {
      at: 'production.development',
      difficulty: 0.5,
      text: prose`Place 4: The writer wants a sentence that surprises after the one before it. Which choice does so best?`,
      options: lettered(
        'No Change',
        'Months were named as they are today.',
        'It was, all in all, a reasonable plan.',
        'Nobody knows who had the idea.',
      ),
      key: 'A',
      lure: 'C',
      en: prose`“A month” against “ninety-one years” is the surprise. The other choices follow quietly or leave the matter.`,
      zh: prose`“一个月”与“九十一年”形成反差，最令人意外。`,
    },
    {
      at: 'conventions.punctuation',
      difficulty: 0.3,
      text: prose`Place 5: Which choice is punctuated correctly?`,
      options: lettered('No Change', 'reading, the', 'reading the', 'reading; and the'),
      key: 'A',
      lure: 'D',
      en: prose`A colon may follow a complete clause and introduce what illustrates it. A comma alone would splice two sentences.`,
      zh: prose`冒号前是完整句子，后面举例说明；只用逗号会造成两句误连。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -0.6,
      text: prose`Place 6: Which choice is correct in standard English?`,
      options: lettered('No Change', 'whom', 'which', 'whose'),
      key: 'D',
      lure: 'A',
      en: prose`The turn belongs to Mrs. Lund: “whose turn”. “Who's” means “who is”.`,
      zh: prose`表示所属用 whose；who's 是 who is 的缩写。`,
    },
    {
      at: 'production.development',
      difficulty: 0.9,
      text: prose`Place 7: Which choice leads best from the historians' view to the rest of the paragraph?`,
      options: lettered(
        'No Change',
        'that the historians are right.',
        'that clocks were expensive.',
        'how trust is won in a large city.',
      ),
      key: 'A',
      lure: 'C',
      en: prose`The paragraph goes on to correct the view: watching and habit rather than trust. “Something more interesting” announces that.`,
      zh: prose`后文说明人们是因为被监督和习惯才上弦，修正了历史学家的看法，原句最能承上启下。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -0.4,
      text: prose`Place 8: Which choice is correct in standard English?`,
      options: lettered('No Change', 'were found', 'had been found', 'having been found'),
      key: 'C',
      lure: 'B',
      en: prose`“The clock” is singular, and it was found stopped before the cross was drawn.`,
      zh: prose`clock 为单数，且“发现停走”发生在画叉之前，用 had been found。`,
    },
    {
      at: 'knowledge.language',
      difficulty: -0.7,
      text: prose`Place 9: Which choice is clearest and most concise?`,
      options: lettered('No Change', 'because', 'because of the fact that', 'for the reason of why'),
      key: 'B',
      lure: 'A',
      en: prose`“Because” already means for the reason that; whatever is added repeats it.`,
      zh: prose`because 本身已表示原因，其余说法都重复。`,
    },
    {
      at: 'production.organization',
      difficulty: 1.0,
      text: prose`The writer wants to add: “The stationmaster is said to have laughed until he had to sit down.” Where does it fit best?`,
      options: lettered('At point A', 'At point B', 'At point C', 'At point D'),
      key: 'D',
      lure: 'C',
      en: prose`He laughs at the motor that fails on its first night, told just before point D. Elsewhere nothing has happened at the station to laugh at.`,
      zh: prose`他笑的是电动机第一晚就出故障，这在 D 处之前刚提到；其他位置没有可笑的事情发生。`,
    },
  ],
});
