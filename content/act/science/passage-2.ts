import { lettered, prose } from '../../rich.ts';
import { actSet, table } from '../authoring.ts';

/** Science 2: Bean plants and salt. */
export const scienceSecond = actSet({
  code: 'act-s2',
  title: { en: 'ACT mock A, Science 2: Bean plants and salt', zh: 'ACT 模拟卷 A 科学第 2 组：豆苗与盐' },
  subject: 'act.science',
  author: 'dou',
  written: { days: -30, time: '15:15' },
  from: 1,
  passage: [
    prose`
        <strong>Passage II: Bean Plants and Salt</strong>

        Soil near the coast contains salt. Students studied how salt affects two kinds of bean, X and Y.

        <strong>Experiment 1.</strong> For each concentration of salt, 20 seeds of each kind were laid on wet paper in the dark at 22 °C. After 7 days the students counted how many had sprouted.
      `,
    table(
      'Salt (g/L) | Sprouted, kind X | Sprouted, kind Y',
      '0 | 19 | 18',
      '2 | 18 | 18',
      '4 | 13 | 17',
      '6 | 6 | 15',
      '8 | 1 | 9',
    ),
    prose`
        <strong>Experiment 2.</strong> Sprouted seeds of kind Y were planted in sand, 10 to a concentration, and watered with the same amounts of salt water each day. After 30 days the average height of the plants was measured.
      `,
    table('Salt (g/L) | Average height (cm)', '0 | 31', '2 | 30', '4 | 24', '6 | 15', '8 | 7'),
  ].join(''),
  questions: [
    {
      at: 'data.read',
      difficulty: -1.2,
      text: prose`In Experiment 1, at what concentration did 13 seeds of kind X sprout?`,
      options: lettered('0 g/L', '2 g/L', '4 g/L', '6 g/L'),
      key: 'C',
      lure: 'B',
      en: prose`In the column of kind X, 13 stands in the row of 4 g/L.`,
      zh: prose`X 种一列中的 13 位于 4 g/L 一行。`,
    },
    {
      at: 'data.trends',
      difficulty: -0.6,
      text: prose`Which statement about Experiment 1 is true?`,
      options: lettered(
        'At 6 g/L, more than twice as many seeds of kind Y sprouted as of kind X.',
        'At each concentration, more seeds of kind X sprouted than of kind Y.',
        'The number of sprouted seeds of kind X rose with the concentration.',
        'At 8 g/L, half of the seeds of both kinds together sprouted.',
      ),
      key: 'A',
      lure: 'D',
      en: prose`15 is more than twice 6. At 8 g/L, 10 of 40 seeds sprouted, a quarter.`,
      zh: prose`15 超过 6 的两倍。8 g/L 时 40 粒中有 10 粒发芽，是四分之一。`,
    },
    {
      at: 'investigation.design',
      difficulty: 0.0,
      text: prose`In Experiment 2, which quantity did the students vary on purpose?`,
      options: lettered(
        'The height of the plants',
        'The amount of water',
        'The kind of bean',
        'The concentration of salt',
      ),
      key: 'D',
      lure: 'A',
      en: prose`Height is what they measured; the water was the same each day, and only kind Y was planted.`,
      zh: prose`高度是测量结果；水量相同，且只用了 Y 种，人为改变的是盐的浓度。`,
    },
    {
      at: 'investigation.design',
      difficulty: 0.3,
      text: prose`Why were the seeds of Experiment 1 most likely kept at one temperature?`,
      options: lettered(
        'Because seeds do not sprout in the dark',
        'So that differences could be put down to the salt',
        'So that the water would not freeze',
        'Because kind Y needs more warmth than kind X',
      ),
      key: 'B',
      lure: 'C',
      en: prose`Warmth affects sprouting, too; if it varied, one could not tell what the salt had done.`,
      zh: prose`温度也会影响发芽，保持恒温才能把差异归因于盐。`,
    },
    {
      at: 'investigation.extend',
      difficulty: 0.5,
      text: prose`If plants of kind Y had been watered with 5 g/L of salt in Experiment 2, their average height would most likely have been about:`,
      options: lettered('27 cm', '20 cm', '15 cm', '24 cm'),
      key: 'B',
      lure: 'D',
      en: prose`The height lies between 24 cm at 4 g/L and 15 cm at 6 g/L.`,
      zh: prose`高度应在 4 g/L 的 24 cm 与 6 g/L 的 15 cm 之间。`,
    },
    {
      at: 'evaluation.evidence',
      difficulty: 0.8,
      text: prose`A farmer says: “Kind Y sprouts almost as well at 4 g/L as without salt, so it will grow there almost as well, too.” Do the results support this?`,
      options: lettered(
        'Yes, because 17 of 20 seeds sprouted at 4 g/L',
        'Yes, because plants at 2 g/L were nearly as tall as without salt',
        'No, because plants at 4 g/L were clearly shorter than without salt',
        'No, because fewer seeds of kind X sprouted at 4 g/L',
      ),
      key: 'C',
      lure: 'A',
      en: prose`The seeds do sprout (17 against 18), but the plants reach 24 cm against 31 cm.`,
      zh: prose`发芽数确实接近（17 对 18），但植株只有 24 cm，明显矮于 31 cm。`,
    },
  ],
});
