import { lettered, prose } from '../../rich.ts';
import { actSet, table } from '../authoring.ts';

/** Science 5: Fading dyes. */
export const scienceFifth = actSet({
  code: 'act-s5',
  title: { en: 'ACT mock A, Science 5: Fading dyes', zh: 'ACT 模拟卷 A 科学第 5 组：褪色的染料' },
  subject: 'act.science',
  author: 'dou',
  written: { days: -30, time: '18:30' },
  from: 1,
  passage: [
    prose`
        <strong>Passage V: Fading Dyes</strong>

        Chemists studied how fast a blue dye fades in bleach. The concentration of the dye was followed by measuring how much red light a solution absorbs: the <em>absorbance</em> is proportional to the concentration of the dye.

        <strong>Study 1.</strong> At 20 °C, dye was mixed with bleach of three concentrations.
      `,
    table(
      'Time (s) | Absorbance, 0.1% bleach | Absorbance, 0.2% bleach | Absorbance, 0.4% bleach',
      '0 | 0.80 | 0.80 | 0.80',
      '60 | 0.67 | 0.56 | 0.40',
      '120 | 0.56 | 0.40 | 0.20',
      '180 | 0.47 | 0.28 | 0.10',
    ),
    prose`
        <strong>Study 2.</strong> With 0.2% bleach, the time until the absorbance had fallen to half of its first value (the <em>half-life</em>) was measured at several temperatures.
      `,
    table('Temperature (°C) | Half-life (s)', '10 | 238', '20 | 120', '30 | 61', '40 | 31'),
  ].join(''),
  questions: [
    {
      at: 'data.read',
      difficulty: -1.4,
      text: prose`In Study 1, what was the absorbance with 0.4% bleach after 120 s?`,
      options: lettered('0.56', '0.40', '0.28', '0.20'),
      key: 'D',
      lure: 'C',
      en: prose`The row of 120 s and the last column meet at 0.20.`,
      zh: prose`120 s 一行与最后一列相交处为 0.20。`,
    },
    {
      at: 'data.trends',
      difficulty: -0.4,
      text: prose`What was the half-life with 0.4% bleach at 20 °C?`,
      options: lettered('30 s', '60 s', '120 s', '180 s'),
      key: 'B',
      lure: 'A',
      en: prose`The absorbance falls from 0.80 to 0.40 in 60 s, and from 0.40 to 0.20 in the next 60 s.`,
      zh: prose`吸光度在 60 s 内从 0.80 降到 0.40，再过 60 s 降到 0.20，半衰期为 60 s。`,
    },
    {
      at: 'data.trends',
      difficulty: 0.0,
      text: prose`According to Study 2, when the temperature rises by 10 °C, the half-life:`,
      options: lettered(
        'becomes about half as long',
        'becomes about twice as long',
        'becomes shorter by about 60 s each time',
        'does not change',
      ),
      key: 'A',
      lure: 'D',
      en: prose`238, 120, 61, 31: each is about half of the one before.`,
      zh: prose`238、120、61、31，每次约为前一个的一半。`,
    },
    {
      at: 'investigation.design',
      difficulty: 0.4,
      text: prose`The chemists measured absorbance rather than concentration because absorbance:`,
      options: lettered(
        'does not change with time',
        'is independent of the dye',
        'is easily measured and proportional to the concentration',
        'shows how much bleach is left',
      ),
      key: 'C',
      lure: 'B',
      en: prose`The passage says that it is proportional to the concentration of the dye, so that one stands for the other.`,
      zh: prose`文中说吸光度与染料浓度成正比，因此可以用它代表浓度。`,
    },
    {
      at: 'investigation.extend',
      difficulty: 0.8,
      text: prose`With 0.2% bleach at 50 °C, the half-life would most likely be about:`,
      options: lettered('16 s', '21 s', '25 s', '62 s'),
      key: 'A',
      lure: 'C',
      en: prose`Half of 31 s is about 16 s.`,
      zh: prose`31 s 的一半约为 16 s。`,
    },
    {
      at: 'evaluation.models',
      difficulty: 1.1,
      text: prose`With 0.8% bleach at 20 °C, if the pattern of Study 1 holds, what absorbance would be found after 60 s?`,
      options: lettered('0.40', '0.05', '0.10', '0.20'),
      key: 'D',
      lure: 'B',
      en: prose`Doubling the bleach halves the half-life: 120 s with 0.2%, 60 s with 0.4%, 30 s with 0.8%. In 60 s the absorbance is halved twice: 0.20.`,
      zh: prose`漂白剂浓度加倍，半衰期减半：0.2% 为 120 s，0.4% 为 60 s，0.8% 为 30 s；60 s 内减半两次，得 0.20。`,
    },
  ],
});
