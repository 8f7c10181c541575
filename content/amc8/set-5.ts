import { formulas, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** AMC 8 mock, questions 21 to 25. */
export const amc8Set5 = {
  code: 'amc8-5',
  title: { en: 'AMC 8 mock A, 21 to 25: the last five', zh: 'AMC 8 模拟卷 A 第 21 至 25 题：最后五题' },
  node: 'amc.math',
  author: 'qiao',
  written: { days: -116, time: '15:30' },
  questions: [
    {
      code: 'amc8-5-21',
      type: 'choice',
      points: ['amc.algebra.rate', 'amc.algebra.equations'],
      difficulty: 1.1,
      prompt: {
        text: prose`Taps $P$ and $Q$ together fill a tank in 20 minutes, $Q$ and $R$ together in 15 minutes, and $P$ and $R$ together in 12 minutes. How many minutes does tap $R$ need to fill the tank alone?`,
        options: formulas('15', '20', '24', '30', '60'),
      },
      key: 'B',
      lure: 'D',
      explanation: {
        en: prose`Add the rates of the three pairs: $\frac{1}{20} + \frac{1}{15} + \frac{1}{12} = \frac{3+4+5}{60} = \frac{1}{5}$ of the tank a minute. Each tap is counted twice, so all three together fill $\frac{1}{10}$ a minute. Without $P$ and $Q$, tap $R$ fills $\frac{1}{10} - \frac{1}{20} = \frac{1}{20}$ a minute and needs 20 minutes. The values 30 and 60 belong to $P$ and $Q$.`,
        zh: prose`三对水管的效率相加：$\frac{1}{20} + \frac{1}{15} + \frac{1}{12} = \frac{3+4+5}{60} = \frac{1}{5}$。每根水管都算了两次，所以三管齐开每分钟注满 $\frac{1}{10}$。去掉 $P$ 和 $Q$，$R$ 每分钟注 $\frac{1}{10} - \frac{1}{20} = \frac{1}{20}$，单独需 20 分钟。30 和 60 分别是 $P$ 和 $Q$ 的时间。`,
      },
    },
    {
      code: 'amc8-5-22',
      type: 'choice',
      points: ['amc.geometry.triangles', 'amc.geometry.area'],
      difficulty: 1.5,
      prompt: {
        text: prose`
          Rectangle $ABCD$ has $AB = 9$ and $BC = 8$. Point $E$ is the midpoint of side $CD$, and segment $AE$ meets diagonal $BD$ at $F$. What is the area of the shaded quadrilateral $BCEF$?

          <img data-file="rectangle.svg" alt="Rectangle ABCD with A at the lower left. E is the midpoint of the upper side CD. Segment AE crosses diagonal BD at F, and quadrilateral BCEF is shaded.">
        `,
        options: formulas('30', '33', '36', '42', '48'),
      },
      key: 'A',
      lure: 'C',
      explanation: {
        en: prose`Triangles $DEF$ and $BAF$ have equal angles, and $DE : BA = 1 : 2$, so the heights from $F$ to $DE$ and to $BA$ are also as $1 : 2$ and add up to 8. The height to $DE$ is $\frac{8}{3}$ and the area of $DEF$ is $\frac{1}{2} \cdot \frac{9}{2} \cdot \frac{8}{3} = 6$. Triangle $BCD$ has area 36, so $BCEF$ has area $36 - 6 = 30$. The answer 36 is all of triangle $BCD$.`,
        zh: prose`三角形 $DEF$ 与 $BAF$ 相似，$DE : BA = 1 : 2$，所以 $F$ 到 $DE$ 与到 $BA$ 的距离之比也是 $1 : 2$，两者之和为 8。$F$ 到 $DE$ 的距离为 $\frac{8}{3}$，$DEF$ 的面积为 $\frac{1}{2} \cdot \frac{9}{2} \cdot \frac{8}{3} = 6$。三角形 $BCD$ 的面积是 36，所以 $BCEF$ 的面积为 $36 - 6 = 30$。36 是整个三角形 $BCD$。`,
      },
    },
    {
      code: 'amc8-5-23',
      type: 'choice',
      points: ['amc.numbers.divisors', 'amc.numbers.digits'],
      difficulty: 1.6,
      prompt: {
        text: prose`How many three-digit multiples of 15 have three different digits, none of which is 0?`,
        options: formulas('18', '20', '21', '24', '27'),
      },
      key: 'B',
      lure: 'A',
      explanation: {
        en: prose`The last digit must be 5, since 0 is not allowed. The other two digits come from $\{1,2,3,4,6,7,8,9\}$, differ, and have a sum that leaves remainder 1 when divided by 3. Either one is from $\{3,6,9\}$ and the other from $\{1,4,7\}$, which makes $2 \cdot 3 \cdot 3 = 18$, or they are 2 and 8 in some order, which makes 2. Together 20; forgetting the second case gives 18.`,
        zh: prose`不能有 0，所以个位是 5。另两位取自 $\{1,2,3,4,6,7,8,9\}$，互不相同，和除以 3 余 1。一种情况是一个取自 $\{3,6,9\}$，另一个取自 $\{1,4,7\}$，有 $2 \cdot 3 \cdot 3 = 18$ 种；另一种情况是 2 和 8，有 2 种。共 20 个，漏掉第二种就得 18。`,
      },
    },
    {
      code: 'amc8-5-24',
      type: 'choice',
      points: ['amc.counting.probability', 'amc.counting.recursion'],
      difficulty: 1.8,
      prompt: {
        text: prose`A frog sits at 0 on a number line. Each second it jumps one unit to the right or one unit to the left, both with probability $\frac{1}{2}$. What is the probability that after six jumps the frog is back at 0 and has never been to the left of 0?`,
        options: formulas('\\frac{5}{64}', '\\frac{1}{8}', '\\frac{5}{32}', '\\frac{1}{4}', '\\frac{5}{16}'),
      },
      key: 'A',
      lure: 'E',
      explanation: {
        en: prose`There are $2^6 = 64$ equally likely paths. Write R and L for the jumps: there must be three of each, and no beginning of the word may hold more L than R. These are RRRLLL, RRLRLL, RRLLRL, RLRRLL and RLRLRL: 5 paths, so the probability is $\frac{5}{64}$. The answer $\frac{5}{16} = \frac{20}{64}$ counts every return to 0.`,
        zh: prose`共有 $2^6 = 64$ 条等可能路径。用 R、L 表示向右、向左：两者各三个，而且任何开头一段里 L 不多于 R。只有 RRRLLL、RRLRLL、RRLLRL、RLRRLL、RLRLRL 五种，概率为 $\frac{5}{64}$。$\frac{5}{16} = \frac{20}{64}$ 是所有回到 0 的情形。`,
      },
    },
    {
      code: 'amc8-5-25',
      type: 'choice',
      points: ['amc.counting.recursion'],
      difficulty: 2.0,
      prompt: {
        text: prose`Five squares in a row are each colored red, white or black, so that no two red squares are next to each other. In how many ways can this be done?`,
        options: formulas('96', '132', '144', '160', '164'),
      },
      key: 'E',
      lure: 'C',
      explanation: {
        en: prose`Let $a_n$ be the number of colorings of $n$ squares. If the last square is not red, it has 2 colors and anything allowed may stand before it: $2a_{n-1}$. If it is red, the one before it has 2 colors: $2a_{n-2}$. From $a_1 = 3$ and $a_2 = 8$ the rule $a_n = 2a_{n-1} + 2a_{n-2}$ gives $22$, $60$ and $164$.`,
        zh: prose`设 $n$ 格的涂法有 $a_n$ 种。最后一格不是红色时有 2 种颜色，前面任意合法：$2a_{n-1}$；最后一格是红色时，倒数第二格有 2 种颜色：$2a_{n-2}$。由 $a_1 = 3$、$a_2 = 8$ 和 $a_n = 2a_{n-1} + 2a_{n-2}$ 依次得 $22$、$60$、$164$。`,
      },
    },
  ],
} as const satisfies QuestionSet;
