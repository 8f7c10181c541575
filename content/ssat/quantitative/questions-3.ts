import { formulas, prose } from '../../rich.ts';
import { ssatSet } from '../authoring.ts';

const written = { days: -46, time: '14:50' } as const;

/** Quantitative 2, questions 1 to 13. */
export const quantitativeThird = ssatSet(
  {
    code: 'ssat-q3',
    title: ['SSAT Upper mock A, Quantitative 2: 1 to 13', 'SSAT 高级模拟卷 A 数学二第 1 至 13 题'],
    author: 'qiao',
    written,
    hardness: [-1.9, 0.3],
  },
  'ssat.quantitative',
  {
    questions: [
      {
        at: 'number.operations',
        text: prose`What is $48 \div 6 \times 2 - 3^2$?`,
        options: formulas('-5', '7', '10', '13', '25'),
        ...{ key: 'B', lure: 'A' },
        en: prose`From left to right: $8 \times 2 = 16$, and $16 - 9 = 7$. Multiplying first gives $4 - 9 = -5$.`,
        zh: prose`从左到右：$8 \times 2 = 16$，$16 - 9 = 7$。若先乘后除，会得到 $4 - 9 = -5$。`,
      },
      {
        at: 'number.fractions',
        text: prose`What is $2\frac{1}{4} - 1\frac{2}{3}$?`,
        options: formulas('\\frac{1}{4}', '\\frac{5}{12}', '\\frac{7}{12}', '\\frac{11}{12}', '\\frac{19}{12}'),
        ...{ key: 'C', lure: 'E' },
        en: prose`$\frac{27}{12} - \frac{20}{12} = \frac{7}{12}$. Forgetting to borrow a whole leaves $1\frac{7}{12}$.`,
        zh: prose`$\frac{27}{12} - \frac{20}{12} = \frac{7}{12}$。忘记退 1 会得到 $1\frac{7}{12}$。`,
      },
      {
        at: 'number.percent',
        text: prose`18 is 45% of which number?`,
        options: formulas('8.1', '25', '27', '36', '40'),
        ...{ key: 'E', lure: 'A' },
        en: prose`$18 \div 0.45 = 40$. 8.1 is 45% of 18, the other way round.`,
        zh: prose`$18 \div 0.45 = 40$。8.1 是 18 的 45%，方向反了。`,
      },
      {
        at: 'algebra.equations',
        text: prose`If $7x - 12 = 3x + 24$, what is $x$?`,
        options: formulas('3', '3.6', '6', '9', '12'),
        ...{ key: 'D', lure: 'B' },
        en: prose`$4x = 36$, so $x = 9$. Adding the two $x$ terms instead gives $10x = 36$.`,
        zh: prose`$4x = 36$，$x = 9$。若把两个 $x$ 项相加，会得到 $10x = 36$。`,
      },
      {
        at: 'geometry.plane',
        text: prose`Angles of $(3x + 10)^\circ$ and $(2x + 20)^\circ$ together make a straight line. What is $x$?`,
        options: formulas('30', '36', '50', '80', '100'),
        ...{ key: 'A', lure: 'B' },
        en: prose`$5x + 30 = 180$, so $5x = 150$ and $x = 30$. Forgetting the 30 degrees gives 36; the angles are 100 and 80 degrees.`,
        zh: prose`$5x + 30 = 180$，$5x = 150$，$x = 30$。漏掉 30 度会得到 36；两角分别为 100 度和 80 度。`,
      },
      {
        at: 'number.ratios',
        text: prose`Boys and girls in a choir are in the ratio $3 : 5$. There are 24 boys. How many singers are there?`,
        options: formulas('15', '39', '40', '64', '72'),
        ...{ key: 'D', lure: 'C' },
        en: prose`One part is $24 \div 3 = 8$ singers, and there are 8 parts: 64. The girls alone are 40.`,
        zh: prose`一份是 $24 \div 3 = 8$ 人，共 8 份，即 64 人。40 只是女生人数。`,
      },
      {
        at: 'number.properties',
        text: prose`Which of these numbers is prime?`,
        options: formulas('51', '57', '61', '63', '69'),
        ...{ key: 'C', lure: 'A' },
        en: prose`51, 57, 63 and 69 have digits that add up to a multiple of 3, so they are divisible by 3. 61 is divisible by none of 2, 3, 5 and 7.`,
        zh: prose`51、57、63、69 的数字和都是 3 的倍数，能被 3 整除。61 不能被 2、3、5、7 整除，是质数。`,
      },
      {
        at: 'data.statistics',
        text: prose`Rosa scored 82, 90, 76 and 88 in four tests. What must she score in the fifth so that the mean of all five is 86?`,
        options: formulas('84', '86', '88', '90', '94'),
        ...{ key: 'E', lure: 'B' },
        en: prose`Five tests with mean 86 add up to 430; so far there are 336, and 94 are missing.`,
        zh: prose`五次的总分应为 $5 \times 86 = 430$，已有 336，还差 94。`,
      },
      {
        at: 'algebra.words',
        text: prose`A taxi costs 3 dollars plus 2 dollars for each mile. A ride costs 19 dollars. How many miles long is it?`,
        options: formulas('8', '9.5', '11', '12.5', '16'),
        ...{ key: 'A', lure: 'B' },
        en: prose`16 dollars are for the miles, which makes 8 of them. Forgetting the first 3 dollars gives 9.5, adding them 11.`,
        zh: prose`里程费为 16 元，共 8 英里。忘记减去 3 元会得到 9.5；反而加上则得到 11。`,
      },
      {
        at: 'geometry.measure',
        text: prose`A box is 5 centimeters long, 4 centimeters wide and 3 centimeters high. What is its surface area in square centimeters?`,
        options: formulas('47', '60', '94', '120', '188'),
        ...{ key: 'C', lure: 'A' },
        en: prose`Three different faces, 20, 15 and 12, each twice: $2 \times 47 = 94$. The volume is 60.`,
        zh: prose`三种面 20、15、12 各有两个，$2 \times 47 = 94$。60 是体积。`,
      },
      {
        at: 'algebra.patterns',
        text: prose`Square patterns are made of dots: the first has 1 dot, the second 4, the third 9, and so on. How many more dots has the 15th pattern than the 14th?`,
        options: formulas('14', '15', '28', '29', '30'),
        ...{ key: 'D', lure: 'E' },
        en: prose`$15^2 - 14^2 = 225 - 196 = 29$: a row of 15 and a column of 14 are added.`,
        zh: prose`$15^2 - 14^2 = 225 - 196 = 29$：多出一行 15 个和一列 14 个。`,
      },
      {
        at: 'data.probability',
        text: prose`Two dice are thrown. What is the probability that their numbers add up to 9?`,
        options: formulas('\\frac{1}{12}', '\\frac{1}{9}', '\\frac{1}{6}', '\\frac{5}{36}', '\\frac{1}{4}'),
        ...{ key: 'B', lure: 'A' },
        en: prose`Four of 36 throws: 3 and 6, 4 and 5, and each the other way round.`,
        zh: prose`36 种中有 4 种：3 和 6、4 和 5，各有两种顺序，概率为 $\frac{1}{9}$。`,
      },
      {
        at: 'number.ratios',
        text: prose`A train goes 210 kilometers in 2.5 hours. How many kilometers does it go in 40 minutes at the same speed?`,
        options: formulas('33.6', '42', '56', '84', '126'),
        ...{ key: 'C', lure: 'A' },
        en: prose`84 kilometers an hour, and 40 minutes are $\frac{2}{3}$ of an hour: 56. They are not 0.4 hours, which would give 33.6.`,
        zh: prose`时速 84 千米，40 分钟是 $\frac{2}{3}$ 小时，行 56 千米。40 分钟不是 0.4 小时，否则会得到 33.6。`,
      },
    ],
  },
);
