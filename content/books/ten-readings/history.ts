import type { Reading } from './reading.ts';

/** Readings 4 to 7: clocks, paper, salt and maps. */
export const history: readonly Reading[] = [
  {
    title: 'The Hour Becomes Equal',
    zh: '小时变得一样长',
    text: `
For most of history an hour was not a fixed length of time. People divided the day, from sunrise to sunset, into twelve parts, and the night into twelve others. In summer an hour of the day was therefore long and an hour of the night was short; in winter it was the other way round. For work that depended on daylight, this was sensible enough.

In the fourteenth century, large mechanical clocks appeared on the towers of European cities. A weight on a rope drove a train of wheels, and a device called an escapement let the wheels advance by one tooth at a time. The machine could count only equal steps. To make it show hours that grew and shrank with the seasons would have been extremely complicated, and so, gradually, the hour was made to fit the clock.

The first of these clocks were not precise. Many lost or gained a quarter of an hour a day and had to be corrected by a sundial, and they had a single hand or none at all. What mattered was that everyone could hear them. A bell that struck the hours told the whole city when the market opened, when the council met, and when a worker’s day was over. Wages, which had been paid by the day, could now be paid by the hour.

Historians disagree about how far the clock changed people’s minds. It is certain, however, that it changed their conversations. Before the towers, one met “after the morning bell” or “toward evening.” Afterward, one could be late.`,
    words: `
sunset | n. | 日落
sensible | adj. | 合理的
mechanical | adj. | 机械的
escapement | n. | 擒纵装置
precise | adj. | 精确的
sundial | n. | 日晷
strike the hours | v. | 报时
wage | n. | 工资`,
    questions: [
      {
        ask: 'Before the mechanical clock, an hour of the day was',
        options: ['longest in winter', 'longest in summer', 'always equal to an hour of the night', 'set by a bell'],
        key: 'B',
        why: '白天分成十二份；夏季白天长，每份也就长。',
      },
      {
        ask: 'Why did hours become equal?',
        options: [
          'Councils ordered it for the sake of the market.',
          'Sundials became more precise.',
          'Clocks could not easily show hours that changed.',
          'Workers wanted to be paid by the hour.',
        ],
        key: 'C',
        why: '第二段：机器只能数相等的步子，要显示随季节伸缩的小时太复杂。',
      },
      {
        ask: 'What does the last sentence imply?',
        options: [
          'Being late requires a time that people can agree on exactly.',
          'People of earlier centuries always came on time.',
          'Bells were often rung at the wrong moment.',
          'Conversations became shorter.',
        ],
        key: 'A',
        why: '从前只说「傍晚」，无所谓迟到；有了确切的时刻，才有迟到可言。',
      },
    ],
  },
  {
    title: 'Paper Goes West',
    zh: '纸的西行',
    text: `
In China, paper was made from rags, bark and hemp some two thousand years ago. An official named Cai Lun is said to have reported the process to the emperor in the year 105, and he is often called its inventor, although fragments older than his report have been found in dry places in the northwest. What Cai Lun probably did was to improve the method and to make it known.

From China the craft moved slowly. It took about six centuries to reach Central Asia, where the city of Samarkand became famous for its sheets. From there it passed to Baghdad, then along the southern shore of the Mediterranean to Spain, and finally, in the thirteenth century, to Italy. At each stop it changed. Papermakers in dry regions, who lacked bamboo and mulberry bark, learned to rely on old linen. Italian mills used water power to beat the fibers, and they covered the sheets with a glue made from animal skins, which kept the ink from spreading.

Paper did not replace other materials at once. Parchment, made of skin, was stronger, and for a long time important contracts were not accepted unless they were written on it. But the skins of many sheep were needed for a single large book. Paper was cheap enough to be wasted: one could use it for letters, for accounts, and for a first draft that would be thrown away. When printing spread through Europe in the fifteenth century, a material that could be supplied in large quantities was already waiting.`,
    words: `
rag | n. | 破布
bark | n. | 树皮
hemp | n. | 大麻纤维
fragment | n. | 碎片
craft | n. | 手艺
fiber | n. | 纤维
parchment | n. | 羊皮纸
draft | n. | 草稿`,
    questions: [
      {
        ask: 'What does paragraph 1 say about Cai Lun?',
        options: [
          'He discovered old fragments in the northwest.',
          'He was not the first to make paper.',
          'He refused to make his method known.',
          'He reported to the emperor against his will.',
        ],
        key: 'B',
        why: '西北出土的残片早于他的奏报，所以他多半是改良者和推广者。',
      },
      {
        ask: 'Why did papermakers in dry regions use linen?',
        options: [
          'It took ink better than bark.',
          'It was stronger than parchment.',
          'They did not have the plants used in China.',
          'It could be beaten by water power.',
        ],
        key: 'C',
        why: 'who lacked bamboo and mulberry bark 说明缺少竹子和桑皮。',
      },
      {
        ask: 'Which of the following is NOT mentioned as a use of paper?',
        options: ['letters', 'accounts', 'first drafts', 'important contracts in early times'],
        key: 'D',
        why: '早期重要契约须写在羊皮纸上，写在纸上不被承认。',
      },
    ],
  },
  {
    title: 'White Gold',
    zh: '白色黄金',
    text: `
Salt is so cheap today that restaurants give it away. Before the age of refrigerators, it was one of the few substances that could keep food from spoiling, and it was needed everywhere, by rich and poor alike. Yet nature had distributed it unevenly. A country without a warm coast or a deposit of rock salt had to buy it from a neighbor.

The methods of getting salt differed with the climate. On sunny shores, seawater was led into shallow ponds and left to evaporate. In cloudy regions the brine had to be boiled, which consumed enormous amounts of wood; around some old salt towns the forests disappeared. In Sichuan, workers drilled for brine with bamboo and iron as early as two thousand years ago, and later they boiled it with natural gas that rose from the same wells.

Because everyone had to buy salt and few could make it, governments soon discovered that it was easy to tax. The Chinese state controlled the trade for most of two thousand years, and in France the salt tax became so hated that it was among the first to be abolished after 1789. In India, Gandhi walked to the sea in 1930 and picked up a handful of salt. The act was simple, but everyone understood it: a foreign government had made it a crime to take from the beach what the sun had left there.

The story of salt shows that a thing need not be rare to be powerful. It is enough that no one can do without it.`,
    words: `
spoil | v. | 变质
distribute | v. | 分布
deposit | n. | 矿藏；沉积物
shallow | adj. | 浅的
brine | n. | 盐水；卤水
consume | v. | 消耗
tax | v./n. | 征税；税
abolish | v. | 废除`,
    questions: [
      {
        ask: 'What can be inferred about salt towns in cloudy regions?',
        options: [
          'They produced salt of better quality.',
          'They depended on a large supply of fuel.',
          'They bought brine from sunny shores.',
          'They were built inside forests for protection.',
        ],
        key: 'B',
        why: '阴天地区须煮卤，耗费大量木柴，以致森林消失。',
      },
      {
        ask: 'Why was salt easy to tax?',
        options: [
          'It was rare in every country.',
          'It could be stored for many years.',
          'All needed it and few could produce it.',
          'It was sold only by the government.',
        ],
        key: 'C',
        why: '第三段首句：everyone had to buy salt and few could make it。',
      },
      {
        ask: 'The author mentions Gandhi in order to',
        options: [
          'give an example of protest against control of salt',
          'show that salt was rare in India',
          'explain how seawater evaporates',
          'compare India with France in 1789',
        ],
        key: 'A',
        why: '拾起一把盐是对盐专卖的抗议，说明这种必需品的政治力量。',
      },
    ],
  },
  {
    title: 'Drawing a Mountain',
    zh: '画出一座山',
    text: `
Early mapmakers drew mountains as they saw them: rows of small hills, like molehills, scattered over the sheet. Such pictures told a traveler that there was high ground, but not how high it was, or on which side it was steep. A better method came, rather unexpectedly, from an attempt to weigh the Earth.

In 1774 a party of astronomers spent a wet summer on Schiehallion, a lonely mountain in Scotland. They wanted to measure how far the mountain pulled a hanging weight to one side. If they also knew how much rock the mountain contained, they could compare its pull with that of the whole planet. For this purpose the mountain had been surveyed with care, and the result was a long list of points with their heights.

The list was given to a mathematician, Charles Hutton. The figures lay so thickly over his plan that they confused the eye, until he connected points of equal height with a faint pencil line. At once, he wrote, the shape of the hill became clear. Where the lines crowded together, the slope was steep; where they lay far apart, it was gentle.

Hutton was not the first to draw such lines; sailors and engineers had already used them to show the depth of rivers and harbors. But his work proved that they could represent land as well. Today contour lines appear on nearly every hiking map, and few of the people who read them know that they were once a means of weighing the world.`,
    words: `
scatter | v. | 散布
steep | adj. | 陡峭的
astronomer | n. | 天文学家
survey | v. | 测量
figure | n. | 数字
faint | adj. | 淡的；微弱的
gentle | adj. | 平缓的
contour line | n. | 等高线`,
    questions: [
      {
        ask: 'What was wrong with early pictures of mountains?',
        options: [
          'They did not show height or steepness.',
          'They covered too much of the sheet.',
          'They showed high ground where there was none.',
          'They were too expensive for travelers.',
        ],
        key: 'A',
        why: '第一段：看得出有高地，却看不出多高、哪一面陡。',
      },
      {
        ask: 'Why did the astronomers need to know the shape of Schiehallion?',
        options: [
          'to find a dry place for their instruments',
          'to work out how much rock it contained',
          'to draw a map for travelers',
          'to check a list of older measurements',
        ],
        key: 'B',
        why: '要拿山的引力与地球相比，先要知道山有多少岩石。',
      },
      {
        ask: 'According to the passage, contour lines that lie close together show',
        options: ['deep water', 'soft rock', 'a gentle slope', 'a steep slope'],
        key: 'D',
        why: '第三段末：crowded together 就陡，far apart 就缓。',
      },
    ],
  },
];
