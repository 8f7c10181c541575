import { lettered, prose } from '../../rich.ts';
import { actSet, table } from '../authoring.ts';

/** Science 1: Cooling tea. */
export const scienceFirst = actSet({
  code: 'act-s1',
  title: { en: 'ACT mock A, Science 1: Cooling tea', zh: 'ACT 模拟卷 A 科学第 1 组：茶的冷却' },
  subject: 'act.science',
  author: 'dou',
  written: { days: -30, time: '14:10' },
  from: 1,
  passage: [
    prose`
        <strong>Passage I: Cooling Tea</strong>

        Students poured 200 mL of tea at 90.0 °C into four cups of the same size and shape, made of different materials. The room was kept at 20.0 °C. The temperature of the tea was measured every 10 minutes.
      `,
    table(
      'Time (min) | Glass (°C) | Steel (°C) | Paper (°C) | Clay (°C)',
      '0 | 90.0 | 90.0 | 90.0 | 90.0',
      '10 | 68.5 | 65.0 | 70.5 | 74.0',
      '20 | 53.6 | 49.2 | 56.8 | 61.8',
      '30 | 43.3 | 39.0 | 46.6 | 52.3',
      '40 | 36.1 | 32.3 | 39.2 | 45.0',
    ),
  ].join(''),
  questions: [
    {
      at: 'data.read',
      difficulty: -1.6,
      text: prose`According to the table, what was the temperature of the tea in the steel cup after 20 minutes?`,
      options: lettered('39.0 °C', '49.2 °C', '53.6 °C', '65.0 °C'),
      key: 'B',
      lure: 'C',
      en: prose`The row of 20 minutes and the column of steel meet at 49.2 °C.`,
      zh: prose`20 分钟一行与钢杯一列相交处为 49.2 °C。`,
    },
    {
      at: 'data.read',
      difficulty: -1.3,
      text: prose`In which cup had the tea cooled least after 40 minutes?`,
      options: lettered('Glass', 'Steel', 'Paper', 'Clay'),
      key: 'D',
      lure: 'A',
      en: prose`The highest temperature in the last row is 45.0 °C, in the clay cup.`,
      zh: prose`最后一行中温度最高的是陶杯，45.0 °C。`,
    },
    {
      at: 'data.trends',
      difficulty: -0.7,
      text: prose`In the glass cup, how did the drop in temperature per 10 minutes change as time went on?`,
      options: lettered(
        'It became smaller.',
        'It stayed the same.',
        'It became larger.',
        'It first became larger and then smaller.',
      ),
      key: 'A',
      lure: 'C',
      en: prose`The drops are 21.5, 14.9, 10.3 and 7.2 °C: tea cools more slowly the nearer it comes to the room.`,
      zh: prose`每 10 分钟分别下降 21.5、14.9、10.3、7.2 °C，越来越小。`,
    },
    {
      at: 'data.trends',
      difficulty: -0.2,
      text: prose`Which list orders the cups from the fastest to the slowest cooling over the first 10 minutes?`,
      options: lettered(
        'Clay, paper, glass, steel',
        'Steel, paper, glass, clay',
        'Steel, glass, paper, clay',
        'Glass, steel, clay, paper',
      ),
      key: 'C',
      lure: 'B',
      en: prose`After 10 minutes the temperatures are 65.0, 68.5, 70.5 and 74.0 °C; the lowest has cooled fastest.`,
      zh: prose`10 分钟后温度依次为 65.0、68.5、70.5、74.0 °C，温度最低的冷却最快。`,
    },
    {
      at: 'data.trends',
      difficulty: 0.3,
      text: prose`If the measurement had gone on, the temperature of the paper cup after 50 minutes would most likely have been closest to:`,
      options: lettered('20 °C', '34 °C', '38 °C', '30 °C'),
      key: 'B',
      lure: 'D',
      en: prose`The last drops were 13.7, 10.2 and 7.4 °C; the next is about 5 °C, which leads from 39.2 to about 34 °C.`,
      zh: prose`前几次下降为 13.7、10.2、7.4 °C，下一次约 5 °C，39.2 减去约 5 得 34 °C 左右。`,
    },
    {
      at: 'investigation.design',
      difficulty: 0.6,
      text: prose`To find out whether a lid slows the cooling, which additional experiment would be best?`,
      options: lettered(
        'Two clay cups with 200 mL of tea at 90 °C each, one with a lid and one without',
        'A glass cup with a lid and a steel cup without one',
        'A clay cup with a lid, filled with 100 mL of tea at 90 °C',
        'A paper cup with a lid in a room at 10 °C',
      ),
      key: 'A',
      lure: 'D',
      en: prose`Only the lid may differ. The other experiments change the material, the amount or the room as well, or leave out the comparison.`,
      zh: prose`只能改变是否有盖这一个条件；其他方案同时改变了材料、水量或室温，或没有对照。`,
    },
  ],
});
