import { insertion, passage, single, summary, title } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

const text = passage('Desert Pavement', [
  `Across wide stretches of the world's dry lands, the ground is covered by a single layer of closely fitted stones, so
  evenly laid that travelers have long compared it to a street. Geologists call such a surface desert pavement.
  Beneath the stones there is usually something unexpected: a bed of fine [[silt|Very fine earth, finer than sand,
  that wind or water has carried and left behind.]] and clay, often a meter or more thick, that holds almost no stones
  at all. The contrast is puzzling. If the stones came from the ground below, more of them should be found there; if
  they were carried in from elsewhere, it is hard to see why they stopped in a single layer.`,
  `For most of the twentieth century, the accepted answer was deflation. According to this view, the ground originally
  held a mixture of stones and finer material. Wind, unhindered by plants, lifted the dust and sand and left the
  heavier stones behind. As the surface was lowered, more and more stones were gathered on it, until they lay so close
  together that they shielded whatever was beneath them. A second explanation gave the leading part to water: during
  rare but violent storms, sheets of water running over the bare ground would wash the fine material away. Both
  accounts treat the pavement as a residue, the coarse remainder of something that has been removed, and both predict
  that the ground below should hold as many stones as ever.`,
  `It was precisely this prediction that failed. When researchers in the American Southwest dug trenches through
  pavements that had formed on old lava flows, they found that the silt below was nearly free of stones and that its
  minerals did not match the lava. Its grains resembled instead the dust that blows from dry lake beds many kilometers
  away. The fine layer had evidently not been left behind; it had been added. Out of such observations grew a
  different hypothesis, in which the stones are born at the surface and never leave it. Freshly cooled lava is rough
  and cracked. Dust that settles on it is washed by rain into the cracks and hollows, where it is safe from the wind.
  As the dust swells when wet and shrinks when dry, it works its way under loose fragments and lifts them little by
  little. Century after century the layer thickens, and the stones ride upward upon it like boats on a rising lake.`,
  `The hypothesis could be tested. Rocks exposed at the surface are struck by [[cosmic rays|Streams of tiny particles
  of very high energy that reach the Earth from space.]], which create rare forms of certain elements within them; the
  longer a rock has been exposed, the more of these it contains. If pavement stones had been buried and later
  uncovered by wind, they should have been exposed for a much shorter time than the bedrock from which they came.
  Measurements showed otherwise. Stones from the pavement and from the tops of nearby lava [[outcrops|Places where
  solid rock stands out above the soil.]] had been exposed equally long. The stones of the pavement, in other words,
  had been at the surface all along.`,
  `This does not mean that deflation never plays a part. Pavements on river gravels, for example, or in places where
  little dust arrives, may well have formed as the older theories suppose, and many researchers now hold that a
  surface which looks the same everywhere can come about in several ways. What the newer work has changed is the
  significance attached to dust. A pavement on lava is not the worn-out remainder of a landscape but a structure that
  is still being built, and the silt beneath it is a record of how much dust the wind has carried through the ages.
  During dry periods, when lakes shrank and their beds lay bare, the layer grew quickly; during wetter ones it hardly
  grew at all.`,
  `Pavements are as fragile as they are old. The stones protect the silt from the wind, and the silt, which lets little
  water through, keeps most plants from growing and so leaves the stones undisturbed. Once a wheel breaks this armor,
  however, the dust below is open to the wind, and rain cuts channels where it formerly spread out evenly. Tracks left
  by vehicles in training exercises of the 1940s can still be seen in California's Mojave Desert. Small patches that
  were cleared by experimenters did recover a cover of stones within a few decades, but the new cover was thinner and
  less tightly fitted than the old. A surface that took tens of thousands of years to form cannot, for any practical
  purpose, be replaced.`,
]);

/** The first reading passage of mock A: ten questions, eleven points. */
export const readingOne = {
  code: 't23-a-r1',
  title: title('Mock A reading 1: Desert Pavement', '模拟卷 A 阅读 1：荒漠砾幕'),
  node: 'toefl-2023.reading',
  author: 'mei',
  written: { days: -64, time: '10:10' },
  stimulus: { kind: 'passage', html: text },
  questions: [
    single(
      't23-a-r1-01',
      {
        text: 'According to paragraph 1, what makes desert pavement puzzling?',
        options: [
          'Its stones differ in size more than stones elsewhere do.',
          'It is found only where no silt or clay is present.',
          'A single layer of stones lies on ground that holds almost none.',
          'Its stones have been fitted together by travelers.',
        ],
        key: 'C',
        lure: 'A',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: -1.2,
        en: 'The paragraph sets the single layer of stones against the bed below it, which “holds almost no stones at all”, and calls this contrast puzzling. The street is a comparison, not a statement that people laid the stones.',
        zh: '第 1 段将单层石块与其下“几乎不含石块”的粉砂层对照，并称这一反差令人费解。“街道”只是比喻，并非说石块由人铺成。',
      },
    ),
    single(
      't23-a-r1-02',
      {
        text: 'The word “unhindered” in paragraph 2 is closest in meaning to',
        options: ['not slowed', 'not noticed', 'strengthened', 'warmed'],
        key: 'A',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.vocabulary',
        difficulty: -0.8,
        en: 'To hinder is to hold back. Where no plants stand in its way the wind is not held back; that it grows stronger is a result one may imagine, not what the word says.',
        zh: 'hinder 意为“阻碍”。没有植物阻挡，风便不受阻滞；“变强”是可能的结果，而不是该词的意思。',
      },
    ),
    single(
      't23-a-r1-03',
      {
        text: 'According to paragraph 2, the wind and the water explanations agree that',
        options: [
          'storms were more frequent in the past than now',
          'the stones remained after finer material had been taken away',
          'plants once covered the places where pavements lie',
          'the stones were carried to their present place by floods',
        ],
        key: 'B',
        lure: 'D',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: -0.5,
        en: '“Both accounts treat the pavement as a residue, the coarse remainder of something that has been removed.” Water removes the fine material in the second account; it does not bring the stones.',
        zh: '原文说“两种解释都把砾幕看作残留物，即某些东西被移走后剩下的粗粒部分”。第二种解释中水冲走的是细粒物质，并没有带来石块。',
      },
    ),
    single(
      't23-a-r1-04',
      {
        text: 'Why does the author mention “dry lake beds many kilometers away” in paragraph 3?',
        options: [
          'To suggest where the lava of the American Southwest came from',
          'To show that researchers compared many kinds of landscape',
          'To explain why the silt contained so few fossils',
          'To support the claim that the silt had been brought from elsewhere',
        ],
        key: 'D',
        lure: 'B',
      },
      {
        point: 'toefl-2023.reading.purpose',
        difficulty: -0.2,
        en: 'The grains resemble dust from those lake beds and do not match the lava; the next sentence draws the conclusion: the fine layer “had been added”.',
        zh: '这些颗粒像湖床吹来的尘土，而与熔岩不符；下一句随即得出结论：细粒层是“后来加上去的”。',
      },
    ),
    single(
      't23-a-r1-05',
      {
        text: 'Which of the sentences below best expresses the essential information in the following sentence of paragraph 3? Incorrect choices change the meaning in important ways or leave out essential information.',
        quote:
          'As the dust swells when wet and shrinks when dry, it works its way under loose fragments and lifts them little by little.',
        options: [
          'Loose fragments keep the dust dry, so that it neither swells nor shrinks.',
          'Changes between wet and dry make the dust move beneath loose stones and slowly raise them.',
          'Dust lifts loose fragments only after it has been dry for a long time.',
          'Rain breaks loose fragments into dust, which then swells and shrinks.',
        ],
        key: 'B',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.simplification',
        difficulty: 0.1,
        en: 'Two facts are essential: wetting and drying move the dust, and this raises the stones gradually. Only the second option keeps both without adding a condition.',
        zh: '句子的要点有二：干湿交替使尘土移动，并由此逐渐抬升石块。只有 B 两点俱全且未附加条件。',
      },
    ),
    single(
      't23-a-r1-06',
      {
        text: 'According to paragraph 4, why did researchers measure rare forms of elements in stones?',
        options: [
          'To learn whether the stones had spent part of their history underground',
          'To find out which stones contained the most valuable metals',
          'To decide whether the lava was older than the dust',
          'To discover how strongly cosmic rays vary from place to place',
        ],
        key: 'A',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: 0.2,
        en: 'Stones that had been buried and uncovered later would show a shorter exposure. The measurement therefore tells whether they were ever buried.',
        zh: '若石块曾被掩埋、后来才露出，其暴露时间应较短。因此这种测量可以判断石块是否曾在地下。',
      },
    ),
    single(
      't23-a-r1-07',
      {
        text: 'What can be inferred from paragraph 5 about pavements on river gravels?',
        options: [
          'They are older than the pavements on lava.',
          'They have been studied more thoroughly than other pavements.',
          'They look different from pavements formed by dust.',
          'Their stones may once have been below the surface.',
        ],
        key: 'D',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.inference',
        difficulty: 0.8,
        en: 'These pavements “may well have formed as the older theories suppose”, and in the older theories stones from below are gathered as the surface sinks. The passage says that pavements look the same everywhere.',
        zh: '文中说这类砾幕“很可能如旧理论所设想的那样形成”，而旧理论认为地面降低后下面的石块才聚到地表。文章还说各处砾幕外观相同，所以 C 不对。',
      },
    ),
    single(
      't23-a-r1-08',
      {
        text: 'All of the following are mentioned in paragraph 6 about desert pavements EXCEPT:',
        options: [
          'the way in which stones and silt preserve each other',
          'the effect of vehicles on the movement of rainwater',
          'the cost of repairing damaged surfaces',
          'the quality of the cover that returned to cleared patches',
        ],
        key: 'C',
        lure: 'A',
      },
      {
        point: 'toefl-2023.reading.negative',
        difficulty: 0.3,
        en: 'The paragraph says that stones protect the silt and silt keeps plants away, that rain cuts channels in tracks, and that the new cover was thinner. Costs are not spoken of.',
        zh: '该段提到石块与粉砂互相保护、车辙处雨水冲出沟槽、新的石层较薄，唯独没有提到修复的花费。',
      },
    ),
    insertion(
      't23-a-r1-09',
      {
        paragraph: `This does not mean that deflation never plays a part. [] Pavements on river gravels, for example, or in
        places where little dust arrives, may well have formed as the older theories suppose, and many researchers now
        hold that a surface which looks the same everywhere can come about in several ways. [] What the newer work has
        changed is the significance attached to dust. [] A pavement on lava is not the worn-out remainder of a landscape
        but a structure that is still being built, and the silt beneath it is a record of how much dust the wind has
        carried through the ages. [] During dry periods, when lakes shrank and their beds lay bare, the layer grew
        quickly; during wetter ones it hardly grew at all.`,
        sentence: 'That record is not an even one.',
        key: 4,
      },
      {
        point: 'toefl-2023.reading.insertion',
        difficulty: 0.5,
        en: '“That record” needs “a record of how much dust” directly before it, and the sentence on dry and wet periods then explains why it is uneven.',
        zh: '“That record”须紧接在“a record of how much dust…”之后，而后一句关于干湿时期的内容正好说明这份记录为何不均匀。',
      },
    ),
    summary(
      't23-a-r1-10',
      {
        sentence: 'Desert pavements are single layers of stones whose origin has been explained in different ways.',
        options: [
          'Older theories held that wind or water removed fine material and left the stones behind.',
          'Desert pavements are found on every continent that has dry regions.',
          'Evidence from lava flows indicates that stones are lifted by dust that gathers beneath them and that they never left the surface.',
          'Cosmic rays slowly break the stones of a pavement into smaller fragments.',
          'A pavement on lava is still growing and keeps a record of past dust, yet once broken it cannot in practice be restored.',
          'Military vehicles have made it difficult to study pavements in the Mojave Desert.',
        ],
        key: ['A', 'C', 'E'],
      },
      {
        point: 'toefl-2023.reading.summary',
        difficulty: 0.6,
        en: 'The passage moves from the older theories (A) to the dust hypothesis and its test (C) and to what follows from it (E). B is not said, D misreads the use of cosmic rays, and F turns an example into a main idea.',
        zh: '文章先讲旧理论（A），再讲尘土假说及其验证（C），最后讲由此得出的认识（E）。B 文中未提，D 误解了宇宙射线的作用，F 把例子当成了主旨。',
      },
    ),
  ],
} as const satisfies QuestionSet;
