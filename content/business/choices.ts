import { lettered, prose } from '../rich.ts';
import type {
  ChoiceQuestion,
  MultipleChoiceQuestion,
  QuestionSet,
  RichText,
  TrueFalseQuestion,
} from '../bank-types.ts';

type Letter = 'A' | 'B' | 'C' | 'D';

interface Draft {
  point: string;
  difficulty: number;
  text: RichText;
  options: readonly [string, string, string, string];
  key: Letter;
  lure: Letter;
  en: RichText;
  zh: RichText;
}

const codeOf = (number: number): string => `biz-choice-${String(number).padStart(2, '0')}`;

const choice = (number: number, { point, text, options, en, zh, ...rest }: Draft): ChoiceQuestion => ({
  type: 'choice',
  code: codeOf(number),
  points: [`business.concepts.${point}`],
  prompt: { text, options: lettered(...options) },
  explanation: { en, zh },
  ...rest,
});

const twoThatLower: MultipleChoiceQuestion = {
  type: 'multiple-choice',
  code: codeOf(11),
  points: ['business.concepts.cash', 'business.concepts.accruals'],
  difficulty: 0.6,
  prompt: {
    text: prose`Which <strong>two</strong> of these lower the profit of the month?`,
    options: lettered(
      'A bank loan is repaid.',
      'The van is depreciated for the month.',
      'Land is bought and paid for.',
      'Staff have earned wages that will be paid next week.',
    ),
    choose: 2,
  },
  key: ['B', 'D'],
  explanation: {
    en: prose`Depreciation and wages earned are costs of the month, whether or not money moves. Repaying a loan changes cash and debt; buying land changes cash and assets. Neither touches profit.`,
    zh: prose`折旧和已发生的工资都是本月成本，与是否付款无关。还贷只影响现金和负债，买地只影响现金和资产，都不影响利润。`,
  },
};

const lateInvoice: TrueFalseQuestion = {
  type: 'true-false',
  code: codeOf(12),
  points: ['business.concepts.accruals'],
  difficulty: -0.4,
  prompt: {
    text: prose`An invoice that is dated 8 January, for leaflets that were printed and handed out in December, belongs to the costs of December.`,
  },
  key: true,
  explanation: {
    en: prose`A cost belongs to the period in which its benefit is used, not to the date on the paper. At the end of December it is accrued.`,
    zh: prose`成本归属于受益的期间，而不是发票上的日期。12 月末应预提这笔费用。`,
  },
};

/** Ten questions with one right answer, one with two, one that is true or not. */
export const businessChoices: QuestionSet = {
  code: 'biz-choice',
  title: { en: 'Accounting and business: what you know', zh: '财会与商务：基础知识' },
  node: 'business.concepts',
  author: 'qiao',
  written: { days: -16, time: '16:20' },
  questions: [
    choice(1, {
      point: 'accruals',
      difficulty: -1.2,
      text: prose`In December, Larkfield Paper pays the January rent of its warehouse. What is this payment in the accounts at the end of December?`,
      options: ['A cost of December', 'A liability', 'A prepayment, shown as an asset', 'A withdrawal by the owners'],
      ...{ key: 'C', lure: 'A' },
      en: prose`The warehouse will be used in January: until then Larkfield has a right to it, which is an asset. It becomes a cost as January passes.`,
      zh: prose`仓库到 1 月才使用，在那之前付款形成一项权利，属于资产（预付账款），到 1 月再转为费用。`,
    }),
    choice(2, {
      point: 'entries',
      difficulty: -0.8,
      text: prose`Paper that costs 8,000 yuan arrives and goes into stock; it is to be paid for in thirty days. Inventory is kept up to date with every delivery. Which entry is right?`,
      options: [
        'Debit inventory, credit accounts payable',
        'Debit inventory, credit cash',
        'Debit accounts payable, credit inventory',
        'Debit cost of goods sold, credit accounts payable',
      ],
      ...{ key: 'A', lure: 'B' },
      en: prose`An asset grows, so inventory is debited; a debt grows, so accounts payable is credited. No cash has moved, and nothing has been sold.`,
      zh: prose`资产增加记借方（存货），负债增加记贷方（应付账款）。现金尚未支付，货物也没有售出。`,
    }),
    choice(3, {
      point: 'assets',
      difficulty: -0.5,
      text: prose`What does depreciation do?`,
      options: [
        'It sets money aside for the next machine.',
        'It shows what the machine could be sold for.',
        'It lowers the loan that paid for the machine.',
        'It spreads the cost of the machine over the years in which it is used.',
      ],
      ...{ key: 'D', lure: 'A' },
      en: prose`Depreciation is a spreading of cost. It moves no money, and the book value that is left need not be what a buyer would pay.`,
      zh: prose`折旧是把成本分摊到各使用年度，既不动用现金，账面余值也不一定等于市场售价。`,
    }),
    choice(4, {
      point: 'receivables',
      difficulty: 0.7,
      text: prose`A customer who owes 6,000 yuan is declared bankrupt. Last year an allowance of 6,000 yuan was made for exactly this debt. What does writing it off do to the profit of this year?`,
      options: [
        'It lowers it by 6,000 yuan.',
        'Nothing.',
        'It raises it by 6,000 yuan.',
        'It lowers it by 3,000 yuan.',
      ],
      ...{ key: 'B', lure: 'A' },
      en: prose`The loss was taken when the allowance was made. Now debt and allowance leave the books together, and profit stays as it is.`,
      zh: prose`损失在上年计提坏账准备时已经确认。现在应收账款与坏账准备同时转销，不影响本年利润。`,
    }),
    choice(5, {
      point: 'cash',
      difficulty: -0.6,
      text: prose`Which of these raises the profit of the month and leaves cash as it is?`,
      options: [
        'A customer pays an invoice of last month.',
        'The bank grants a loan.',
        'Goods are sold on credit above their cost.',
        'A van is bought by bank transfer.',
      ],
      ...{ key: 'C', lure: 'A' },
      en: prose`Profit is made when the goods are sold; the money comes later. The old invoice was profit last month, a loan is never profit, and a van is an asset.`,
      zh: prose`售出货物时就产生利润，收款在后。旧发票的利润上月已确认，贷款不是利润，买车形成资产。`,
    }),
    choice(6, {
      point: 'ratios',
      difficulty: 0.4,
      text: prose`Current assets are 90,000 yuan and current liabilities 60,000 yuan. The company now pays suppliers 30,000 yuan of what it owes. What becomes of its current ratio?`,
      options: ['It stays at 1.5.', 'It falls from 1.5 to 1.', 'It falls from 1.5 to 0.5.', 'It rises from 1.5 to 2.'],
      ...{ key: 'D', lure: 'A' },
      en: prose`Both sides lose 30,000: $60{,}000 \div 30{,}000 = 2$. Whenever the ratio is above 1, paying a debt raises it.`,
      zh: prose`两边同时减少 30,000，$60{,}000 \div 30{,}000 = 2$。流动比率大于 1 时，偿还流动负债会使它上升。`,
    }),
    choice(7, {
      point: 'control',
      difficulty: -0.2,
      text: prose`Which two duties should never lie in the hands of one person?`,
      options: [
        'Preparing a budget and presenting it',
        'Entering the bank details of suppliers and releasing payments',
        'Counting stock and ordering office paper',
        'Sending invoices and answering questions about them',
      ],
      ...{ key: 'B', lure: 'C' },
      en: prose`Whoever can do both can send money to an account of their own and hide it. The other pairs may be inconvenient, but no payment leaves the house by them.`,
      zh: prose`一人兼任这两项，就可能把款项付到自己的账户并加以掩盖。其他组合都不会直接付出款项。`,
    }),
    choice(8, {
      point: 'reconciliation',
      difficulty: 0.9,
      text: prose`The bank statement of 31 May shows 41,200 yuan, the books show 43,700 yuan. Which single fact explains the difference?`,
      options: [
        'A deposit of 2,500 yuan is in the books, but not yet at the bank.',
        'A payment of 2,500 yuan is in the books, but not yet at the bank.',
        'A customer’s transfer of 2,500 yuan is missing from the books.',
        'Interest of 2,500 yuan from the bank is missing from the books.',
      ],
      ...{ key: 'A', lure: 'B' },
      en: prose`The books are higher by 2,500, so they must hold money that the bank has not seen. In each of the other cases the bank would show more than the books.`,
      zh: prose`账面多出 2,500，说明有一笔款已入账而银行尚未收到。其余三种情形下，银行余额都会高于账面。`,
    }),
    choice(9, {
      point: 'trade',
      difficulty: 0.2,
      text: prose`A notebook is bought for 12 yuan and sold for 15 yuan. What are its mark-up on cost and its margin on the price?`,
      options: [
        'Mark-up 20%, margin 25%',
        'Mark-up 25%, margin 25%',
        'Mark-up 25%, margin 20%',
        'Mark-up 20%, margin 20%',
      ],
      ...{ key: 'C', lure: 'A' },
      en: prose`The gain is 3 yuan. Of the cost that is $3 \div 12 = 25\%$, of the price $3 \div 15 = 20\%$.`,
      zh: prose`毛利 3 元：占成本 $3 \div 12 = 25\%$，占售价 $3 \div 15 = 20\%$。`,
    }),
    choice(10, {
      point: 'trade',
      difficulty: 0.1,
      text: prose`An invoice says “2/10, net 30”. What does the customer read in it?`,
      options: [
        'Two instalments, after ten and after thirty days',
        'A fee of 2% for every ten days of delay',
        'A deposit of 10%, the rest in thirty days',
        'Two percent off if paid within ten days, else the whole in thirty',
      ],
      ...{ key: 'D', lure: 'B' },
      en: prose`The first number is the discount in percent, the second the days for it; after that the whole amount is due in thirty days from the invoice.`,
      zh: prose`前一个数字是折扣百分比，后一个是折扣期天数：10 天内付款减 2%，否则 30 天内付全款。`,
    }),
    twoThatLower,
    lateInvoice,
  ],
};
