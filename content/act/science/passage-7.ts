import { lettered, prose } from '../../rich.ts';
import { actSet, table } from '../authoring.ts';

/** Science 7: Which way do they fly?. */
export const scienceSeventh = actSet({
  code: 'act-s7',
  title: { en: 'ACT mock A, Science 7: Which way do they fly?', zh: 'ACT 模拟卷 A 科学第 7 组：飞向何方' },
  subject: 'act.science',
  author: 'dou',
  written: { days: -30, time: '20:40' },
  from: 1,
  passage: [
    prose`
        <strong>Passage VII: Which Way Do They Fly?</strong>

        Robins migrate at night. To learn what tells them the direction, researchers put 30 young robins, one at a time, into a round cage and noted toward which side each hopped most. In autumn, wild robins of the region fly southwest. A coil around the cage could turn the magnetic field so that it pointed elsewhere.
      `,
    table(
      'Experiment | Sky seen | Magnetic field points to | Birds that hopped to the southwest | to the southeast | elsewhere',
      '1 | stars | north (natural) | 24 | 2 | 4',
      '2 | covered | north (natural) | 22 | 3 | 5',
      '3 | covered | west (turned) | 3 | 21 | 6',
      '4 | stars | west (turned) | 13 | 11 | 6',
      '5 | covered | none (removed) | 8 | 7 | 15',
    ),
  ].join(''),
  questions: [
    {
      at: 'data.read',
      difficulty: -1.0,
      text: prose`In which experiment did most birds hop to the southeast?`,
      options: lettered('Experiment 3', 'Experiment 1', 'Experiment 4', 'Experiment 5'),
      key: 'A',
      lure: 'C',
      en: prose`21 of 30 in Experiment 3.`,
      zh: prose`实验 3 的 30 只中有 21 只朝东南。`,
    },
    {
      at: 'investigation.design',
      difficulty: 0.2,
      text: prose`Which two experiments, compared with each other, show best what the magnetic field does when no stars are seen?`,
      options: lettered('Experiments 1 and 2', 'Experiments 1 and 4', 'Experiments 3 and 4', 'Experiments 2 and 3'),
      key: 'D',
      lure: 'A',
      en: prose`In both the sky is covered, and only the field differs. Experiments 3 and 4 differ by the sky.`,
      zh: prose`两个实验都遮住天空，只有磁场不同；实验 3 和 4 的差别在于天空。`,
    },
    {
      at: 'investigation.design',
      difficulty: 0.4,
      text: prose`What was the purpose of Experiment 5?`,
      options: lettered(
        'To see whether robins prefer a round cage',
        'To see how robins behave when neither stars nor a magnetic field can guide them',
        'To see whether robins can tell southwest from southeast',
        'To see whether the coil harms robins',
      ),
      key: 'B',
      lure: 'D',
      en: prose`The sky was covered and the field removed: no guide was left, and the birds hopped in many directions.`,
      zh: prose`遮住天空并去掉磁场，两种线索都没有，鸟的方向就分散了。`,
    },
    {
      at: 'evaluation.evidence',
      difficulty: 0.7,
      text: prose`Which conclusion do the results support best?`,
      options: lettered(
        'Robins use the stars only.',
        'Robins use the magnetic field only.',
        'Robins can use the magnetic field, and stars count for something when the two disagree.',
        'Robins fly at random in autumn.',
      ),
      key: 'C',
      lure: 'A',
      en: prose`With a covered sky they follow the turned field (21 birds); with stars in sight only 11 do, and 13 keep to the southwest.`,
      zh: prose`遮住天空时有 21 只跟随转动后的磁场；看得见星星时只有 11 只跟随，13 只仍朝西南。`,
    },
    {
      at: 'investigation.extend',
      difficulty: 1.0,
      text: prose`If the coil had turned the field to the south, under a covered sky, most birds would most likely have hopped toward the:`,
      options: lettered('northeast', 'southeast', 'northwest', 'southwest'),
      key: 'A',
      lure: 'B',
      en: prose`The birds keep their angle to the field: turned by 90° to the west, they went from southwest to southeast; turned by 180°, they would go from southwest to northeast.`,
      zh: prose`鸟与磁场保持固定的夹角：磁场向西转 90°，方向从西南变为东南；转 180°，就从西南变为东北。`,
    },
  ],
});
