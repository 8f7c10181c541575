import { several, single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Lecture 3 of mock A: cities that are warmer than the country around them. */
export const listeningFiveScript: Script = {
  code: 't23-a-l5',
  voices: { Narrator: 'scot', Professor: 'woman', Student: 'man' },
  lines: [
    ['Narrator', 'Listen to part of a lecture in an environmental science class.'],
    [
      'Professor',
      'In eighteen eighteen, a chemist by the name of Luke Howard published a book on the climate of London. He had compared his own thermometer, in a village outside, with one in the city, day after day for years, and he noticed that the city was warmer, especially at night. He could not quite explain it. He thought of all the fireplaces and the crowds. Today we call this the urban heat island, and we know that fireplaces were the smaller part of it.',
    ],
    [
      'Professor',
      'Let us take the causes one by one. First, materials. Concrete, brick and asphalt take up heat from the sun during the day and give it back slowly. A meadow warms up as well, but it cannot store nearly as much. So the difference between city and country is not greatest at noon, when you would expect it. It is greatest a few hours after sunset, when the meadow has cooled and the walls are still warm.',
    ],
    [
      'Professor',
      'Second, water. In the country a large part of the energy of the sun goes into evaporation. Plants take up water and release it through their leaves, and that cools the air in the same way in which sweat cools your skin. In a city the rain runs off into drains within minutes. There is little left to evaporate, so the energy goes into heating the ground instead.',
    ],
    [
      'Professor',
      'And third, shape. Think of a narrow street between tall buildings. On a clear night the ground loses heat by radiating it toward the sky. From the bottom of such a street you see only a strip of sky. Most of what the ground gives off meets a wall, and the wall sends part of it back. We speak of the sky view factor, the share of the sky that can be seen from a point. The smaller it is, the more slowly the place cools.',
    ],
    [
      'Student',
      'But narrow streets are in the shade for most of the day. In the old towns where it is hot, around the Mediterranean, for instance, the streets are very narrow. Did they get it all wrong?',
    ],
    [
      'Professor',
      'No, and I am glad that you bring it up, because it shows why one has to ask about what time of day we are speaking. At two in the afternoon, a narrow street is pleasanter, for just the reason you give. At two in the morning it is warmer than a wide one. A town has to decide which it minds more. In a dry climate where people sleep on the roof, the afternoon is what counts. In a humid city with millions of people in apartments, it is the night. Heat waves do most of their harm at night, when the body cannot recover.',
    ],
    [
      'Professor',
      'So what can be done? One proposal is to paint roofs white. A dark roof may be thirty or forty degrees warmer than the air, a white one hardly warmer at all. It is cheap, and it works, at least for the rooms below. Its effect on the street is small, since few people walk on roofs. White streets, on the other hand, turned out to be a mixed blessing. In one city where they were tried, the surface did become cooler, but people who walked there at noon felt hotter, because the light that the ground reflected fell on them.',
    ],
    [
      'Professor',
      'Trees are the other proposal, and here the evidence is better. A tree gives shade and it evaporates water, so it works on two of our three causes at once. But it has to have water to evaporate. During a long drought many trees close the pores of their leaves in order to save themselves, and then all that is left is the shade. Also, and this is often forgotten, trees that form a closed roof over a street with heavy traffic keep the exhaust below. Planners nowadays like to leave gaps.',
    ],
    [
      'Professor',
      'Let me finish with a word about measurement. You may have seen maps in the newspaper, in glowing red, on which parking lots are twenty degrees hotter than parks. Such maps are made from satellites, and they show the temperature of surfaces, not of the air. The air above the parking lot mixes with the air from next door, so the difference that you would feel is perhaps two or three degrees. That is still a great deal. But if you compare a map of surfaces with the thermometer of Luke Howard, you are comparing two different things. I have seen it done in reports that cost a lot of money.',
    ],
  ],
};

/** The fifth listening set of mock A: six questions. */
export const listeningFive = {
  code: 't23-a-l5',
  title: title('Mock A listening 5: the warm city', '模拟卷 A 听力 5：热的城市'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -63, time: '16:20' },
  stimulus: { kind: 'audio', audio: 't23-a-l5', transcript: transcriptOf(listeningFiveScript) },
  questions: [
    single(
      't23-a-l5-01',
      {
        text: 'What does the professor mainly discuss?',
        options: [
          'How the climate of London was first measured',
          'Why cities are warmer than their surroundings and what can be done about it',
          'How different materials are used in hot and in cold countries',
          'Why satellite maps have replaced thermometers',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -1.1,
        en: 'She goes through three causes of the urban heat island and then through proposals against it. London is where the history begins.',
        zh: '她依次讲了城市热岛的三个成因，再讲应对办法。伦敦只是历史的开头。',
      },
    ),
    single(
      't23-a-l5-02',
      {
        text: 'When is the difference between city and country greatest, according to the professor?',
        options: ['Shortly before sunrise', 'At noon', 'A few hours after sunset', 'In the late afternoon'],
        key: 'C',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.7,
        en: 'It is not greatest at noon but “a few hours after sunset, when the meadow has cooled and the walls are still warm”.',
        zh: '差别最大的不是中午，而是“日落后几小时，草地已经变凉，墙壁仍然温热”。',
      },
    ),
    single(
      't23-a-l5-03',
      {
        text: 'Why does the professor speak of sweat?',
        options: [
          'To make clear how evaporation from leaves cools the air',
          'To explain why people suffer during heat waves',
          'To show that crowds add heat to a city',
          'To compare humid and dry climates',
        ],
        key: 'A',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.organization',
        difficulty: -0.3,
        en: 'Water released through leaves cools the air “in the same way in which sweat cools your skin”: it is a comparison for evaporation.',
        zh: '叶片释放的水分冷却空气，“就像汗水冷却皮肤一样”，这是用来说明蒸发的比喻。',
      },
    ),
    single(
      't23-a-l5-04',
      {
        text: 'How does the professor answer the student’s question about narrow streets?',
        options: [
          'She says that old towns were built before the effect was known.',
          'She admits that the sky view factor has little effect in hot countries.',
          'She explains that narrow streets are cooler both by day and by night.',
          'She explains that their effect depends on the time of day.',
        ],
        key: 'D',
        lure: 'C',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.1,
        en: 'At two in the afternoon a narrow street is pleasanter, at two in the morning it is warmer than a wide one; “one has to ask about what time of day we are speaking”.',
        zh: '下午两点窄街更舒适，凌晨两点却比宽街更热，“必须先问说的是一天中的什么时候”。',
      },
    ),
    several(
      't23-a-l5-05',
      {
        text: 'Which TWO disadvantages of trees in streets does the professor mention? Choose 2 answers.',
        options: [
          'Their roots damage drains.',
          'They cool less during a drought.',
          'They reflect light on people who walk by.',
          'They can keep polluted air near the ground.',
        ],
        key: ['B', 'D'],
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.3,
        en: 'In a drought the pores of the leaves close and only the shade is left; a closed roof of leaves keeps exhaust below. It is white streets that reflect light on people.',
        zh: '干旱时叶孔关闭，只剩遮阴；树冠连成一片会把尾气困在下面。把光反射到行人身上的是白色路面。',
      },
    ),
    single(
      't23-a-l5-06',
      {
        text: 'What can be inferred about the reports that the professor mentions at the end?',
        options: [
          'They exaggerate the cost of cooling a city.',
          'They rely on thermometers that are out of date.',
          'They may overstate the difference in temperature that people feel.',
          'They ignore the temperature of parking lots.',
        ],
        key: 'C',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.inference',
        difficulty: 0.7,
        en: 'Surfaces may differ by twenty degrees while the air differs by two or three; reports that mix the two make the difference look larger than it is felt.',
        zh: '地表温差可达二十度，气温只差两三度；把两者混为一谈的报告会夸大人们实际感受到的差别。',
      },
    ),
  ],
} as const satisfies QuestionSet;
