import { quote, type MarkSeed } from '../toefl-2023/answers/marks.ts';
import type { CandidateSeed } from '../candidates.ts';

const texts = {
  correction:
    'Mending the roof does not make the warehouse better than it was before, it only keeps it. So it is a cost of December, not an addition to buildings. Now the profit is 11,300 too high, because the cost is missing. The correct entry is: debit repairs 11,300, credit buildings 11,300. I would put a copy of the invoice to it.',
  fraud:
    'I would not change the account because of a mail. First I would call the supplier, with the number that we have in our system and not the number in the mail. If nobody answers on Friday, I would wait until Monday, even if they say it is urgent, and tell the supplier that we are late. I would write down who I called and at what time, and send a message to my manager.',
  explaining:
    'Dear Ms. Doyle, thank you for your question. The profit of 46,000 is right, and the bank is also right. Profit is not the same like cash. In the profit there is 5,000 depreciation, which is only a number in the books, so we add it: 51,000. We also paid our suppliers later, this gives us 8,000 more: 59,000. But our customers have bought for 70,000 more and did not pay until now, so this money is not on the bank. And we bought more paper than we sold, 22,000. Then we are already at minus 33,000. In the end we bought the printing machine for 25,000, and so we come to minus 58,000. My proposal: first, your colleagues could call the customers with the biggest invoices. Second, we should order less paper until the stock is smaller. If you like, I can show you the list of the open invoices. Best regards, Tang Ning',
} as const;

const mark = (
  question: string,
  [knowledge, accuracy, clarity]: readonly [number, number, number],
  comment: string,
  notes: MarkSeed['notes'],
): MarkSeed => ({
  question,
  points: Math.round((knowledge + accuracy + clarity) / 3),
  scores: { knowledge, accuracy, clarity },
  comment,
  notes,
});

/** Two who apply to keep the school's books: one sat the paper and is marked, one has not begun. */
export const businessCandidates: readonly CandidateSeed[] = [
  {
    person: 'tangning',
    recruiter: 'taomin',
    position: 'Accounts assistant',
    phone: '136 0014 0552',
    message: '感谢应聘。试卷为英文，共三部分，各自计时；工具栏里有计算器。',
    made: { days: -9, time: '14:30' },
    paper: 'business-1',
    given: { at: { days: -8, time: '10:00' }, deadline: { days: 3, time: '18:00' } },
    sat: {
      began: { days: -5, time: '19:10' },
      seconds: 2460,
      handedIn: true,
      answers: {
        'biz-choice-01': 'C',
        'biz-choice-02': 'A',
        'biz-choice-03': 'D',
        'biz-choice-04': 'A',
        'biz-choice-05': 'C',
        'biz-choice-06': 'D',
        'biz-choice-07': 'B',
        'biz-choice-08': 'B',
        'biz-choice-09': 'C',
        'biz-choice-10': 'D',
        'biz-choice-11': ['B', 'D'],
        'biz-choice-12': true,
        'biz-figure-01': '360000',
        'biz-figure-02': '37.5',
        'biz-figure-03': '12000',
        'biz-figure-04': '108000',
        'biz-figure-05': '45',
        'biz-figure-06': '1500',
        'biz-figure-07': '2000',
        'biz-figure-08': '260',
        'biz-desk-1': texts.correction,
        'biz-desk-2': texts.fraud,
        'biz-cash-1': texts.explaining,
      },
    },
    marked: {
      at: { days: -3, time: '11:20' },
      marks: [
        mark(
          'biz-desk-1',
          [450, 400, 450],
          'The rule and the entry are right. The assets are 11,300 too high as well: say both sides of an error, always.',
          [quote('Now the profit is 11,300 too high', 'content', 'And so are the assets of the year.')],
        ),
        mark(
          'biz-desk-2',
          [400, 500, 450],
          'Calm, and in the right order. Bring a second person in before anything is paid or changed.',
          [
            quote(
              'with the number that we have in our system',
              null,
              'The sentence on which it all depends, and you have it.',
            ),
          ],
        ),
        mark(
          'biz-cash-1',
          [500, 500, 400],
          'Every step is there and adds up, and Ms. Doyle could tell it to others. Two turns of phrase to mend.',
          [
            quote('the same like cash', 'wordChoice', 'The same as cash.'),
            quote('on the bank', 'wordChoice', 'In the bank.'),
          ],
        ),
      ],
    },
  },
  {
    person: 'irisfalk',
    recruiter: 'taomin',
    position: 'Accounts assistant',
    phone: '+46 70 174 06 35',
    message: 'Three sections, each with its own clock, and you may rest between them. A calculator is among the tools.',
    made: { days: -3, time: '09:40' },
    paper: 'business-1',
    given: { at: { days: -2, time: '10:00' }, deadline: { days: 6, time: '18:00' } },
  },
];
