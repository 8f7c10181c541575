import { formulas, prose } from '../../rich.ts';
import { ssatSet } from '../authoring.ts';

const written = { days: -47, time: '14:30' } as const;

/** Quantitative 1, questions 1 to 13. */
export const quantitativeFirst = ssatSet(
  {
    code: 'ssat-q1',
    title: ['SSAT Upper mock A, Quantitative 1: 1 to 13', 'SSAT 高级模拟卷 A 数学一第 1 至 13 题'],
    author: 'qiao',
    written,
    hardness: [-2, 0.2],
  },
  'ssat.quantitative',
  {
    questions: [
      {
        at: 'number.operations',
        text: prose`What is $3005 - 1278$?`,
        options: formulas('1627', '1727', '1737', '1827', '2273'),
        ...{ key: 'B', lure: 'D' },
        en: prose`$3005 - 1278 = 3005 - 1300 + 22 = 1727$. Forgetting that the hundreds have been borrowed from gives 1827.`,
        zh: prose`$3005 - 1278 = 3005 - 1300 + 22 = 1727$。忘记百位退位会得到 1827。`,
      },
      {
        at: 'number.fractions',
        text: prose`Which decimal is equal to $\frac{3}{8}$?`,
        options: formulas('0.265', '0.3', '0.375', '0.38', '2.67'),
        ...{ key: 'C', lure: 'D' },
        en: prose`An eighth is $0.125$, and three of them are $0.375$. Setting the digits side by side gives 0.38.`,
        zh: prose`八分之一是 $0.125$，三个就是 $0.375$。把 3 和 8 直接写在一起会误选 0.38。`,
      },
      {
        at: 'number.ratios',
        text: prose`A recipe for 4 people needs 6 eggs. How many eggs does it need for 10 people?`,
        options: formulas('12', '15', '16', '20', '24'),
        ...{ key: 'B', lure: 'A' },
        en: prose`One and a half eggs for each person: $10 \times 1.5 = 15$. Adding 6 because there are 6 more people gives 12.`,
        zh: prose`每人 1.5 个，$10 \times 1.5 = 15$。若因多了 6 人就加 6，会得到 12。`,
      },
      {
        at: 'algebra.equations',
        text: prose`If $4n + 7 = 31$, what is $n^2$?`,
        options: formulas('6', '12', '24', '36', '81'),
        ...{ key: 'D', lure: 'A' },
        en: prose`$4n = 24$ and $n = 6$, but the square is asked for: 36.`,
        zh: prose`$4n = 24$，$n = 6$；题目问的是平方，所以是 36。`,
      },
      {
        at: 'geometry.plane',
        text: prose`Two angles of a triangle measure $48^\circ$ and $67^\circ$. How many degrees has the third one?`,
        options: formulas('25', '55', '65', '75', '115'),
        ...{ key: 'C', lure: 'E' },
        en: prose`$180 - 48 - 67 = 65$. The sum of the two given angles is 115.`,
        zh: prose`$180 - 48 - 67 = 65$。115 是已知两角之和。`,
      },
      {
        at: 'data.statistics',
        text: prose`The mean of five numbers is 14. Four of them add up to 54. What is the fifth number?`,
        options: formulas('12', '13.5', '14', '15', '16'),
        ...{ key: 'E', lure: 'B' },
        en: prose`All five add up to $5 \times 14 = 70$, so $70 - 54 = 16$ is left. The mean of the other four is 13.5.`,
        zh: prose`五个数的和是 $5 \times 14 = 70$，还差 $70 - 54 = 16$。13.5 是另外四个数的平均数。`,
      },
      {
        at: 'number.percent',
        text: prose`A jacket that cost 60 dollars is sold at 35% off. What does it cost now, in dollars?`,
        options: formulas('21', '25', '35', '39', '42'),
        ...{ key: 'D', lure: 'A' },
        en: prose`65% of the price remain: $0.65 \times 60 = 39$. The 21 dollars are what is taken off, and $60 - 35 = 25$ takes percent for dollars.`,
        zh: prose`还剩原价的 65%，$0.65 \times 60 = 39$。21 是减去的钱数；$60 - 35 = 25$ 则把百分数当成了元。`,
      },
      {
        at: 'number.properties',
        text: prose`What is the least whole number greater than 2 that leaves a remainder of 2 when it is divided by 5 and also when it is divided by 6?`,
        options: formulas('17', '22', '28', '30', '32'),
        ...{ key: 'E', lure: 'D' },
        en: prose`Two less than the number is divisible by 5 and by 6, so by 30: the number is 32.`,
        zh: prose`这个数减 2 能同时被 5 和 6 整除，即被 30 整除，所以是 32。`,
      },
      {
        at: 'algebra.words',
        text: prose`Nia is 3 years older than twice Omar's age. Together they are 39 years old. How old is Omar?`,
        options: formulas('12', '13', '15', '18', '27'),
        ...{ key: 'A', lure: 'B' },
        en: prose`$x + 2x + 3 = 39$, so $3x = 36$ and $x = 12$. Forgetting the 3 years gives 13.`,
        zh: prose`$x + 2x + 3 = 39$，$3x = 36$，$x = 12$。漏掉 3 岁会得到 13。`,
      },
      {
        at: 'geometry.measure',
        text: prose`A rectangle has a perimeter of 46 centimeters and a length of 14 centimeters. What is its area in square centimeters?`,
        options: formulas('126', '168', '322', '448', '644'),
        ...{ key: 'A', lure: 'C' },
        en: prose`Length and width together are half the perimeter, 23, so the width is 9 and the area $14 \times 9 = 126$. $14 \times 23 = 322$ takes the half for the width.`,
        zh: prose`长与宽之和是周长的一半，即 23，宽为 9，面积 $14 \times 9 = 126$。$14 \times 23 = 322$ 把半周长当成了宽。`,
      },
      {
        at: 'number.fractions',
        text: prose`Ben eats $\frac{1}{3}$ of a pizza. Then Ana eats $\frac{2}{5}$ of what is left. What fraction of the pizza remains?`,
        options: formulas('\\frac{4}{15}', '\\frac{1}{3}', '\\frac{2}{5}', '\\frac{7}{15}', '\\frac{11}{15}'),
        ...{ key: 'C', lure: 'A' },
        en: prose`Ana leaves $\frac{3}{5}$ of $\frac{2}{3}$, which is $\frac{2}{5}$. Taking her $\frac{2}{5}$ of the whole pizza leaves $\frac{4}{15}$.`,
        zh: prose`Ana 留下 $\frac{2}{3}$ 的 $\frac{3}{5}$，即 $\frac{2}{5}$。若当成整个披萨的 $\frac{2}{5}$，会得到 $\frac{4}{15}$。`,
      },
      {
        at: 'data.probability',
        text: prose`A bag holds 5 red, 4 blue and 3 green marbles. One is drawn without looking. What is the probability that it is not blue?`,
        options: formulas('\\frac{1}{4}', '\\frac{1}{3}', '\\frac{5}{12}', '\\frac{2}{3}', '\\frac{3}{4}'),
        ...{ key: 'D', lure: 'B' },
        en: prose`8 of 12 marbles are not blue. $\frac{1}{3}$ is the probability of blue.`,
        zh: prose`12 颗中有 8 颗不是蓝色，概率为 $\frac{2}{3}$。$\frac{1}{3}$ 是抽到蓝色的概率。`,
      },
      {
        at: 'algebra.patterns',
        text: prose`The first terms of a sequence are 5, 8, 11 and 14, and it goes on in the same way. What is its 40th term?`,
        options: formulas('117', '119', '120', '122', '125'),
        ...{ key: 'D', lure: 'E' },
        en: prose`From the first to the 40th term there are 39 steps: $5 + 39 \times 3 = 122$. With 40 steps one gets 125.`,
        zh: prose`从第 1 项到第 40 项共 39 步，$5 + 39 \times 3 = 122$。多算一步会得到 125。`,
      },
    ],
  },
);
