import { prose } from '../rich.ts';
import type { NumericEntryQuestion, QuestionSet, RichText } from '../bank-types.ts';

interface Draft {
  point: string;
  difficulty: number;
  text: RichText;
  unit: string;
  key: string;
  wrong: string;
  en: RichText;
  zh: RichText;
}

const figure = (number: number, it: Draft): NumericEntryQuestion => ({
  type: 'numeric-entry',
  code: `biz-figure-${String(number).padStart(2, '0')}`,
  points: [`business.figures.${it.point}`],
  difficulty: it.difficulty,
  worth: 200,
  prompt: { text: it.text, unit: it.unit, width: 8 },
  key: { accepted: [it.key] },
  wrong: it.wrong,
  explanation: { en: it.en, zh: it.zh },
});

const row = (name: string, amount: string): string => `<tr><th scope="row">${name}</th><td>${amount}</td></tr>`;

const yearFigures: RichText = [
  '<p><strong>Larkfield Paper: figures of the year that ended on 31 December, in yuan</strong></p>',
  '<table><thead><tr><th scope="col">Item</th><th scope="col">Amount</th></tr></thead><tbody>',
  row('Sales, all on credit', '960,000'),
  row('Inventory on 1 January', '84,000'),
  row('Purchases', '610,000'),
  row('Inventory on 31 December', '94,000'),
  row('Wages', '130,000'),
  row('Rent', '72,000'),
  row('Other costs, without depreciation', '38,000'),
  row('Owed by customers on 31 December', '120,000'),
  '</tbody></table>',
  '<p>On 1 April a van was bought for 96,000 yuan. It is expected to be used for seven years and to be sold then for 12,000 yuan. It is depreciated by equal amounts, month by month from April; there is nothing else to depreciate.</p>',
].join('');

/** Five figures out of one year. */
const year: QuestionSet = {
  code: 'biz-year',
  title: { en: 'A year at Larkfield Paper', zh: '拉克菲尔德纸业的一年' },
  node: 'business.figures',
  author: 'qiao',
  written: { days: -16, time: '17:05' },
  stimulus: { kind: 'passage', html: yearFigures },
  questions: [
    figure(1, {
      point: 'profit',
      difficulty: -0.3,
      text: prose`What is the gross profit of the year?`,
      unit: 'yuan',
      ...{ key: '360000', wrong: '350000' },
      en: prose`Cost of goods sold is $84{,}000 + 610{,}000 - 94{,}000 = 600{,}000$, so gross profit is $960{,}000 - 600{,}000 = 360{,}000$. Leaving the inventories out gives 350,000.`,
      zh: prose`销售成本为 $84{,}000 + 610{,}000 - 94{,}000 = 600{,}000$，毛利为 $960{,}000 - 600{,}000 = 360{,}000$。若忽略存货变动，会误算成 350,000。`,
    }),
    figure(2, {
      point: 'profit',
      difficulty: -0.1,
      text: prose`What is the gross margin, in percent of sales? Give one decimal.`,
      unit: '%',
      ...{ key: '37.5', wrong: '60' },
      en: prose`$360{,}000 \div 960{,}000 = 37.5\%$. Dividing by the cost instead gives the mark-up, 60%.`,
      zh: prose`$360{,}000 \div 960{,}000 = 37.5\%$。若除以成本，得到的是加成率 60%。`,
    }),
    figure(3, {
      point: 'depreciation',
      difficulty: 0.5,
      text: prose`How much is the van depreciated in this year?`,
      unit: 'yuan',
      ...{ key: '9000', wrong: '12000' },
      en: prose`$(96{,}000 - 12{,}000) \div 7 = 12{,}000$ for a whole year. From April to December it is nine months of twelve: 9,000.`,
      zh: prose`全年折旧为 $(96{,}000 - 12{,}000) \div 7 = 12{,}000$，4 月至 12 月共 9 个月，所以是 9,000。`,
    }),
    figure(4, {
      point: 'profit',
      difficulty: 0.8,
      text: prose`What is the operating profit, after depreciation?`,
      unit: 'yuan',
      ...{ key: '111000', wrong: '120000' },
      en: prose`$360{,}000 - 130{,}000 - 72{,}000 - 38{,}000 - 9{,}000 = 111{,}000$. Without the depreciation it would be 120,000.`,
      zh: prose`$360{,}000 - 130{,}000 - 72{,}000 - 38{,}000 - 9{,}000 = 111{,}000$。漏掉折旧会得到 120,000。`,
    }),
    figure(5, {
      point: 'collection',
      difficulty: 0.6,
      text: prose`How many days does it take customers to pay, by what they owe on 31 December? Count 360 days to the year.`,
      unit: 'days',
      ...{ key: '45', wrong: '8' },
      en: prose`$120{,}000 \div 960{,}000 \times 360 = 45$ days. The other way round, 8, says how often a year the debts turn over.`,
      zh: prose`$120{,}000 \div 960{,}000 \times 360 = 45$ 天。反过来相除得到的 8 是一年的周转次数。`,
    }),
  ],
};

/** Three figures that stand alone. */
const decisions: QuestionSet = {
  code: 'biz-decisions',
  title: { en: 'A calendar and an invoice', zh: '一本日历与一张发票' },
  node: 'business.figures',
  author: 'qiao',
  written: { days: -16, time: '17:40' },
  questions: [
    figure(6, {
      point: 'break-even',
      difficulty: 0.2,
      text: prose`A wall calendar sells at 48 yuan. Each one costs 30 yuan to make and send; the line costs 27,000 yuan a year, however many are made. How many calendars have to be sold to break even?`,
      unit: 'calendars',
      ...{ key: '1500', wrong: '900' },
      en: prose`Each calendar leaves $48 - 30 = 18$ yuan, and $27{,}000 \div 18 = 1{,}500$. Dividing by the cost of one gives 900.`,
      zh: prose`每本贡献 $48 - 30 = 18$ 元，$27{,}000 \div 18 = 1{,}500$ 本。若除以单位成本，会误算成 900。`,
    }),
    figure(7, {
      point: 'break-even',
      difficulty: 0.7,
      text: prose`How many of the same calendars have to be sold for a profit of 9,000 yuan?`,
      unit: 'calendars',
      ...{ key: '2000', wrong: '500' },
      en: prose`Fixed costs and profit together: $(27{,}000 + 9{,}000) \div 18 = 2{,}000$. The 500 that pay for the profit come on top of the 1,500 that pay for the line.`,
      zh: prose`固定成本加目标利润：$(27{,}000 + 9{,}000) \div 18 = 2{,}000$ 本。500 本只对应利润，还要加上保本的 1,500 本。`,
    }),
    figure(8, {
      point: 'tax',
      difficulty: 0.9,
      text: prose`An invoice comes to 2,260 yuan, with value added tax of 13% in it. How much of it is tax?`,
      unit: 'yuan',
      ...{ key: '260', wrong: '293.8' },
      en: prose`Without tax it is $2{,}260 \div 1.13 = 2{,}000$, so the tax is 260. Taking 13% of the whole taxes the tax.`,
      zh: prose`不含税金额为 $2{,}260 \div 1.13 = 2{,}000$，税额为 260。直接乘 13% 等于对税额又征了税。`,
    }),
  ],
};

/** What is worked out. */
export const businessFigures: readonly QuestionSet[] = [year, decisions];
