import { prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** An entry to be corrected, a mail not to be believed. */
const desk: QuestionSet = {
  code: 'biz-desk',
  title: { en: 'Two things on the desk', zh: '桌上的两件事' },
  node: 'business.cases',
  author: 'qiao',
  written: { days: -15, time: '16:10' },
  questions: [
    {
      code: 'biz-desk-1',
      type: 'short-answer',
      points: ['business.cases.correction'],
      difficulty: 0.5,
      worth: 500,
      prompt: {
        text: prose`While you close the year, you find that an invoice of 11,300 yuan for mending the warehouse roof was entered in December as an addition to buildings. What is wrong with that? What does it do to the profit and the assets of the year? Which entry puts it right? Four to six sentences; leave tax and depreciation out.`,
      },
      key: {
        model: prose`Mending a roof keeps the building as it was; it adds nothing that will be used for years, so it is a cost of December and no addition to buildings. As it stands, assets and profit of the year are both 11,300 yuan too high. The correction debits repairs 11,300 and credits buildings 11,300. I would attach the invoice to the entry, say in its text what it corrects, and check whether other repairs went the same way.`,
      },
      explanation: {
        en: prose`What only keeps an asset in order is a cost; what makes it last longer or do more is an asset. A good answer gives both effects with the amount, and the entry with its two sides.`,
        zh: prose`仅维持资产原状的支出是费用，延长寿命或提高性能的才计入资产。好的答案写出对利润和资产两方面的影响、金额，以及借贷双方的更正分录。`,
      },
    },
    {
      code: 'biz-desk-2',
      type: 'short-answer',
      points: ['business.cases.fraud'],
      difficulty: 0.1,
      worth: 500,
      prompt: {
        text: prose`At four on a Friday a mail arrives in the name of a supplier whom you have paid for years. Their bank account has changed, it says; tomorrow’s payment of 86,000 yuan should go to the new one, and the matter is urgent. Your manager is on a plane. What do you do, in which order, and what do you leave in writing? Four to six sentences.`,
      },
      key: {
        model: prose`I change nothing and pay nothing on the strength of a mail. I call the supplier at the number in our own records, not at one in the mail, and ask a second person to listen. Until somebody I know there confirms it, the payment waits; a payment that is two days late can be explained, money that is gone cannot. If the change is real, a colleague who does not release payments enters it. I file the mail, note whom I called and when, and write to my manager so that she reads it when she lands. If it is false, our bank and our IT hear of it the same afternoon.`,
      },
      explanation: {
        en: prose`What counts: no change on the strength of the mail, a call back by a number that one had before, two people, the payment held, and a note of it all.`,
        zh: prose`要点：不凭邮件改账户；用原有的电话回拨核实；双人复核；暂缓付款；全程留痕。`,
      },
    },
  ],
};

/** Figures explained to somebody who does not keep books. */
const cash: QuestionSet = {
  code: 'biz-cash',
  title: { en: 'Profit up, money down', zh: '利润增加，存款减少' },
  node: 'business.cases',
  author: 'qiao',
  written: { days: -15, time: '16:45' },
  stimulus: {
    kind: 'passage',
    html: [
      '<p><strong>Larkfield Paper: November, in yuan</strong></p>',
      '<table><thead><tr><th scope="col">Item</th><th scope="col">Amount</th></tr></thead><tbody>',
      '<tr><th scope="row">Profit of the month</th><td>46,000</td></tr>',
      '<tr><th scope="row">Depreciation in it</th><td>5,000</td></tr>',
      '<tr><th scope="row">Customers owe more by</th><td>70,000</td></tr>',
      '<tr><th scope="row">Inventory grew by</th><td>22,000</td></tr>',
      '<tr><th scope="row">We owe suppliers more by</th><td>8,000</td></tr>',
      '<tr><th scope="row">A printing machine was bought and paid</th><td>25,000</td></tr>',
      '<tr><th scope="row">Change of the bank balance</th><td>−58,000</td></tr>',
      '</tbody></table>',
    ].join(''),
  },
  questions: [
    {
      code: 'biz-cash-1',
      type: 'essay',
      points: ['business.cases.explaining', 'business.concepts.cash'],
      difficulty: 0.9,
      worth: 1000,
      prompt: {
        text: prose`Ms. Doyle leads sales and does not keep books. She writes: “We made 46,000 in November, and the bank account went down by 58,000. Where is our money?” Answer her by mail: lead her from one number to the other, with the figures of the table, in words that she can use, and propose two steps. 120 to 180 words.`,
        leastWords: 120,
      },
      key: {
        model: prose`Dear Ms. Doyle, both numbers are right; they answer different questions. Profit says what we earned in November, the bank says what arrived. We begin with 46,000. Depreciation of 5,000 was counted as a cost although no money left the house, and suppliers let us owe them 8,000 more: that makes 59,000. But customers have not yet paid for 70,000 of what we sold them, and 22,000 lies in the warehouse as paper. That alone turns 59,000 into minus 33,000. Finally we paid 25,000 for the printing machine, which will be a cost only over the years in which it prints. So we arrive at minus 58,000. I propose two steps. Could your team ring the five customers who owe us most this week? And could we order paper twice a month instead of once, until the shelves are down to the October level? I am glad to show you the list. Kind regards`,
      },
      explanation: {
        en: prose`The bridge: $46{,}000 + 5{,}000 + 8{,}000 - 70{,}000 - 22{,}000 - 25{,}000 = -58{,}000$. A good mail says for each step why money and profit part, uses no term that Ms. Doyle would have to look up, and proposes steps that she can take.`,
        zh: prose`调节过程：$46{,}000 + 5{,}000 + 8{,}000 - 70{,}000 - 22{,}000 - 25{,}000 = -58{,}000$。好的邮件逐项说明利润与现金为何不同，不用对方需要查的术语，并提出对方能做到的措施。`,
      },
    },
  ],
};

/** What is written, and marked by the recruiter. */
export const businessCases: readonly QuestionSet[] = [desk, cash];
