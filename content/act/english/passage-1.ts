import { lettered, prose } from '../../rich.ts';
import { actSet } from '../authoring.ts';

/** English 1: The night bakery. */
export const englishFirst = actSet({
  code: 'act-e1',
  title: { en: 'ACT mock A, English 1: The night bakery', zh: 'ACT 模拟卷 A 英语第 1 篇：深夜面包房' },
  subject: 'act.english',
  author: 'mei',
  written: { days: -33, time: '14:10' },
  from: 1,
  passage: prose`
        <strong>The Night Bakery</strong>

        My grandmother's bakery opened at six in the morning, but its day began at eleven the night <u>before. When</u><sup>1</sup> the last bus had passed and the square lay empty. The lights went on, the mixer groaned, and flour drifted out under the door like smoke.

        I was nine the first time she let me stay. Each of the four bakers <u>have</u><sup>2</sup> a station and a task. Uncle Teo fed the oven, <u>which</u><sup>3</sup> was older than anyone in the room. Marisol, <u>the fastest shaper in the province</u><sup>4</sup> turned a shapeless heap into forty rolls before I had tied my apron. <strong>[A]</strong> My own job was humble: I brushed the flour from the <u>baker's</u><sup>5</sup> shoulders so that they would not sneeze into the dough.

        <u>However,</u><sup>6</sup> I was not very good at it. I brushed too hard, and a small cloud settled on a tray of finished loaves. Nobody scolded me. Uncle Teo looked at the white tray, <u>looked at it with his eyes,</u><sup>7</sup> and announced that we had invented a new bread. <strong>[B]</strong> We sold it the next morning under the name of “snowfall,” and it was gone by eight.

        <strong>[C]</strong> Thirty years later the recipe is still on the board. <strong>[D]</strong> Customers <u>ask, why</u><sup>8</sup> a loaf should be dusted twice, and my cousins invent a different reason for each of them. <u>Having told the true story only once,</u><sup>9</sup> to my own daughter, on the night when she was nine and held the brush. She listened <u>seriously,</u><sup>10</sup> then asked whether she might spill something too.
      `,
  questions: [
    {
      at: 'conventions.structure',
      difficulty: -1.1,
      text: prose`Place 1: Which choice makes the sentence structure correct?`,
      options: lettered('No Change', 'before, when', 'before; when', 'before when,'),
      key: 'B',
      lure: 'C',
      en: prose`“When the last bus had passed” cannot stand as a sentence of its own; a comma joins it to the clause before. A semicolon would need a complete clause after it.`,
      zh: prose`“When the last bus had passed …”是从句，不能独立成句，应以逗号与前面的主句相连；分号后必须是完整的句子。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -0.8,
      text: prose`Place 2: Which choice is correct in standard English?`,
      options: lettered('No Change', 'are having', 'were having', 'had'),
      key: 'D',
      lure: 'A',
      en: prose`The subject is “Each”, which is singular, and the story is told in the past: “Each … had”. “Bakers” stands only inside the phrase with “of”.`,
      zh: prose`主语是单数的 Each，且全文用过去时，所以用 had；bakers 只是 of 短语的一部分。`,
    },
    {
      at: 'conventions.usage',
      difficulty: -0.7,
      text: prose`Place 3: Which choice is correct in standard English?`,
      options: lettered('No Change', 'that', 'who', 'it'),
      key: 'A',
      lure: 'C',
      en: prose`A clause that adds a remark after a comma begins with “which” when it is about a thing. “It” would join two sentences with a comma only.`,
      zh: prose`逗号后补充说明事物的非限制性从句用 which；用 it 会使两个句子仅以逗号相连。`,
    },
    {
      at: 'conventions.punctuation',
      difficulty: -0.4,
      text: prose`Place 4: Which choice is punctuated correctly?`,
      options: lettered(
        'No Change',
        'the fastest shaper, in the province',
        'the fastest shaper in the province,',
        'the fastest shaper in the province;',
      ),
      key: 'C',
      lure: 'A',
      en: prose`The remark about Marisol stands between subject and verb; the comma before it needs a partner behind it.`,
      zh: prose`插入主语和谓语之间的同位语前后都要有逗号，前面已有一个，后面需补上另一个。`,
    },
    {
      at: 'conventions.punctuation',
      difficulty: -0.2,
      text: prose`Place 5: Which choice is punctuated correctly?`,
      options: lettered('No Change', "bakers'", 'bakers', "bakers's"),
      key: 'B',
      lure: 'A',
      en: prose`There are four bakers, and the shoulders belong to all of them: the apostrophe follows the plural “bakers”.`,
      zh: prose`面包师共四位，复数名词所有格在 bakers 后加撇号。`,
    },
    {
      at: 'production.organization',
      difficulty: 0.1,
      text: prose`Place 6: Which choice opens the paragraph most logically?`,
      options: lettered('No Change', 'For example,', 'As a result,', 'To be honest,'),
      key: 'D',
      lure: 'A',
      en: prose`The job was called humble; that the child was bad at it is neither a contrast, an example nor a result of that, but a confession.`,
      zh: prose`前文说这份工作很简单，本句坦白自己做得不好，既不是转折、举例，也不是结果，“To be honest”最合逻辑。`,
    },
    {
      at: 'knowledge.language',
      difficulty: -0.9,
      text: prose`Place 7: Which choice is clearest and leaves out what has been said?`,
      options: lettered(
        'No Change',
        'looked at it carefully with his own eyes,',
        'DELETE the underlined words',
        'looked at the tray, which was white,',
      ),
      key: 'C',
      lure: 'B',
      en: prose`That he looked at the white tray has just been said; each of the longer choices says it again.`,
      zh: prose`前面已经说他看着白色的托盘，其余选项都是重复，应删去。`,
    },
    {
      at: 'conventions.punctuation',
      difficulty: -0.1,
      text: prose`Place 8: Which choice is punctuated correctly?`,
      options: lettered('No Change', 'ask why', 'ask: why', 'ask why,'),
      key: 'B',
      lure: 'D',
      en: prose`The clause with “why” is what they ask, so nothing separates it from the verb.`,
      zh: prose`why 引导的从句是 ask 的宾语，两者之间不加标点。`,
    },
    {
      at: 'conventions.structure',
      difficulty: 0.4,
      text: prose`Place 9: Which choice makes the sentence complete?`,
      options: lettered(
        'No Change',
        'The true story having been told only once,',
        'Telling the true story only once,',
        'I have told the true story only once,',
      ),
      key: 'D',
      lure: 'A',
      en: prose`As it stands the sentence has no subject with a finite verb. “I have told” gives it both.`,
      zh: prose`原句没有主语和限定动词，“I have told”使句子完整。`,
    },
    {
      at: 'production.development',
      difficulty: 0.7,
      text: prose`The writer wants to add this sentence: “A photograph of the first tray hangs beside it.” Where does it fit best?`,
      options: lettered('At point A', 'At point B', 'At point C', 'At point D'),
      key: 'D',
      lure: 'A',
      en: prose`“Beside it” needs the board with the recipe, which is named in the first sentence of the last paragraph; point D comes right after it. At points A and B there is no tray or board to hang anything beside.`,
      zh: prose`“beside it”中的 it 指写着配方的黑板，末段首句才提到；D 处在其后，最合适。A、B 处还没有出现可以挂照片的地方。`,
    },
  ],
});
