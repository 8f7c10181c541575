import type { QuestionSet } from '../../bank-types.ts';
import { prose } from '../../rich.ts';

const common = { type: 'essay', difficulty: 0.5, worth: 600 } as const;

/** Three prompts, of which one is answered. */
export const longEssays = {
  code: 'ap-h4',
  title: { en: 'One of three: empires, machines, borders', zh: '三选一：帝国、机器、边界' },
  node: 'ap.history',
  author: 'mei',
  written: { days: -28, time: '12:00' },
  questions: [
    {
      ...common,
      code: 'ap-h4-01',
      points: ['ap.history.empires'],
      prompt: {
        text: prose`In the period from 1450 to 1750 land-based empires such as the Ottoman, Mughal and Qing ruled peoples of many faiths and languages. Develop an argument that evaluates the extent to which such empires relied on tolerance to hold their power.`,
        leastWords: 0,
      },
      key: {
        model: prose`
          The great land empires of these centuries were conquered by horse and gun, and then had to be paid for by people who prayed in other ways than their rulers. My claim is that tolerance was one of their most important tools, but a tool: it was used where it brought taxes and soldiers, and put down where it did not.

          After the age of the Mongols nobody expected subjects to share one faith. The Ottomans let Orthodox Christians, Armenians and Jews keep their own courts and schools under their own heads, and took a tax from them for it. This saved the state officials whom it did not have. Akbar went farther: he gave up the tax on Hindus, married into Rajput houses and let their nobles command his cavalry. For two generations the Mughal army rested on this bargain.

          Yet the same empires show its limits. Aurangzeb brought the tax back when long wars had emptied the treasury and he needed the scholars on his side, and Rajputs and Marathas turned against him. The Qing, for their part, flattered Mongols, Tibetans and Chinese each in their own language, and still ordered every Chinese man to wear the queue. Difference was allowed in prayer, not in loyalty.

          To a large extent, then, these empires relied on tolerance to govern cheaply. Their power itself they owed to armies, and where the army was in danger tolerance was the first thing to be bargained away.
        `,
      },
      explanation: {
        en: prose`“To what extent” asks for a measure: more here than there, earlier than later.`,
        zh: prose`“多大程度上”要求给出衡量：何处多、何处少，前期与后期如何不同。`,
      },
    },
    {
      ...common,
      code: 'ap-h4-02',
      points: ['ap.history.industry'],
      prompt: {
        text: prose`In the period from 1750 to 1900 machines changed how and where people worked. Develop an argument that evaluates the extent to which industrialization changed the lives of women in one or more regions.`,
        leastWords: 0,
      },
      key: {
        model: prose`
          Before the mills most women in Europe, America and Japan worked where they lived: they spun, wove, kept hens and carried water, and nobody counted it as wages. Industrialization took a part of this work out of the house. I argue that it changed where women worked very much, how they worked a good deal, and what they were owed rather little before the end of the nineteenth century.

          In Lowell in New England daughters of farmers moved into boarding houses, worked by the bell and had money of their own, some of them for the first time in the history of their families. In Japan after 1870 girls from the villages reeled the silk that paid for the machines of the state. Both groups left home, learned to live among strangers and, when wages were cut, learned to strike.

          But the wage of a mill girl was half of a man's and was often sent to her father, and in Japan it was her father who signed the contract. In Britain most working women were not in mills at all: they were servants, and their day was as long as before. The law changed last. Until 1870 what a married woman in England earned belonged to her husband.

          So machines changed the place of work first and the rights of the workers last, and they changed the lives of those who were young and unmarried far more than the lives of the others.
        `,
      },
      explanation: {
        en: prose`Change is shown best beside what did not change.`,
        zh: prose`把未变之处一并写出，变化才更清楚。`,
      },
    },
    {
      ...common,
      code: 'ap-h4-03',
      points: ['ap.history.nations'],
      prompt: {
        text: prose`In the twentieth century many new states were founded within borders that others had drawn. Develop an argument that evaluates the extent to which colonial borders caused conflict after independence in one or more regions.`,
        leastWords: 0,
      },
      key: {
        model: prose`
          When the flags of Europe were taken down after 1945, the lines that they had drawn on maps remained. It is tempting to see in them the cause of every war since. I argue that borders decided in many places where people fought, but that rivalries for power within the new states decided whether they did.

          Nigeria is the clearest case for the borders. Britain had joined the north and the south for the sake of its budget, and had ruled them apart. When officers and parties of the regions fought for the center after 1960, the east with its oil tried to leave, and a war with perhaps a million dead was the result. In Kashmir, too, the hurried partition of 1947 left a line that no one has accepted since.

          Yet Rwanda had been a kingdom long before any European came, and its borders are older than most. What Belgian rule left there was a card in every pocket that named a group, and rulers who made use of it. And Tanzania, whose borders were drawn in Berlin across more than a hundred languages, has stayed at peace with itself: one party, one language and schools that mixed the regions gave nobody a reason to divide it.

          Colonial borders thus caused conflict to a considerable extent, but never alone. They were the dry wood. Whether it burned depended on those who ruled after independence, and on what they had to win by fire.
        `,
      },
      explanation: {
        en: prose`A counterexample that is explained earns more than a third case that agrees.`,
        zh: prose`一个解释得当的反例，胜过第三个同类的例子。`,
      },
    },
  ],
} as const satisfies QuestionSet;
