import { prose } from '../../rich.ts';
import type { QuestionSet } from '../../bank-types.ts';
import { shortAnswer, table } from '../authoring.ts';

const common = { node: 'ap.history', author: 'mei', worth: 3 } as const;

/** Two short answers of three parts each. */
export const shortSets = [
  shortAnswer({
    ...common,
    code: 'ap-h1',
    title: { en: 'Silver around the world', zh: '环球白银' },
    written: { days: -28, time: '10:00' },
    at: 'exchange',
    difficulty: 0.2,
    passage: prose`
      <strong>A modern summary.</strong> From about 1570 silver of the Spanish Americas went around the world in two directions: over the Atlantic to Seville, and from Acapulco over the Pacific to Manila, where merchants from Fujian took it in exchange for silk and porcelain. Ming China had little silver of its own and had begun to collect most taxes in it, so that silver was worth about twice as much there as in Europe. Historians estimate that a third or more of the silver of the Americas ended in China.
    `,
    text: prose`
      (a) Identify one cause of the demand for silver in Ming China.

      (b) Explain one effect of the silver trade on the Americas.

      (c) Explain one effect of the silver trade on a society in Europe or Asia.
    `,
    model: prose`
      (a) The state collected its taxes in silver (the single-whip reform), so everyone who owed taxes needed it.

      (b) At Potosí men of the villages were drafted to the mines by the mita; many died or fled, and whole districts lost their people.

      (c) In Spain silver brought rising prices and paid for long wars, so that the crown went bankrupt several times although treasure came in every year.
    `,
    en: prose`Each part is one point: a fact that fits, in a full sentence, and for “explain” the link from cause to effect.`,
    zh: prose`每问 1 分：用完整的句子给出恰当的史实；要求“解释”时，还要说明因果联系。`,
  }),
  shortAnswer({
    ...common,
    code: 'ap-h2',
    title: { en: 'Cities in the age of steam', zh: '蒸汽时代的城市' },
    written: { days: -28, time: '10:20' },
    at: 'industry',
    difficulty: 0.2,
    passage: `${prose`<strong>People in three cities, in thousands (rounded from modern estimates).</strong>`}${table('City | about 1750 | about 1850', 'Manchester | 20 | 300', 'Beijing | 900 | 1,300', 'Osaka | 400 | 330')}`,
    text: prose`
      (a) Identify one difference between the cities that the table shows.

      (b) Explain one cause of the growth of Manchester in this period.

      (c) Explain why growth in another city was slower, or turned into decline.
    `,
    model: prose`
      (a) Manchester grew to about fifteen times its size, while Osaka became smaller.

      (b) Steam let cotton mills leave the streams and gather near coal and canals; people who had lost land or handwork came for wages.

      (c) Osaka was a market for rice and goods under a shogunate that limited foreign trade and movement; without factories there was no pull from the countryside, and the famines of the 1830s drove people out.
    `,
    en: prose`Part (a) is read from the table. Parts (b) and (c) need knowledge that is not in it.`,
    zh: prose`(a) 直接读表；(b)、(c) 需要表格以外的史实。`,
  }),
];

const question = { type: 'short-answer', difficulty: 0.3, worth: 300 } as const;

/** Two short answers without a text, of which the exam asks one. */
export const oneOfTwo = {
  code: 'ap-h5',
  title: { en: 'One of two: faiths on the move, states remade', zh: '二选一：传播的信仰与重塑的国家' },
  node: 'ap.history',
  author: 'mei',
  written: { days: -28, time: '10:40' },
  questions: [
    {
      ...question,
      code: 'ap-h5-01',
      points: ['ap.history.exchange'],
      prompt: {
        text: prose`
          (a) Identify one religion that spread along trade routes in the period from 600 to 1450.

          (b) Explain one way in which merchants helped it to spread.

          (c) Explain one way in which it changed in a region that it reached.
        `,
      },
      key: {
        model: prose`
          (a) Islam.

          (b) Merchants settled in the ports of the Swahili coast and married there, and others traded more safely with partners who shared their law.

          (c) In the empire of Mali rulers prayed and went on pilgrimage while older rites and the standing of women went on as before, which surprised visitors from the north.
        `,
      },
      explanation: {
        en: prose`Part (b) asks how merchants did it, not only that they did.`,
        zh: prose`(b) 问的是商人如何促成传播，而不只是促成了传播。`,
      },
    },
    {
      ...question,
      code: 'ap-h5-02',
      points: ['ap.history.nations'],
      prompt: {
        text: prose`
          (a) Identify one state that carried out far-reaching reforms between 1850 and 1914 to keep its independence.

          (b) Explain one reform that it carried out.

          (c) Explain one reason for which these reforms succeeded or failed.
        `,
      },
      key: {
        model: prose`
          (a) Japan after the Meiji Restoration.

          (b) The domains were abolished and replaced by prefectures, so that taxes and soldiers belonged to one government.

          (c) They succeeded because samurai who lost their rank could enter the new army, offices and firms, so that enough of the old order had a part in the new one.
        `,
      },
      explanation: {
        en: prose`A reason is more than a result: say what made the reforms work, or not.`,
        zh: prose`原因不同于结果：要说明是什么使改革成功或失败。`,
      },
    },
  ],
} as const satisfies QuestionSet;
