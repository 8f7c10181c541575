import { several, single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Lecture 1 of mock B: ice on Mercury. */
export const listeningTwoScript: Script = {
  code: 't23-b-l2',
  voices: { Narrator: 'scot', Professor: 'man', Student: 'woman' },
  lines: [
    ['Narrator', 'Listen to part of a lecture in an astronomy class.'],
    [
      'Professor',
      'If I asked you in which places of the solar system one might look for ice, I suppose that Mercury would not be the first on your list. It is the planet closest to the sun. At noon the ground at its equator reaches more than four hundred degrees Celsius, hot enough to melt lead. And yet there is ice on Mercury, probably a great deal of it. How we came to know this is a nice example of evidence that builds up from several sides.',
    ],
    [
      'Professor',
      'The first hint came in nineteen ninety one, and it came by accident. A group of astronomers sent strong radio waves toward the side of Mercury that spacecraft had not photographed, just to make a rough map by the echo. Near the poles they found spots that returned the waves far more brightly than rock does. They knew such echoes, from the ice-covered moons of Jupiter. But on Mercury? At first hardly anyone, themselves included, was willing to say the word.',
    ],
    ['Student', 'Could it not have been some kind of metal? Metal is a good reflector, I would think.'],
    [
      'Professor',
      'That was proposed, and sulfur was proposed too. What spoke for ice was not the brightness alone. The waves that were sent out had been turned in a certain direction, they were polarized. Rock and metal reverse that direction when they reflect it. In clean ice, the waves go in, bounce around among cracks, and come out with the direction largely kept. The spots kept it.',
    ],
    [
      'Professor',
      'Now, how can ice survive there? Here the geometry of the planet helps. The Earth leans to one side by more than twenty degrees, and that gives us our seasons. Mercury stands almost perfectly upright. If you stood at its pole, the sun would always be at the horizon, never above it. So the floor of a deep crater near the pole does not see the sun, not in summer and not in winter, and has not seen it for billions of years. And because there is no air to bring heat from elsewhere, such a floor remains at about minus one hundred and seventy degrees, even with bright ground a few kilometers away. We speak of permanently shadowed craters.',
    ],
    [
      'Professor',
      'When better maps were available, the bright spots were compared with the positions of craters, and they fell into them, one by one. That was the second piece of evidence. The third had to wait for a spacecraft, which went into orbit around Mercury in two thousand eleven. It carried an instrument that counts neutrons. Particles from space strike the ground and knock neutrons loose, and hydrogen slows these down very effectively. Water is mostly hydrogen, by number of atoms at least. Over the north pole the count of fast neutrons dropped, and by just about the amount that you would expect if the radar spots consisted of nearly pure ice.',
    ],
    [
      'Professor',
      'There was also a surprise. The same spacecraft sent down pulses of laser light in order to measure heights, and the strength of the echo tells you how dark the ground is. In the very coldest craters the surface was bright, as ice should be. But in craters that are slightly warmer, the surface over the radar spots was darker than anything else on the planet. What could that be?',
    ],
    ['Student', 'Dust, maybe? If the ice had been covered by dust?'],
    [
      'Professor',
      'But ordinary dust there is not darker than its surroundings; it is the surroundings. The explanation that most people favor now is that the ice came with comets, and comets bring along tar-like organic material. Where it is a little too warm for ice to last at the surface, the ice slowly evaporated and the dark material was left behind like the dirt on an old heap of snow at the side of the road. After it had become ten or twenty centimeters thick, it protected the ice below.',
    ],
    [
      'Professor',
      'How old is it all? We do not know. If the ice had been there from the beginning, small impacts should have mixed it with soil, and it would not look so clean. So some think that most of it came with a single large comet, perhaps in the last few hundred million years. A spacecraft that is to arrive within the next years carries better instruments, and it will look at the south pole as well, which we know far less about. Until then I would keep an open mind about the comet.',
    ],
  ],
};

/** The second listening set of mock B: six questions. */
export const listeningTwo = {
  code: 't23-b-l2',
  title: title('Mock B listening 2: ice on Mercury', '模拟卷 B 听力 2：水星上的冰'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -49, time: '14:30' },
  stimulus: { kind: 'audio', audio: 't23-b-l2', transcript: transcriptOf(listeningTwoScript) },
  questions: [
    single(
      't23-b-l2-01',
      {
        text: 'What is the lecture mainly about?',
        options: [
          'How spacecraft are built to resist heat',
          'Why Mercury has no seasons',
          'How several kinds of evidence pointed to ice on Mercury',
          'Where comets of the solar system come from',
        ],
        key: 'C',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -1.0,
        en: 'The professor calls it “a nice example of evidence that builds up from several sides” and goes through radar, craters and neutrons.',
        zh: '教授称这是“证据从多方面积累的好例子”，依次讲了雷达、陨石坑与中子。',
      },
    ),
    single(
      't23-b-l2-02',
      {
        text: 'What made the astronomers of 1991 hesitate to speak of ice?',
        options: [
          'Mercury is extremely hot.',
          'Their map was too rough.',
          'They had never seen such echoes before.',
          'Spacecraft had found only rock.',
        ],
        key: 'A',
        lure: 'C',
      },
      {
        point: 'toefl-2023.listening.inference',
        difficulty: -0.1,
        en: 'They knew such echoes from the moons of Jupiter, “But on Mercury?”: on a planet where lead would melt, ice seemed out of the question.',
        zh: '他们在木星卫星上见过这种回波，“可这是水星啊！”在能熔化铅的行星上，谁也不敢说有冰。',
      },
    ),
    single(
      't23-b-l2-03',
      {
        text: 'According to the professor, what showed that the bright spots were not metal?',
        options: [
          'They were brighter than metal would be.',
          'They kept the polarization of the radio waves.',
          'They were too close to the poles.',
          'They became darker when it was warm.',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.2,
        en: 'Rock and metal reverse the direction of polarized waves; in clean ice it is largely kept. “What spoke for ice was not the brightness alone.”',
        zh: '岩石和金属会使偏振方向反转，干净的冰则大体保持不变。“支持冰的证据不只是亮度。”',
      },
    ),
    single(
      't23-b-l2-04',
      {
        text: 'Why does the professor compare the way in which Mercury and the Earth lean?',
        options: [
          'To explain why the poles of Mercury are hard to photograph',
          'To show that Mercury turns more slowly than the Earth',
          'To explain why some craters never receive sunlight',
          'To point out that both planets have ice at their poles',
        ],
        key: 'C',
        lure: 'D',
      },
      {
        point: 'toefl-2023.listening.organization',
        difficulty: 0.0,
        en: 'Since Mercury stands almost upright, the sun is always at the horizon of its pole and deep craters there stay in shadow.',
        zh: '水星自转轴几乎竖直，极点处太阳始终在地平线上，所以那里的深坑永远处于阴影中。',
      },
    ),
    several(
      't23-b-l2-05',
      {
        text: 'Which TWO findings of the spacecraft does the professor describe? Choose 2 answers.',
        options: [
          'Fewer fast neutrons were counted over the north pole.',
          'The south pole has more ice than the north pole.',
          'Some of the radar spots are covered by very dark material.',
          'The coldest craters contain sulfur.',
        ],
        key: ['A', 'C'],
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.3,
        en: 'The count of fast neutrons dropped over the north pole, and the laser found unusually dark ground over the spots in slightly warmer craters. Little is known of the south pole yet.',
        zh: '北极上空快中子计数下降；激光测量发现稍暖陨石坑中亮斑上方的地面异常暗。南极目前所知甚少。',
      },
    ),
    single(
      't23-b-l2-06',
      {
        text: 'Listen again to part of the lecture. Why does the professor mention an old heap of snow?',
        options: [
          'To suggest that the ice on Mercury is not very old',
          'To describe how impacts mix ice with soil',
          'To correct a student who spoke of dust',
          'To help students picture how a dark layer was left behind',
        ],
        key: 'D',
        lure: 'C',
      },
      {
        clip: { from: 232.9, to: 245.6 },
        point: 'toefl-2023.listening.function',
        difficulty: 0.1,
        en: 'As the snow melts, its dirt stays on top; in the same way dark organic material stayed when the ice evaporated.',
        zh: '雪融化后脏物留在表面；同样，冰蒸发后深色有机物留了下来。',
      },
    ),
  ],
} as const satisfies QuestionSet;
