import { lettered, prose } from '../../rich.ts';
import { actSet, table } from '../authoring.ts';

/** Science 6: Layers of ice. */
export const scienceSixth = actSet({
  code: 'act-s6',
  title: { en: 'ACT mock A, Science 6: Layers of ice', zh: 'ACT 模拟卷 A 科学第 6 组：冰层' },
  subject: 'act.science',
  author: 'dou',
  written: { days: -30, time: '19:35' },
  from: 1,
  passage: [
    prose`
        <strong>Passage VI: Layers of Ice</strong>

        Each winter a layer of snow falls on a glacier and is pressed to ice. A core drilled from the glacier shows these layers. Bubbles in the ice hold old air, and the share of heavy oxygen in the ice tells how warm it was: the less negative the value δ, the warmer the year.
      `,
    table(
      "Depth (m) | Age (years) | Thickness of a year's layer (cm) | δ (‰) | Carbon dioxide (ppm)",
      '10 | 24 | 36 | −31.0 | 360',
      '50 | 160 | 24 | −32.8 | 287',
      '100 | 410 | 16 | −33.4 | 281',
      '150 | 810 | 10 | −32.9 | 282',
      '200 | 1480 | 6 | −33.1 | 279',
    ),
  ].join(''),
  questions: [
    {
      at: 'data.read',
      difficulty: -0.9,
      text: prose`According to the table, ice at a depth of 100 m is about how old?`,
      options: lettered('160 years', '410 years', '810 years', '281 years'),
      key: 'B',
      lure: 'D',
      en: prose`The row of 100 m gives 410 years; 281 is the carbon dioxide.`,
      zh: prose`100 m 一行的年龄为 410 年；281 是二氧化碳含量。`,
    },
    {
      at: 'data.trends',
      difficulty: -0.5,
      text: prose`As the depth increases, the thickness of a year's layer:`,
      options: lettered('increases', 'stays the same', 'decreases', 'first decreases and then increases'),
      key: 'C',
      lure: 'A',
      en: prose`It goes from 36 cm down to 6 cm.`,
      zh: prose`年层厚度从 36 cm 减到 6 cm。`,
    },
    {
      at: 'data.trends',
      difficulty: 0.1,
      text: prose`Of the ages in the table, when was it coldest at the glacier?`,
      options: lettered('410 years ago', '1480 years ago', '24 years ago', '810 years ago'),
      key: 'A',
      lure: 'C',
      en: prose`The most negative value, −33.4, stands in the row of 410 years.`,
      zh: prose`最负的 δ 值 −33.4 出现在 410 年前一行。`,
    },
    {
      at: 'evaluation.models',
      difficulty: 0.6,
      text: prose`Which explanation of the change in thickness fits the passage best?`,
      options: lettered(
        'More snow has fallen each year since the glacier formed, and nothing else has changed.',
        'Old layers have melted from below.',
        'The air in the bubbles has escaped.',
        'Deeper layers are pressed thinner by the weight of the ice above them.',
      ),
      key: 'D',
      lure: 'B',
      en: prose`Snow is pressed to ice, and the deeper a layer lies, the greater the weight on it. Snowfall would have to have grown sixfold for the first explanation.`,
      zh: prose`雪被压成冰，越深的层承受的重量越大，因而越薄。若按 A 的说法，降雪量得增加到六倍。`,
    },
    {
      at: 'evaluation.evidence',
      difficulty: 0.9,
      text: prose`A student claims that carbon dioxide and temperature always rise and fall together. Which two rows of the table speak most clearly against this?`,
      options: lettered(
        'Those of 10 m and 50 m',
        'Those of 100 m and 200 m',
        'Those of 10 m and 100 m',
        'Those of 10 m and 200 m',
      ),
      key: 'B',
      lure: 'A',
      en: prose`From 200 m to 100 m, carbon dioxide rises a little (279 to 281) while δ falls (−33.1 to −33.4). In the other pairs both change in the same direction.`,
      zh: prose`从 200 m 到 100 m，二氧化碳略升（279 到 281），δ 却下降（−33.1 到 −33.4）；其他各组两者变化方向相同。`,
    },
  ],
});
