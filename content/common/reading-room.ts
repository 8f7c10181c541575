import { lettered, prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** One passage read in three ways: sorted, matched, and with its words completed. */
export const readingRoom = {
  code: 'gen-paper',
  title: { en: 'How paper was made', zh: '纸是怎样造出来的' },
  node: 'common.english.reading',
  author: 'dou',
  written: { days: -8, time: '10:30' },
  stimulus: {
    kind: 'passage',
    html: prose`Early paper in China was made from whatever had fibres: bark, hemp, old rags and fishing nets. The material was soaked, boiled and beaten to a pulp. A worker dipped a screen of bamboo into the vat, lifted it so that a thin layer stayed on it, and turned the wet sheet onto a pile. The sheets dried on a warm wall.

      When the craft reached Europe, bark was not used there. Mills stood on rivers, because a water wheel drove the hammers that beat rags of linen. The screen was of wire, and a figure sewn onto it left a pattern in every sheet: the watermark, by which a mill could be known. Finished sheets were dipped in glue made from hides, so that ink would not spread.

      In both places paper took days. Only around 1800 did a machine make it in one endless sheet, and only when wood took the place of rags, some fifty years later, did paper become cheap.`,
  },
  questions: [
    {
      code: 'gen-paper-1',
      type: 'category-table',
      points: ['common.english.structure'],
      difficulty: 0.5,
      worth: 300,
      prompt: {
        text: prose`Put each phrase under the place that the passage connects it with. One phrase is not used.`,
        options: lettered(
          'Screens of bamboo',
          'Hammers driven by water',
          'Sheets dried on a warm wall',
          'Figures sewn onto the screen',
          'Pulp made from wood',
          'Glue that keeps ink from spreading',
        ),
        categories: [
          { id_option: '1', text: 'China', places: 2 },
          { id_option: '2', text: 'Europe before 1800', places: 3 },
        ],
      },
      key: [
        ['A', 'C'],
        ['B', 'D', 'F'],
      ],
      explanation: {
        en: '<p>Bamboo screens and the warm wall belong to the first paragraph; hammers, watermark and glue to the second. Wood comes only in the third, after 1800.</p>',
        zh: '<p>竹帘和暖墙在第一段，水轮锤、水印和胶在第二段；木浆到第三段才出现，已在 1800 年以后。</p>',
      },
    },
    {
      code: 'gen-paper-2',
      type: 'matching-table',
      points: ['common.english.structure'],
      difficulty: 0.1,
      prompt: {
        text: prose`Tick, for each statement, whether the passage supports it, contradicts it, or does not say.`,
        rows: lettered(
          'Fishing nets could be made into paper.',
          'European mills used bark as well as rags.',
          'Chinese paper was dearer than silk.',
          'A watermark showed where a sheet came from.',
        ),
        columns: [
          { id_option: '1', text: 'Supported' },
          { id_option: '2', text: 'Contradicted' },
          { id_option: '3', text: 'Not said' },
        ],
      },
      key: ['1', '2', '3', '1'],
      explanation: {
        en: '<p>Nets are named in the first sentence; bark was not used in Europe; the price of silk is never mentioned; a mill could be known by its watermark.</p>',
        zh: '<p>首句提到渔网；欧洲不用树皮；丝绸的价格全文未提；水印可以辨认纸坊。</p>',
      },
    },
    {
      code: 'gen-paper-3',
      type: 'complete-the-words',
      points: ['common.english.forms'],
      difficulty: 0.3,
      worth: 500,
      prompt: {
        text: '<p>Rags were <span data-blank="1"></span> and beaten until only <span data-blank="2"></span> were left. A <span data-blank="3"></span> lifted them from the vat, and the <span data-blank="4"></span> of the screen could be seen in every <span data-blank="5"></span>.</p>',
        gaps: [
          { prefix: 'soa', missing: 3 },
          { prefix: 'fib', missing: 3 },
          { prefix: 'wor', missing: 3 },
          { prefix: 'pat', missing: 4 },
          { prefix: 'sh', missing: 3 },
        ],
      },
      key: [['soaked'], ['fibres', 'fibers'], ['worker'], ['pattern'], ['sheet']],
      explanation: {
        en: '<p>Every word stands in the passage. <em>Fibres</em> may also be spelled the American way.</p>',
        zh: '<p>每个词文中都有。fibres 也可用美式拼写 fibers。</p>',
      },
    },
  ],
} as const satisfies QuestionSet;
