import { lettered, prose } from '../../rich.ts';
import { moduleSet } from '../authoring.ts';

/** Reading and Writing, harder module 2: questions 14 to 27. */
export const verbalHarderEnd = moduleSet({
  code: 'sat-r2hb',
  title: {
    en: 'SAT mock A, Reading and Writing module 2 (harder), 14 to 27',
    zh: 'SAT 模拟卷 A 阅读与文法模块 2（较难）第 14 至 27 题',
  },
  subject: 'sat.verbal',
  author: 'mei',
  written: { days: -34, time: '17:50' },
  from: 14,
  questions: [
    {
      at: 'information.inference',
      difficulty: 1.2,
      text: prose`
        Ancient scribes who copied by eye made errors in which one line was skipped because two lines ended alike. Scribes who wrote by ear, as someone read aloud, confused words that sounded alike. In the manuscript of Aldea, skipped lines are common in the first half and absent from the second, where confusions of sound abound. This pattern suggests that ______

        Which choice most logically completes the text?
      `,
      options: lettered(
        'two scribes of unequal skill shared the work',
        'the manuscript was copied from an original with few lines that ended alike',
        'the first half was copied later than the second',
        'the way in which the manuscript was copied changed midway',
      ),
      key: 'D',
      lure: 'A',
      en: prose`Each kind of error belongs to a way of copying; the kinds change in the middle, so the way did. One scribe could have done both.`,
      zh: prose`每类错误对应一种抄写方式，错误类型在中途改变，说明抄写方式变了。未必是换了抄写员。`,
    },
    {
      at: 'information.inference',
      difficulty: 1.4,
      text: prose`
        Bats of one colony that fed on agave nectar carried pollen for forty kilometers, but genetic tests show that the agaves on both ends of their route hardly ever fertilize each other. The bats groom themselves thoroughly at resting places halfway. Taken together, these facts imply that ______

        Which choice most logically completes the text?
      `,
      options: lettered(
        'agaves do not depend on animals for their pollen',
        'most of the pollen is removed before it can reach the distant plants',
        'the bats prefer the agaves at one end of the route',
        'bats that rest less often carry less pollen',
      ),
      key: 'B',
      lure: 'C',
      en: prose`Pollen sets out and hardly arrives, and halfway the bats clean themselves: there it is lost.`,
      zh: prose`花粉出发了却几乎没有到达，而蝙蝠在途中清理毛发，可见花粉多半在那里丢失了。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: 0.3,
      text: prose`
        The first tide tables were made not by astronomers ______ by harbor pilots, who for generations had kept their figures secret.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('but,', 'but', '; but', '. But'),
      key: 'B',
      lure: 'A',
      en: prose`Not by A but by B is one construction; nothing parts it.`,
      zh: prose`not by … but by … 是一个整体结构，中间不加标点。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: 0.7,
      text: prose`
        The collection includes letters from Lagos, ______ and Recife, Brazil.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered(
        'Nigeria, Cork, Ireland,',
        'Nigeria; Cork, Ireland;',
        'Nigeria, Cork; Ireland;',
        'Nigeria; Cork; Ireland,',
      ),
      key: 'B',
      lure: 'A',
      en: prose`The members of the list have commas of their own, so semicolons part them. The first one, Lagos, Nigeria, ends with a semicolon too.`,
      zh: prose`列举的各项内部有逗号，各项之间用分号，第一项 Lagos, Nigeria 之后也用分号。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: 1.0,
      text: prose`
        What the committee had not foreseen ______ that the cheapest of the designs would also be the most durable.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('was', 'was:', 'was,', '— was'),
      key: 'A',
      lure: 'B',
      en: prose`The whole clause before the verb is its subject; no mark parts a subject from its verb, nor a verb from what it says.`,
      zh: prose`动词前的整个从句是主语，主语与动词、动词与其后的内容之间都不加标点。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: 1.2,
      text: prose`
        Basalt columns form as lava ______ the surface shrinks first, cracks into hexagons, and guides the cracks downward.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('cools,', 'cools', 'cools; as', 'cools:'),
      key: 'D',
      lure: 'A',
      en: prose`The second sentence explains the first one; a colon may join them, a comma alone may not. Behind a semicolon “as” would begin a clause without the sentence that it needs.`,
      zh: prose`后句解释前句，可用冒号连接；只用逗号会造成逗号粘连；分号后的 as 从句不能独立成句。`,
    },
    {
      at: 'conventions.form',
      difficulty: 0.6,
      text: prose`
        The pair of spectacles that the astronomer wore during her last observations ______ now on display beside the instruments themselves.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('are', 'were', 'is', 'have been'),
      key: 'C',
      lure: 'A',
      en: prose`The subject is pair, which is singular; spectacles and observations only stand between.`,
      zh: prose`主语是 pair，为单数；spectacles 和 observations 只是夹在中间。`,
    },
    {
      at: 'conventions.form',
      difficulty: 0.9,
      text: prose`
        Neither the conductor nor the musicians remembered ______ first performance of the work in that hall.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('its', 'there', "they're", 'their'),
      key: 'D',
      lure: 'A',
      en: prose`The performance belongs to the people, of whom the nearer ones, the musicians, are many: their. There and they're are other words.`,
      zh: prose`就近一致，指代复数的 musicians，用物主代词 their。there 和 they're 是别的词。`,
    },
    {
      at: 'conventions.form',
      difficulty: 1.1,
      text: prose`
        Having been repaired three times in the workshop of its maker, ______

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered(
        'the museum hesitated to lend the clock again.',
        'visitors are not allowed to touch the clock.',
        'the clock was too fragile to be lent again.',
        'lending the clock again seemed unwise to the museum.',
      ),
      key: 'C',
      lure: 'A',
      en: prose`What was repaired three times is the clock, so the clock has to follow the comma.`,
      zh: prose`修过三次的是钟，所以逗号后的主语必须是 the clock。`,
    },
    {
      at: 'expression.transitions',
      difficulty: 0.5,
      text: prose`
        Many readers assume that the poet's unrhymed lines were written quickly. Her drafts tell of months of work. ______ a single line of “Harvest” exists in thirty-one versions.

        Which choice completes the text with the most logical transition?
      `,
      options: lettered('Indeed,', 'Instead,', 'Otherwise,', 'Meanwhile,'),
      key: 'A',
      lure: 'B',
      en: prose`Thirty-one versions strengthen what the drafts tell: indeed.`,
      zh: prose`三十一个版本进一步印证了上一句，用 Indeed。`,
    },
    {
      at: 'expression.transitions',
      difficulty: 0.8,
      text: prose`
        The bridge's cables were tested to twice the load they would carry. Its deck, which engineers considered harmless, was hardly tested at all. ______ it was the deck that failed.

        Which choice completes the text with the most logical transition?
      `,
      options: lettered('For instance,', 'Accordingly,', 'Similarly,', 'Ironically,'),
      key: 'D',
      lure: 'B',
      en: prose`The part thought harmless is the one that failed, against all expectation: ironically. Accordingly would make the failure follow from the testing of the cables.`,
      zh: prose`被认为无害的部分反而出了问题，出人意料，用 Ironically。`,
    },
    {
      at: 'expression.transitions',
      difficulty: 1.0,
      text: prose`
        Some corals release their eggs on a single night of the year. The timing is no accident: with so many eggs in the water at once, predators can eat only a small share. ______ eggs released a night early are almost all eaten.

        Which choice completes the text with the most logical transition?
      `,
      options: lettered('In conclusion,', 'Conversely,', 'Hence,', 'Moreover,'),
      key: 'B',
      lure: 'C',
      en: prose`The fate of eggs released alone is the opposite of that of eggs released together: conversely.`,
      zh: prose`提前一晚释放的卵结局相反，用 Conversely。`,
    },
    {
      at: 'expression.synthesis',
      difficulty: 0.9,
      text: `${prose`While researching a topic, a student has taken the following notes:`}<ul><li>The engineer Ada Brandt designed a cable ferry in 1902.</li><li>It crossed the Elbe near Ravens.</li><li>It was driven by the current alone.</li><li>An older ferry at the same place was driven by steam.</li><li>The older ferry burned two tons of coal a day.</li></ul>${prose`The student wants to make a contrast between the two ferries. Which choice most effectively uses relevant information from the notes to accomplish this goal?`}`,
      options: lettered(
        "Brandt's ferry of 1902 crossed the Elbe near Ravens, where an older ferry had crossed before.",
        'The older ferry near Ravens was driven by steam and burned two tons of coal a day.',
        "Whereas the steam ferry before it had burned two tons of coal a day, Brandt's was driven by the current alone.",
        'Ada Brandt, an engineer, designed a cable ferry that was driven by the current of the Elbe.',
      ),
      key: 'C',
      lure: 'A',
      en: prose`A contrast names both ferries and in what they differ: coal against current.`,
      zh: prose`对比需要同时写出两艘渡船及其不同之处：烧煤与借水流。`,
    },
    {
      at: 'expression.synthesis',
      difficulty: 1.2,
      text: `${prose`While researching a topic, a student has taken the following notes:`}<ul><li>Stelae are upright stones with inscriptions.</li><li>The stela of Quiro was found in 1987.</li><li>Its inscription is in two languages.</li><li>One of them could not be read before.</li><li>With its help, scholars have read 214 signs of that language.</li></ul>${prose`The student wants to emphasize the importance of the stela to scholars. Which choice most effectively uses relevant information from the notes to accomplish this goal?`}`,
      options: lettered(
        'Thanks to the two languages of the stela of Quiro, scholars have read 214 signs of a language that could not be read before.',
        'The stela of Quiro, an upright stone with an inscription, was found in 1987.',
        'Stelae such as the one of Quiro may bear inscriptions in two languages.',
        'There is a language that could not be read before 1987, when the stela of Quiro was found.',
      ),
      key: 'A',
      lure: 'D',
      en: prose`Its importance is what it made possible: reading 214 signs of an unread language, because the inscription is in two.`,
      zh: prose`它的重要性在于双语铭文使学者读懂了此前无法解读的文字的 214 个符号。`,
    },
  ],
});
