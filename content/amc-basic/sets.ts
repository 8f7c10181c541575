import type { ChoiceQuestion, Option, QuestionSet, RichText } from '../bank-types.ts';
import { formulas, lettered, prose } from '../rich.ts';

type Letter = 'A' | 'B' | 'C' | 'D' | 'E';

interface Draft {
  at: string;
  difficulty: number;
  text: RichText;
  options: readonly Option[];
  key: Letter;
  lure: Letter;
  en: RichText;
  zh: RichText;
}

const setOf = (
  code: string,
  [en, zh]: readonly [string, string],
  { from, questions }: { from: number; questions: readonly Draft[] },
): QuestionSet => ({
  code,
  title: { en, zh },
  node: 'amc-basic.math',
  author: 'dou',
  written: { days: -27, time: '16:30' },
  questions: questions.map((one, index): ChoiceQuestion => ({
    type: 'choice',
    code: `${code}-${String(from + index).padStart(2, '0')}`,
    points: [`amc-basic.math.${one.at}`],
    difficulty: one.difficulty,
    prompt: { text: one.text, options: one.options },
    ...{ key: one.key, lure: one.lure },
    explanation: { en: one.en, zh: one.zh },
  })),
});

/** Part A: eight questions to warm up. */
const warmUp = setOf('amcb-1', ['AMC Basic paper 1, Part A', 'AMC 基础卷一第一部分'], {
  from: 1,
  questions: [
    {
      at: 'number.calculation',
      difficulty: -2.2,
      text: prose`What is $25 \times 36$?`,
      options: formulas('800', '850', '900', '925', '960'),
      ...{ key: 'C', lure: 'B' },
      en: prose`Four times 25 is 100, and 36 is nine times 4: $9 \times 100 = 900$.`,
      zh: prose`$25 \times 4 = 100$，36 是 9 个 4，所以是 $9 \times 100 = 900$。`,
    },
    {
      at: 'counting.gaps',
      difficulty: -1.8,
      text: prose`A ribbon that is 2 meters long is cut into pieces of 25 centimeters. How many cuts does that take?`,
      options: formulas('6', '7', '8', '9', '10'),
      ...{ key: 'B', lure: 'C' },
      en: prose`There are $200 \div 25 = 8$ pieces, and the last cut makes two of them at once: 7 cuts.`,
      zh: prose`共 $200 \div 25 = 8$ 段，最后一刀同时得到两段，所以剪 7 刀。`,
    },
    {
      at: 'number.cycles',
      difficulty: -1.4,
      text: prose`Today is Wednesday. Which day will it be in 100 days?`,
      options: lettered('Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'),
      ...{ key: 'D', lure: 'C' },
      en: prose`98 days are 14 whole weeks, so it will be Wednesday then, and two days later Friday.`,
      zh: prose`98 天是 14 个整周，那天仍是星期三，再过两天是星期五。`,
    },
    {
      at: 'shape.length',
      difficulty: -1.2,
      text: prose`A square has the same perimeter as a triangle with three sides of 12 centimeters. How many centimeters long is a side of the square?`,
      options: formulas('8', '9', '10', '12', '16'),
      ...{ key: 'B', lure: 'D' },
      en: prose`The perimeter is $3 \times 12 = 36$, and a square shares it among four sides: 9.`,
      zh: prose`周长为 $3 \times 12 = 36$，正方形四条边平分，每边 9。`,
    },
    {
      at: 'words.unknown',
      difficulty: -0.9,
      text: prose`Half of a number and a third of it make 20 together. What is the number?`,
      options: formulas('18', '20', '22', '24', '30'),
      ...{ key: 'D', lure: 'E' },
      en: prose`Three sixths and two sixths are five sixths of it. A sixth is 4, so the number is 24: $12 + 8 = 20$.`,
      zh: prose`三个六分之一加两个六分之一，是它的六分之五。六分之一是 4，这个数是 24：$12 + 8 = 20$。`,
    },
    {
      at: 'counting.lists',
      difficulty: -0.7,
      text: prose`How many two-digit numbers have digits that add up to 5?`,
      options: formulas('3', '4', '5', '6', '9'),
      ...{ key: 'C', lure: 'B' },
      en: prose`14, 23, 32, 41 and 50. The last one is often forgotten.`,
      zh: prose`14、23、32、41 和 50，共五个，最后一个最容易漏掉。`,
    },
    {
      at: 'number.means',
      difficulty: -0.5,
      text: prose`The mean of six numbers is 8. A seventh number, 15, joins them. What is the mean of all seven?`,
      options: formulas('8.5', '9', '9.5', '10', '11.5'),
      ...{ key: 'B', lure: 'E' },
      en: prose`The sum grows from 48 to 63, and $63 \div 7 = 9$. The mean of 8 and 15 would treat six numbers like one.`,
      zh: prose`总和由 48 变为 63，$63 \div 7 = 9$。取 8 和 15 的平均数，等于把六个数当成一个。`,
    },
    {
      at: 'counting.gaps',
      difficulty: -0.3,
      text: prose`Along a path of 60 meters stands a post every 3 meters, with one at the very beginning and one at the very end. How many posts are there?`,
      options: formulas('18', '19', '20', '21', '23'),
      ...{ key: 'D', lure: 'C' },
      en: prose`There are 20 gaps, and one post more than gaps.`,
      zh: prose`共 20 个间隔，两端都有柱子，柱子比间隔多 1，是 21 根。`,
    },
  ],
});

/** Part B: seven questions to think about. */
const thinking = setOf('amcb-2', ['AMC Basic paper 1, Part B', 'AMC 基础卷一第二部分'], {
  from: 9,
  questions: [
    {
      at: 'counting.lists',
      difficulty: 0,
      text: prose`A square is divided by lines into 4 rows of 4 small squares. How many squares of all sizes can be seen in it?`,
      options: formulas('16', '17', '25', '29', '30'),
      ...{ key: 'E', lure: 'B' },
      en: prose`16 of side 1, 9 of side 2, 4 of side 3 and 1 of side 4.`,
      zh: prose`边长 1 的 16 个，边长 2 的 9 个，边长 3 的 4 个，边长 4 的 1 个，共 30 个。`,
    },
    {
      at: 'counting.gaps',
      difficulty: 0.2,
      text: prose`A clock takes 8 seconds to strike five, from the first stroke to the last. How many seconds does it take to strike ten?`,
      options: formulas('16', '17', '18', '19', '20'),
      ...{ key: 'C', lure: 'A' },
      en: prose`Five strokes have four gaps, of 2 seconds each. Ten strokes have nine.`,
      zh: prose`敲五下有四个间隔，每个 2 秒；敲十下有九个间隔，共 18 秒。`,
    },
    {
      at: 'shape.length',
      difficulty: 0.3,
      text: prose`From one corner of a rectangle of 8 by 6 centimeters a square of 2 by 2 centimeters is cut off. What is the perimeter of the rest, in centimeters?`,
      options: formulas('20', '24', '26', '28', '32'),
      ...{ key: 'D', lure: 'C' },
      en: prose`The two sides that are lost come back as the two sides of the notch: still $2 \times (8 + 6) = 28$.`,
      zh: prose`失去的两段边正好由缺口的两段边补回，周长仍是 $2 \times (8 + 6) = 28$。`,
    },
    {
      at: 'counting.lists',
      difficulty: 0.5,
      text: prose`In how many ways can 30 cents be paid with coins of 5 and 10 cents?`,
      options: formulas('3', '4', '5', '6', '7'),
      ...{ key: 'B', lure: 'A' },
      en: prose`With no, one, two or three coins of 10 cents; the coins of 5 fill up the rest each time.`,
      zh: prose`10 分硬币可用 0、1、2 或 3 枚，其余用 5 分补足，共 4 种。`,
    },
    {
      at: 'words.unknown',
      difficulty: 0.7,
      text: prose`A mother is four times as old as her daughter. In 20 years she will be twice as old. How old is the daughter now?`,
      options: formulas('10', '12', '14', '16', '20'),
      ...{ key: 'A', lure: 'E' },
      en: prose`The difference, three times the daughter's age of now, stays the same and will be her age in 20 years: so 20 years are twice her age.`,
      zh: prose`年龄差是女儿现在年龄的 3 倍，20 年后它等于女儿那时的年龄，所以 20 年是女儿现在年龄的 2 倍，女儿 10 岁。`,
    },
    {
      at: 'words.unknown',
      difficulty: 0.9,
      text: prose`The product of two neighboring whole numbers is 272. What is their sum?`,
      options: formulas('29', '30', '31', '32', '33'),
      ...{ key: 'E', lure: 'D' },
      en: prose`$16 \times 16 = 256$ is a little less and $17 \times 17 = 289$ a little more: they are 16 and 17.`,
      zh: prose`$16 \times 16 = 256$ 略小，$17 \times 17 = 289$ 略大，两数是 16 和 17，和为 33。`,
    },
    {
      at: 'shape.solid',
      difficulty: 1.2,
      text: prose`A cube is painted red all over and then cut into 27 small cubes of the same size. How many of them have exactly two red faces?`,
      options: formulas('12', '16', '18', '20', '24'),
      ...{ key: 'A', lure: 'E' },
      en: prose`They lie in the middle of the edges, and a cube has 12 edges.`,
      zh: prose`它们位于各条棱的中间，正方体有 12 条棱，所以是 12 个。`,
    },
  ],
});

/** The first of the school's own papers for beginners. */
export const amcBasicSets: readonly QuestionSet[] = [warmUp, thinking];
