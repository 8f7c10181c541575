import { insertion, passage, single, summary, title } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

const text = passage('A Lens for the Coast', [
  `At the beginning of the nineteenth century, the lighthouses of Europe were not worth the trouble of building them,
  or so many sailors said. A lamp placed behind a sheet of glass sends its light in all directions. Polished metal
  dishes set behind the flame improved matters, but even a good reflector absorbed about half of the light that fell
  on it, and salt and smoke soon dulled the metal. In moderately bad weather, just when they were needed, most lights
  could not be seen farther than a few kilometers from the shore.`,
  `A lens would have wasted far less. Light that passes through clear glass is hardly weakened, and a lens of the right
  shape bends the rays of a lamp at its [[focus|The point at which a lens brings rays of light together, or from which
  it sends them out side by side.]] so that they leave in a parallel beam. To gather much light, however, a lens must
  be large and strongly curved, and such a lens of the ordinary kind is very thick in the middle. Nobody could cast a
  flawless piece of glass of such a size, and its thickness would itself have swallowed much of the light. The few
  lighthouses that had been fitted with thick lenses in eighteenth-century England turned out to be dimmer than those
  with reflectors.`,
  `Augustin Fresnel, a young engineer of roads who studied light in his spare time, was asked in 1819 to look into the
  matter. He began with a simple observation. Light is bent where it enters the glass and where it leaves it, not on
  the way between. It is the angle of the surface that counts; the mass of glass below does nothing. Imagine, then, a
  thick lens cut into rings, and from each ring all the useless glass taken away until only a thin wedge with the
  original angle remains. Put side by side, the rings bend light just as the whole lens did, but are only a few
  centimeters thick. Two people had proposed something of the kind before, for use as burning glasses. Fresnel, who
  did not know of them, was the first to work out the proper curve of each ring and to see that the rings could be
  ground separately and then joined.`,
  `The grinding was the difficulty. [[Opticians|People who make lenses and instruments for seeing.]] made round lenses
  by rubbing glass against a curved tool, a motion that produces parts of a sphere and nothing else. For his first
  lens Fresnel therefore replaced each ring by short, straight pieces, so that the whole looked like a [[polygon|A
  flat figure with straight sides.]]. Only when his partner Soleil had built a machine on which a ring could be turned
  against the tool were true rings obtained. The glass itself was greenish and full of bubbles. In 1823 the new
  apparatus was lit on the tower of Cordouan, at the mouth of a river in the southwest of France. It consisted of
  eight lens panels that turned slowly around a single lamp, so that a ship saw a flash whenever a beam swept past.
  The light could be seen more than thirty kilometers away, as far as the curve of the Earth allowed.`,
  `Eight beams left the light between them in darkness, and much light still escaped above and below the panels. In his
  last years, already gravely ill, Fresnel dealt with that as well. He surrounded the lens with prisms in which light
  is turned back at the inner surface of the glass, without any metal at all. With these, no more than a small part of
  the light was lost, and a single oil lamp served where thirty had burned in front of reflectors. He died in 1827 at
  the age of thirty-nine. He had also left a plan for the whole coast of France, by which a ship that lost one light
  from sight would come within reach of the next.`,
  `Other countries were slow to follow. The lenses were costly, and in the United States the official in charge of
  lighthouses declined for years to buy any. When a commission finally compared lenses and reflectors in the early
  1850s, it found that the lenses would pay for themselves by the oil they saved, and by the Civil War nearly every
  American lighthouse had one. Insurance companies noticed that fewer ships were lost. Today, when ships find their
  position by satellite, most of the great lenses stand in museums. The principle has moved elsewhere: into the
  headlamps of cars, solar power stations and the flat plastic magnifiers sold in shops.`,
]);

/** The second reading passage of mock B: ten questions, eleven points. */
export const readingTwo = {
  code: 't23-b-r2',
  title: title('Mock B reading 2: A Lens for the Coast', '模拟卷 B 阅读 2：照亮海岸的透镜'),
  node: 'toefl-2023.reading',
  author: 'mei',
  written: { days: -50, time: '10:50' },
  stimulus: { kind: 'passage', html: text },
  questions: [
    single(
      't23-b-r2-01',
      {
        text: 'According to paragraph 1, what was a disadvantage of reflectors?',
        options: [
          'They sent light in every direction.',
          'They could not be used in bad weather.',
          'They took up a large part of the light.',
          'They were more expensive than glass.',
        ],
        key: 'C',
        lure: 'A',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: -1.0,
        en: 'Even a good reflector “absorbed about half of the light that fell on it”. It is the bare lamp behind a sheet of glass that sends light in all directions.',
        zh: '即使好的反射镜也会“吸收约一半照到它的光”。向四面八方发光的是玻璃板后的裸灯。',
      },
    ),
    single(
      't23-b-r2-02',
      {
        text: 'The word “flawless” in paragraph 2 is closest in meaning to',
        options: ['heavy', 'curved', 'clean', 'perfect'],
        key: 'D',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.vocabulary',
        difficulty: -1.1,
        en: 'A flaw is a fault; glass without faults is perfect. It might be clean and yet full of bubbles.',
        zh: 'flaw 是“瑕疵”，没有瑕疵即“完美”。玻璃可以很干净却仍有气泡。',
      },
    ),
    single(
      't23-b-r2-03',
      {
        text: 'In paragraph 2, why does the author mention lighthouses of eighteenth-century England?',
        options: [
          'To show that thick lenses had failed in practice',
          'To identify the place where lenses were invented',
          'To explain how reflectors came to be improved',
          'To compare the weather on two coasts',
        ],
        key: 'A',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.purpose',
        difficulty: -0.3,
        en: 'They had been fitted with thick lenses and “turned out to be dimmer than those with reflectors”, which bears out what was said of thickness.',
        zh: '那些灯塔装了厚透镜，结果“比装反射镜的还暗”，印证了前文关于厚度的说法。',
      },
    ),
    single(
      't23-b-r2-04',
      {
        text: 'According to paragraph 3, what did Fresnel observe about a lens?',
        options: [
          'Thick glass bends light more strongly than thin glass.',
          'Light is bent only at the surfaces of the glass.',
          'The rings of a lens must be made of one piece.',
          'Burning glasses are stronger than ordinary lenses.',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: -0.4,
        en: '“Light is bent where it enters the glass and where it leaves it, not on the way between.” The mass of glass does nothing.',
        zh: '“光只在进入和离开玻璃处弯折，中途并不弯折”，玻璃的厚度不起作用。',
      },
    ),
    single(
      't23-b-r2-05',
      {
        text: 'Which of the sentences below best expresses the essential information in the following sentence of paragraph 3? Incorrect choices change the meaning in important ways or leave out essential information.',
        quote:
          'Fresnel, who did not know of them, was the first to work out the proper curve of each ring and to see that the rings could be ground separately and then joined.',
        options: [
          'Fresnel did not know that the rings of earlier lenses had been ground separately.',
          'Fresnel was the first to propose that a lens should consist of rings.',
          'Without knowing of earlier proposals, Fresnel first found the right curves and realized that rings could be made one by one and put together.',
          'Fresnel joined rings that others had ground, after he had calculated their curves.',
        ],
        key: 'C',
        lure: 'B',
      },
      {
        point: 'toefl-2023.reading.simplification',
        difficulty: 0.4,
        en: 'The idea itself had been proposed twice; new were the curves and the separate grinding. Only C keeps both and the fact that he did not know of the others.',
        zh: '设想本身此前已有两人提过，新的是曲面计算与分环打磨。只有 C 兼顾两点以及他不知情这一事实。',
      },
    ),
    single(
      't23-b-r2-06',
      {
        text: 'Why did Fresnel use short, straight pieces in his first lens, according to paragraph 4?',
        options: [
          'Rings could not yet be ground with the tools at hand.',
          'The glass was too greenish for curved pieces.',
          'Straight pieces were easier to replace after storms.',
          'A polygon sends out more beams than a circle.',
        ],
        key: 'A',
        lure: 'B',
      },
      {
        point: 'toefl-2023.reading.factual',
        difficulty: 0.0,
        en: 'The usual motion produces parts of a sphere “and nothing else”; true rings were obtained only with Soleil’s machine.',
        zh: '通常的打磨动作只能得到球面；直到 Soleil 造出机器才磨出真正的环。',
      },
    ),
    single(
      't23-b-r2-07',
      {
        text: 'What does paragraph 5 suggest about the prisms?',
        options: [
          'They made the beams turn faster.',
          'They were added after Fresnel had died.',
          'They replaced the lens panels.',
          'They saved a great deal of oil.',
        ],
        key: 'D',
        lure: 'C',
      },
      {
        point: 'toefl-2023.reading.inference',
        difficulty: 0.5,
        en: 'With the prisms “a single oil lamp served where thirty had burned”. They surrounded the lens; they did not take its place.',
        zh: '有了棱镜，“一盏油灯就能代替三十盏”，可见省油。棱镜围在透镜周围，并未取代它。',
      },
    ),
    single(
      't23-b-r2-08',
      {
        text: 'According to paragraph 6, all of the following are true of the use of the lenses in the United States EXCEPT:',
        options: [
          'Their purchase was delayed by an official.',
          'A commission compared them with reflectors.',
          'They were first paid for by insurance companies.',
          'They were found to save money in the long run.',
        ],
        key: 'C',
        lure: 'D',
      },
      {
        point: 'toefl-2023.reading.negative',
        difficulty: 0.2,
        en: 'Insurance companies noticed that fewer ships were lost; nothing is said of their paying for lenses.',
        zh: '保险公司只是注意到失事船只减少，文中没有说透镜由它们出钱。',
      },
    ),
    insertion(
      't23-b-r2-09',
      {
        paragraph: `Eight beams left the light between them in darkness, and much light still escaped above and below the panels. []
        In his last years, already gravely ill, Fresnel dealt with that as well. [] He surrounded the lens with prisms in
        which light is turned back at the inner surface of the glass, without any metal at all. [] With these, no more than a
        small part of the light was lost, and a single oil lamp served where thirty had burned in front of reflectors. [] He
        died in 1827 at the age of thirty-nine.`,
        sentence:
          'An effect that anyone can see by looking up at the surface of the water in a glass was thus put to use.',
        key: 3,
      },
      {
        point: 'toefl-2023.reading.insertion',
        difficulty: 0.8,
        en: '“An effect” refers to light being turned back at the inner surface of the glass, which the sentence before has just described; “with these” still follows well, since prisms are the topic.',
        zh: '“一种效应”指光在玻璃内表面被反射，正是前一句刚描述的内容；其后“with these”仍指棱镜，衔接自然。',
      },
    ),
    summary(
      't23-b-r2-10',
      {
        sentence: 'In the 1820s Augustin Fresnel gave lighthouses a new kind of lens.',
        options: [
          'Sailors of the time refused to trust lighthouses of any kind.',
          'Reflectors wasted light and ordinary lenses of sufficient size were too thick, so that most lights could be seen only from nearby.',
          'By reducing a lens to thin rings and by adding prisms, Fresnel obtained beams that reached as far as the horizon with a single lamp.',
          'The tower of Cordouan stands at the mouth of a river in the southwest of France.',
          'Though costly and resisted at first, the lenses spread because they saved oil and ships, and their principle is still in use.',
          'Fresnel’s work on roads gave him the idea of grinding glass with a machine.',
        ],
        key: ['B', 'C', 'E'],
      },
      {
        point: 'toefl-2023.reading.summary',
        difficulty: 0.4,
        en: 'B states the problem, C the solution, E what became of it. A exaggerates the first sentence, D is a detail, and F is not in the text.',
        zh: 'B 是问题，C 是解决办法，E 是后来的推广。A 夸大了首句，D 是细节，F 文中没有。',
      },
    ),
  ],
} as const satisfies QuestionSet;
