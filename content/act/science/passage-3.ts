import { lettered, prose } from '../../rich.ts';
import { actSet, table } from '../authoring.ts';

/** Science 3: The pendulum. */
export const scienceThird = actSet({
  code: 'act-s3',
  title: { en: 'ACT mock A, Science 3: The pendulum', zh: 'ACT 模拟卷 A 科学第 3 组：摆' },
  subject: 'act.science',
  author: 'dou',
  written: { days: -30, time: '16:20' },
  from: 1,
  passage: [
    prose`
        <strong>Passage III: The Pendulum</strong>

        A pendulum is a weight, the bob, that swings on a string. Its <em>period</em> is the time of one swing to and fro. Students measured it in three experiments. In each trial they timed 20 periods and divided by 20.

        <strong>Experiment 1.</strong> A bob of 50 g was let go from an angle of 10°. The length of the string was varied.
      `,
    table('Length (cm) | Period (s)', '25 | 1.00', '50 | 1.42', '75 | 1.74', '100 | 2.01'),
    prose`
        <strong>Experiment 2.</strong> The length was 100 cm and the angle 10°. The mass of the bob was varied.
      `,
    table('Mass (g) | Period (s)', '25 | 2.01', '50 | 2.01', '100 | 2.00', '200 | 2.01'),
    prose`
        <strong>Experiment 3.</strong> The length was 100 cm and the mass 50 g. The angle was varied.
      `,
    table('Angle (°) | Period (s)', '5 | 2.01', '10 | 2.01', '30 | 2.04', '60 | 2.15'),
  ].join(''),
  questions: [
    {
      at: 'data.trends',
      difficulty: -1.1,
      text: prose`In Experiment 1, as the string became longer, the period:`,
      options: lettered('rose', 'fell', 'stayed the same', 'first rose and then fell'),
      key: 'A',
      lure: 'B',
      en: prose`It rises from 1.00 s to 2.01 s.`,
      zh: prose`周期从 1.00 s 上升到 2.01 s。`,
    },
    {
      at: 'investigation.design',
      difficulty: -0.5,
      text: prose`Why did the students most likely time 20 periods instead of one?`,
      options: lettered(
        'To let the bob come to rest',
        'To give the string time to stretch',
        'To make the period longer',
        'To make the error of starting and stopping the clock matter less',
      ),
      key: 'D',
      lure: 'C',
      en: prose`The same small error of the hand is divided by 20.`,
      zh: prose`手动启停秒表的误差除以 20 后就变小了。`,
    },
    {
      at: 'data.trends',
      difficulty: -0.2,
      text: prose`Which experiment shows that the period hardly depends on the mass of the bob?`,
      options: lettered('Experiment 1', 'Experiment 2', 'Experiment 3', 'None of them'),
      key: 'B',
      lure: 'C',
      en: prose`The mass grows eightfold and the period stays within 0.01 s.`,
      zh: prose`质量增大到 8 倍，周期变化不超过 0.01 s。`,
    },
    {
      at: 'data.trends',
      difficulty: 0.4,
      text: prose`According to Experiment 1, what has to be done to double the period?`,
      options: lettered(
        'The length has to be doubled.',
        'The length has to be halved.',
        'The length has to be made four times as great.',
        'The length has to be made eight times as great.',
      ),
      key: 'C',
      lure: 'A',
      en: prose`From 25 cm to 100 cm, four times the length, the period goes from 1.00 s to 2.01 s.`,
      zh: prose`长度从 25 cm 增加到 100 cm（4 倍），周期从 1.00 s 增加到 2.01 s。`,
    },
    {
      at: 'investigation.extend',
      difficulty: 0.7,
      text: prose`In which of these trials would the period most likely be longest?`,
      options: lettered('100 cm, 25 g, 60°', '100 cm, 200 g, 10°', '75 cm, 200 g, 60°', '75 cm, 25 g, 5°'),
      key: 'A',
      lure: 'D',
      en: prose`Length counts most, a large angle adds a little, and mass nothing: about 2.15 s for the first. At 75 cm and 60° it would be about 1.86 s.`,
      zh: prose`长度影响最大，大角度略微增加，质量无影响：第一组约 2.15 s；75 cm、60° 约为 1.86 s。`,
    },
    {
      at: 'evaluation.models',
      difficulty: 1.0,
      text: prose`A common formula says that the period depends on the length alone. With which results does it disagree most?`,
      options: lettered(
        'With those for 25 g and 200 g in Experiment 2',
        'With that for 60° in Experiment 3',
        'With those for 25 cm and 100 cm in Experiment 1',
        'With that for 5° in Experiment 3',
      ),
      key: 'B',
      lure: 'D',
      en: prose`At 60° the period is 2.15 s although the length has not changed; the formula holds for small angles only.`,
      zh: prose`长度不变，60° 时周期却达到 2.15 s，说明该公式只适用于小角度。`,
    },
  ],
});
