import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 8 mock, questions 16 to 20. */
export const amc8Set4 = {
  code: 'amc8-4',
  title: { en: 'AMC 8 mock A, 16 to 20: numbers that behave', zh: 'AMC 8 模拟卷 A 第 16 至 20 题：数的规律' },
  node: 'amc.numbers',
  author: 'qiao',
  written: { days: -116, time: '14:10' },
  questions: [
    {
      code: 'amc8-4-16',
      type: 'choice',
      points: ['amc.numbers.remainders'],
      difficulty: 0.6,
      prompt: {
        text: prose`A box holds fewer than 100 stickers. Shared equally among 4 children, 3 stickers are left over; among 5 children, 4 are left over; among 6 children, 5 are left over. How many are left over when the stickers are shared equally among 9 children?`,
        options: formulas('1', '3', '4', '5', '8'),
      },
      key: 'D',
      lure: 'E',
      explanation: {
        en: prose`One more sticker would make every one of the three sharings come out even, so the number plus 1 is a multiple of 4, 5 and 6, that is, of 60. Below 100 the only choice is $60 - 1 = 59$. Since $59 = 6 \times 9 + 5$, five are left over. Going on with the pattern "always one short" gives 8, but 60 is not a multiple of 9.`,
        zh: prose`再添一张，三种分法都恰好分完，所以总数加 1 是 4、5、6 的公倍数，即 60 的倍数。小于 100 的只有 $60 - 1 = 59$。由 $59 = 6 \times 9 + 5$，剩 5 张。照“总差一张”的规律猜 8 是不对的，因为 60 不是 9 的倍数。`,
      },
    },
    {
      code: 'amc8-4-17',
      type: 'choice',
      points: ['amc.numbers.divisors'],
      difficulty: 0.7,
      prompt: {
        text: prose`How many positive divisors of 360 are multiples of 6?`,
        options: formulas('12', '15', '16', '18', '24'),
      },
      key: 'A',
      lure: 'D',
      explanation: {
        en: prose`A divisor of 360 that is a multiple of 6 is $6d$, where $d$ divides $360 \div 6 = 60$. Since $60 = 2^2 \cdot 3 \cdot 5$ has $3 \cdot 2 \cdot 2 = 12$ divisors, the answer is 12. Counting all even divisors gives 18, all multiples of 3 gives 16, and all divisors 24.`,
        zh: prose`360 的因数中是 6 的倍数的可写成 $6d$，其中 $d$ 是 $360 \div 6 = 60$ 的因数。$60 = 2^2 \cdot 3 \cdot 5$ 有 $3 \cdot 2 \cdot 2 = 12$ 个因数，答案是 12。只要求偶数会得 18，只要求 3 的倍数会得 16，全部因数有 24 个。`,
      },
    },
    {
      code: 'amc8-4-18',
      type: 'choice',
      points: ['amc.algebra.sequences', 'amc.numbers.remainders'],
      difficulty: 0.8,
      prompt: {
        text: prose`The first term of a sequence is 7. An even term is followed by its half; an odd term is followed by the number that is 5 more. What is the 2027th term?`,
        options: formulas('1', '2', '3', '4', '8'),
      },
      key: 'E',
      lure: 'B',
      explanation: {
        en: prose`The sequence begins $7, 12, 6, 3, 8, 4, 2, 1, 6, 3, 8, \ldots$ From the third term on it repeats with period 6: $6, 3, 8, 4, 2, 1$. The 2027th term is number $2027 - 2 = 2025$ of the repeating part, and $2025 = 337 \times 6 + 3$, so it is the third of the six: 8. Counting all 2027 terms in blocks of six leads to the fifth of the six, which is 2.`,
        zh: prose`数列为 $7, 12, 6, 3, 8, 4, 2, 1, 6, 3, 8, \ldots$，从第三项起以 $6, 3, 8, 4, 2, 1$ 循环，周期为 6。第 2027 项是循环部分的第 $2027 - 2 = 2025$ 项，$2025 = 337 \times 6 + 3$，即六项中的第三项 8。忘了前两项不参与循环，就会落到六项中的第五项 2。`,
      },
    },
    {
      code: 'amc8-4-19',
      type: 'choice',
      points: ['amc.counting.statistics'],
      difficulty: 1.1,
      prompt: {
        text: prose`A list of seven positive integers has mean 6 and median 7, and 3 is the only mode. What is the largest number that the list can contain?`,
        options: formulas('8', '9', '10', '11', '13'),
      },
      key: 'D',
      lure: 'E',
      explanation: {
        en: prose`The sum is $7 \times 6 = 42$. To make the largest number large, keep the other six small. With two 3s the list starts $1, 3, 3, 7$; every other number may then appear only once, so the next two are at least 8 and 9, and the last is $42 - 31 = 11$. With three 3s it starts $3, 3, 3, 7, 7, 8$, again 31. Taking $1, 3, 3, 7, 7, 8$ would give 13, but then 7 is a mode as well.`,
        zh: prose`总和为 $7 \times 6 = 42$，要让最大数最大，其余六个要尽量小。若有两个 3，前四个数为 $1, 3, 3, 7$，其他数只能各出现一次，接下来至少为 8 和 9，最后一个是 $42 - 31 = 11$；若有三个 3，为 $3, 3, 3, 7, 7, 8$，和也是 31。取 $1, 3, 3, 7, 7, 8$ 虽可得 13，但此时 7 也成了众数。`,
      },
    },
    {
      code: 'amc8-4-20',
      type: 'choice',
      points: ['amc.counting.arrangements'],
      difficulty: 1.0,
      prompt: {
        text: prose`Five friends sit in a row of five chairs. Chen takes the middle chair, and An and Bo do not sit next to each other. In how many ways can the five friends be seated?`,
        options: formulas('8', '12', '16', '20', '24'),
      },
      key: 'C',
      lure: 'A',
      explanation: {
        en: prose`With Chen in the middle the four others have $4! = 24$ arrangements. An and Bo are neighbors only if they share the left pair or the right pair of chairs: 2 pairs, 2 orders, and 2 orders of the remaining friends, so $2 \cdot 2 \cdot 2 = 8$. That leaves $24 - 8 = 16$. The answer 8 counts the seatings that are not allowed.`,
        zh: prose`陈坐中间后，其余四人有 $4! = 24$ 种坐法。安和博相邻，只能同坐左边两把或右边两把椅子：2 种位置、2 种顺序，其余两人 2 种顺序，共 $2 \cdot 2 \cdot 2 = 8$ 种。所以有 $24 - 8 = 16$ 种。8 是不允许的坐法数。`,
      },
    },
  ],
} as const satisfies QuestionSet;
