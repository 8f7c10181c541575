import { lettered, prose } from '../../rich.ts';
import { moduleSet } from '../authoring.ts';

/** Reading and Writing, module 1: questions 14 to 27. */
export const verbalFirstEnd = moduleSet({
  code: 'sat-r1b',
  title: {
    en: 'SAT mock A, Reading and Writing module 1, 14 to 27',
    zh: 'SAT 模拟卷 A 阅读与文法模块 1 第 14 至 27 题',
  },
  subject: 'sat.verbal',
  author: 'mei',
  written: { days: -34, time: '15:30' },
  from: 14,
  questions: [
    {
      at: 'information.inference',
      difficulty: 0.7,
      text: prose`
        Potters in the valley marked their jars with a stamp before firing. Archaeologists found that jars with the stamp of one workshop always contain river clay, which the workshop stood beside. Last year a jar with that stamp was found to be made of mountain clay instead. Since a stamp is easily carried but clay is heavy, the find suggests that ______

        Which choice most logically completes the text?
      `,
      options: lettered(
        'the jar was made elsewhere with a stamp from the workshop',
        'river clay was better for jars than mountain clay',
        'the workshop used several different stamps',
        'mountain clay was carried to the workshop in large amounts',
      ),
      key: 'A',
      lure: 'D',
      en: prose`Of stamp and clay the stamp is the easier one to move, so it traveled to the mountain clay, not the clay to it.`,
      zh: prose`印章易携带而黏土沉重，所以更可能是印章被带到了产山土的地方，而不是山土被运到作坊。`,
    },
    {
      at: 'information.inference',
      difficulty: 1.0,
      text: prose`
        Readers of the newspaper rated reviews that were signed as more trustworthy than reviews without a name, even when the two were word for word the same. When the name was invented and unknown to all, the ratings rose by just as much. It seems, then, that readers trusted ______

        Which choice most logically completes the text?
      `,
      options: lettered(
        'well-known critics more than unknown ones',
        'the fact that somebody stood behind the words',
        'reviews that were longer than others',
        'the newspaper more than its critics',
      ),
      key: 'B',
      lure: 'A',
      en: prose`An invented, unknown name works as well as any, so it is not who signs but that somebody does.`,
      zh: prose`虚构的、无人知晓的名字同样有效，说明起作用的不是谁署名，而是有人署名这件事。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: -1.3,
      text: prose`
        The glassblowers of Murano guarded their methods ______ leaving the island without permission was punished as treason.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered(
        'closely, so closely that',
        'closely so closely, that',
        'closely; so closely that',
        'closely. So closely that',
      ),
      key: 'A',
      lure: 'C',
      en: prose`What follows is no sentence of its own but adds to the word closely, so a comma stands before it. A semicolon or a full stop would need whole sentences on both sides.`,
      zh: prose`后面的部分不是独立句，而是补充说明 closely，所以用逗号。分号和句号两边都需要完整的句子。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: -0.7,
      text: prose`
        Three instruments are carried by the ______ a camera for cloud cover, a sensor for humidity, and a small radio.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('balloon', 'balloon,', 'balloon;', 'balloon:'),
      key: 'D',
      lure: 'C',
      en: prose`A whole sentence announces a list; a colon leads to it. A semicolon would need a sentence after it.`,
      zh: prose`完整的句子引出列举，用冒号。分号后面需要完整的句子。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: -0.2,
      text: prose`
        Octopuses taste with their ______ each of their suckers holds thousands of cells that sense chemicals in the water.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('arms,', 'arms', 'arms;', 'arms, because of'),
      key: 'C',
      lure: 'A',
      en: prose`Two whole sentences stand side by side; a semicolon joins them. A comma alone cannot.`,
      zh: prose`前后是两个完整的句子，用分号连接。只用逗号会造成逗号粘连。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: 0.5,
      text: prose`
        The novelist Mei Lindqvist, whose first three books were written in ______ now writes in English and translates herself.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('Swedish', 'Swedish,', 'Swedish;', 'Swedish —'),
      key: 'B',
      lure: 'A',
      en: prose`The clause about her books is put in between commas: one before whose, one after Swedish. A dash would need a dash before it as well.`,
      zh: prose`关于她作品的从句是插入成分，前面有逗号，后面也要用逗号。破折号须成对使用。`,
    },
    {
      at: 'conventions.form',
      difficulty: -1.0,
      text: prose`
        Each of the maps in the collection ______ drawn on the skin of a single calf.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('were', 'are', 'have been', 'was'),
      key: 'D',
      lure: 'A',
      en: prose`The subject is each, which is singular; the maps only stand near the verb.`,
      zh: prose`主语是 each，为单数；maps 只是靠近动词而已。`,
    },
    {
      at: 'conventions.form',
      difficulty: 0.2,
      text: prose`
        Built of driftwood and whalebone, ______

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered(
        'the storms of a century could not move the chapel.',
        'the chapel has withstood the storms of a century.',
        'a century of storms has not moved the chapel.',
        'nothing in a century of storms has moved the chapel.',
      ),
      key: 'B',
      lure: 'C',
      en: prose`Built of driftwood must describe what follows the comma, and only the chapel was built.`,
      zh: prose`句首分词短语修饰逗号后的主语，只有教堂（the chapel）才是“建成”的。`,
    },
    {
      at: 'conventions.form',
      difficulty: 0.0,
      text: prose`
        By the time the first settlers reached the valley in 1840, the river ______ its course twice.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('changes', 'has changed', 'had changed', 'will have changed'),
      key: 'C',
      lure: 'B',
      en: prose`The river changed before another moment of the past, which asks for the past perfect: had changed.`,
      zh: prose`河流改道发生在过去某一时刻之前，用过去完成时 had changed。`,
    },
    {
      at: 'expression.transitions',
      difficulty: -1.2,
      text: prose`
        Sea water swallows light within a few hundred meters but carries deep sounds for hundreds of kilometers. ______ a whale can hear another one that is far beyond the reach of its eyes.

        Which choice completes the text with the most logical transition?
      `,
      options: lettered('Nevertheless,', 'As a result,', 'For example,', 'In other words,'),
      key: 'B',
      lure: 'C',
      en: prose`That the whale is heard and not seen follows from how far water carries sound and how soon it swallows light.`,
      zh: prose`海水能传声却很快吸收光，所以鲸能听到看不见的同伴，用 As a result 表示结果。`,
    },
    {
      at: 'expression.transitions',
      difficulty: -0.3,
      text: prose`
        The first edition of the dictionary took its sentences from famous authors. The second edition, ______ drew on letters, labels and overheard talk.

        Which choice completes the text with the most logical transition?
      `,
      options: lettered('similarly,', 'therefore,', 'by contrast,', 'in fact,'),
      key: 'C',
      lure: 'D',
      en: prose`Famous authors on one side, everyday words on the other: a contrast.`,
      zh: prose`一版取自名家，一版取自日常语言，是对比关系。`,
    },
    {
      at: 'expression.transitions',
      difficulty: 0.6,
      text: prose`
        Early photographs needed exposures of several minutes, and few people can keep a smile for so long. ______ the solemn faces in old portraits say less about the mood of the time than about its cameras.

        Which choice completes the text with the most logical transition?
      `,
      options: lettered('Then,', 'Even so,', 'Likewise,', 'Thus,'),
      key: 'D',
      lure: 'B',
      en: prose`The solemn faces are explained by the long exposures: a conclusion, thus.`,
      zh: prose`由曝光时间长推出表情严肃的原因，是结论，用 Thus。`,
    },
    {
      at: 'expression.synthesis',
      difficulty: 0.4,
      text: `${prose`While researching a topic, a student has taken the following notes:`}<ul><li>The kakapo is a parrot of New Zealand.</li><li>It cannot fly.</li><li>In 1995 only 51 kakapo were known.</li><li>All of them were moved to islands without predators.</li><li>In 2022 there were 252.</li></ul>${prose`The student wants to emphasize how much the number of kakapo has grown. Which choice most effectively uses relevant information from the notes to accomplish this goal?`}`,
      options: lettered(
        'The kakapo, a parrot that cannot fly, lives in New Zealand.',
        'The number of known kakapo grew from 51 in 1995 to 252 in 2022, almost five times as many.',
        'All kakapo were moved to islands without predators.',
        'In 2022 there were 252 kakapo, a parrot of New Zealand.',
      ),
      key: 'B',
      lure: 'D',
      en: prose`Growth needs both numbers; only this choice has them and compares them.`,
      zh: prose`要强调增长，需要两个数字并加以比较，只有这一项做到了。`,
    },
    {
      at: 'expression.synthesis',
      difficulty: 0.8,
      text: `${prose`While researching a topic, a student has taken the following notes:`}<ul><li>Gutta-percha is a sap from trees of Southeast Asia.</li><li>It is soft when warm and hard when cool.</li><li>In the 1850s it was used to insulate undersea telegraph cables.</li><li>It was also used for golf balls.</li></ul>${prose`The student wants to explain to an audience unfamiliar with gutta-percha why it suited undersea cables. Which choice most effectively uses relevant information from the notes to accomplish this goal?`}`,
      options: lettered(
        'Gutta-percha was used for undersea cables in the 1850s, and for golf balls too.',
        'Undersea telegraph cables were insulated with gutta-percha in the 1850s.',
        'The trees that give gutta-percha grow in Southeast Asia, far from the first cables.',
        'Gutta-percha, a tree sap that can be molded when warm and is hard when cool, made a good coat for cables in the cold sea.',
      ),
      key: 'D',
      lure: 'B',
      en: prose`An audience that does not know the stuff is told what it is, and its property is the reason why.`,
      zh: prose`面对不了解的听众，既要说明它是什么，又要用其特性解释原因，只有这一项两者兼备。`,
    },
  ],
});
