import { formulas, prose } from '../../rich.ts';
import { ssatSet } from '../authoring.ts';

/** Five questions that are only tried. */
export const quantitativeTried = ssatSet(
  {
    code: 'ssat-x3',
    title: ['SSAT Upper mock A, Experimental: numbers', 'SSAT 高级模拟卷 A 试测：数学'],
    author: 'qiao',
    written: { days: -40, time: '16:20' },
    hardness: [-0.8, 0.8],
  },
  'ssat.quantitative',
  {
    questions: [
      {
        at: 'number.fractions',
        text: prose`Which of these numbers lies between $\frac{2}{3}$ and $\frac{3}{4}$?`,
        options: formulas('0.6', '0.65', '0.7', '0.76', '0.8'),
        ...{ key: 'C', lure: 'B' },
        en: prose`They are about 0.667 and exactly 0.75.`,
        zh: prose`两数分别约为 0.667 和 0.75，其间只有 0.7。`,
      },
      {
        at: 'algebra.equations',
        text: prose`If $\frac{x}{3} - 2 = 5$, what is $x$?`,
        options: formulas('1', '9', '15', '17', '21'),
        ...{ key: 'E', lure: 'B' },
        en: prose`$\frac{x}{3} = 7$, so $x = 21$. Taking the 2 away instead of adding it gives 9.`,
        zh: prose`$\frac{x}{3} = 7$，$x = 21$。若把 2 减去而不是加上，会得到 9。`,
      },
      {
        at: 'geometry.measure',
        text: prose`A triangle has a base of 16 centimeters and a height of 9 centimeters. What is its area in square centimeters?`,
        options: formulas('25', '72', '75', '144', '150'),
        ...{ key: 'B', lure: 'D' },
        en: prose`Half of $16 \times 9 = 144$.`,
        zh: prose`面积是 $16 \times 9 = 144$ 的一半，即 72。`,
      },
      {
        at: 'data.probability',
        text: prose`One letter of the word BANANA is chosen without looking. What is the probability that it is an A?`,
        options: formulas('\\frac{1}{6}', '\\frac{1}{3}', '\\frac{2}{5}', '\\frac{1}{2}', '\\frac{2}{3}'),
        ...{ key: 'D', lure: 'B' },
        en: prose`Three of the six letters are A. One third holds for the letters B, A and N only if each stood there equally often.`,
        zh: prose`6 个字母中有 3 个 A，概率为 $\frac{1}{2}$。三种字母出现次数不同，不能当作 $\frac{1}{3}$。`,
      },
      {
        at: 'algebra.patterns',
        text: prose`Each term of the sequence 2, 6, 18, … is three times the one before. What is its fifth term?`,
        options: formulas('162', '180', '216', '324', '486'),
        ...{ key: 'A', lure: 'E' },
        en: prose`18, 54, 162: two more steps from the third term. The sixth one is 486.`,
        zh: prose`从第三项 18 再走两步：54、162。486 是第六项。`,
      },
    ],
  },
);

/** Eight questions to practise. */
export const percentPractice = ssatSet(
  {
    code: 'ssat-p3',
    title: ['SSAT practice: percent and ratio', 'SSAT 练习：百分数与比'],
    author: 'dou',
    written: { days: -18, time: '17:00' },
    hardness: [-1.4, 1],
  },
  'ssat.quantitative',
  {
    questions: [
      {
        at: 'number.percent',
        text: prose`What percent of 48 is 12?`,
        options: formulas('12', '20', '25', '36', '40'),
        ...{ key: 'C', lure: 'A' },
        en: prose`A quarter of it, 25%.`,
        zh: prose`12 是 48 的四分之一，即 25%。`,
      },
      {
        at: 'number.percent',
        text: prose`What is 30% of 250?`,
        options: formulas('75', '80', '83', '90', '220'),
        ...{ key: 'A', lure: 'E' },
        en: prose`10% are 25, and three times that is 75. $250 - 30 = 220$ takes percent for a number.`,
        zh: prose`10% 是 25，三倍为 75。$250 - 30 = 220$ 把百分数当成了数。`,
      },
      {
        at: 'number.percent',
        text: prose`After a discount of 25% a bag costs 90 dollars. What did it cost before, in dollars?`,
        options: formulas('67.5', '112.5', '115', '120', '360'),
        ...{ key: 'D', lure: 'B' },
        en: prose`90 dollars are 75% of the old price: $90 \div 0.75 = 120$. Adding 25% of 90 gives 112.5, which is 25% of the wrong price.`,
        zh: prose`90 元是原价的 75%，$90 \div 0.75 = 120$。给 90 加上它的 25% 得 112.5，基数错了。`,
      },
      {
        at: 'number.ratios',
        text: prose`180 dollars are shared in the ratio $2 : 3 : 4$. How many dollars is the smallest share?`,
        options: formulas('20', '40', '45', '60', '90'),
        ...{ key: 'B', lure: 'D' },
        en: prose`Nine parts of 20 dollars; the smallest share has two of them. A third would be 60.`,
        zh: prose`共 9 份，每份 20 元，最小的占 2 份，即 40 元。平分才是 60 元。`,
      },
      {
        at: 'number.ratios',
        text: prose`Five machines make 5 parts in 5 minutes. How many minutes do 100 machines need for 100 parts?`,
        options: formulas('1', '5', '20', '100', '500'),
        ...{ key: 'B', lure: 'D' },
        en: prose`One machine makes one part in 5 minutes, and a hundred of them do so at the same time.`,
        zh: prose`一台机器 5 分钟做一个零件，100 台同时做 100 个，仍是 5 分钟。`,
      },
      {
        at: 'number.percent',
        text: prose`300 grams of water with salt contain 20% salt. 100 grams of water are added. What percent of salt does it contain then?`,
        options: formulas('5', '10', '12', '15', '20'),
        ...{ key: 'D', lure: 'C' },
        en: prose`There are 60 grams of salt in 400 grams: 15%.`,
        zh: prose`盐仍是 60 克，总重 400 克，浓度为 15%。`,
      },
      {
        at: 'number.percent',
        text: prose`A number grows by 10%, and what it has become grows by 10% again. By what percent has it grown in all?`,
        options: formulas('19', '20', '20.5', '20.8', '21'),
        ...{ key: 'E', lure: 'B' },
        en: prose`$1.1 \times 1.1 = 1.21$: the second 10% are also taken of the first.`,
        zh: prose`$1.1 \times 1.1 = 1.21$，共增长 21%。第二次的 10% 也包含了第一次的增长。`,
      },
      {
        at: 'number.ratios',
        text: prose`A car goes 90 kilometers an hour. How many meters does it go in a second?`,
        options: formulas('15', '25', '54', '150', '324'),
        ...{ key: 'B', lure: 'E' },
        en: prose`90000 meters in 3600 seconds. Multiplying by 3.6 instead of dividing gives 324.`,
        zh: prose`3600 秒行 90000 米，每秒 25 米。若乘以 3.6 而不是除以 3.6，会得到 324。`,
      },
    ],
  },
);
