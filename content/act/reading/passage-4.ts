import { lettered, prose } from '../../rich.ts';
import { actSet, table } from '../authoring.ts';

/** Reading 4: Forests under the waves. */
export const readingFourth = actSet({
  code: 'act-r4',
  title: { en: 'ACT mock A, Reading 4: Forests under the waves', zh: 'ACT 模拟卷 A 阅读第 4 篇：浪下的森林' },
  subject: 'act.reading',
  author: 'mei',
  written: { days: -31, time: '17:25' },
  from: 1,
  passage: [
    prose`
        <strong>Natural science: Forests Under the Waves</strong>

        A forest of giant kelp grows faster than any on land. On a good day in spring a frond may lengthen by half a meter. Seen from a boat it is only a brown stain upon the water, but a diver who drops through the canopy finds columns thirty meters high, slanting light, and a traffic of fish between the trunks that has reminded more than one of them of a cathedral with the doors left open.

        For a century, marine biologists thought that they knew what such a forest depends on. Sea urchins graze on kelp. Sea otters eat urchins. Where otters were hunted out, urchins multiplied, and forests gave way to bare rock, the so-called barrens, on which little lived but urchins. Where otters returned, so did the kelp. It was one of the neatest stories in ecology, and it was taught to every student with an arrow from each animal to the next.

        The story is true; it is not, however, the whole of it. Between 2014 and 2016 a mass of warm water lay along the coast of California, and nine tenths of the kelp of one region vanished. Otters had not been hunted. What had vanished at the same time, and almost unnoticed, was the sunflower star, a creature as broad as a bicycle wheel, which a wasting disease reduced to slush within a few weeks. It, too, had eaten urchins. And the urchins themselves had changed. In a living forest an urchin hides in a crack and waits for scraps of kelp to drift by. When the scraps fail, it comes out.

        That last observation, made by divers rather than in any laboratory, has become the center of a new account. An urchin in a crack is safe from otters; an urchin in the open is not, but after some months in a barren it is hardly worth the eating. Its shell is nearly empty. Otters crack one or two and leave. So the barren, once formed, protects itself: the grazers are too many to starve quickly and too thin to be hunted. Some are thought to live so for decades.

        Researchers at one station compared three patches of seabed over two years. In one, volunteers removed urchins by hand; in another, they left the urchins but tied down drifting kelp as food; the third was left alone.
      `,
    table(
      'Patch | Kelp at start (plants per 100 m²) | Kelp after two years | Urchins in the open after two years (per m²)',
      'Urchins removed | 4 | 61 | 2',
      'Urchins fed | 5 | 38 | 5',
      'Left alone | 4 | 3 | 21',
    ),
    prose`
        The second patch surprised even those who had planned it. The urchins were as many as before. They had merely gone back to their cracks. “We had asked what eats the urchin,” one of the divers wrote in the station's log. “We ought to have asked what the urchin eats.”
      `,
  ].join(''),
  questions: [
    {
      at: 'ideas.central',
      difficulty: -0.2,
      text: prose`Which statement best expresses the main idea of the passage?`,
      options: lettered(
        'Otters are the only animals that can protect a kelp forest.',
        'Warm water has destroyed most kelp forests of the world.',
        'Sea urchins should be removed by volunteers.',
        'A well-known account of kelp forests is incomplete, because the behavior of urchins depends on their food.',
      ),
      key: 'D',
      lure: 'A',
      en: prose`“The story is true; it is not, however, the whole of it”: what follows adds that hungry urchins leave their cracks.`,
      zh: prose`“这个说法没错，但并不完整”：后文补充说明，海胆缺少食物时才会离开岩缝。`,
    },
    {
      at: 'ideas.details',
      difficulty: -1.0,
      text: prose`According to paragraph 1, a frond of giant kelp may grow in one day by:`,
      options: lettered('thirty meters', 'half a meter', 'five centimeters', 'two meters'),
      key: 'B',
      lure: 'C',
      en: prose`Thirty meters is the height of the columns.`,
      zh: prose`一天可长半米；三十米是海带柱的高度。`,
    },
    {
      at: 'craft.words',
      difficulty: 0.2,
      text: prose`By calling the story in paragraph 2 “neat”, the author suggests that it was:`,
      options: lettered(
        'simple and satisfying, perhaps too much so',
        'tidy in the drawing of its arrows',
        'invented by teachers',
        'proved wrong by later research',
      ),
      key: 'A',
      lure: 'D',
      en: prose`The next paragraph says that it is true and yet not whole.`,
      zh: prose`下一段说它正确却不完整，可见 neat 含有“过于简单”的意思。`,
    },
    {
      at: 'ideas.details',
      difficulty: -0.1,
      text: prose`Which of the following is NOT named in paragraph 3 as part of what happened between 2014 and 2016?`,
      options: lettered(
        'A mass of warm water along the coast',
        'A disease among sunflower stars',
        'The hunting of otters',
        'The loss of most of the kelp of a region',
      ),
      key: 'C',
      lure: 'A',
      en: prose`“Otters had not been hunted.”`,
      zh: prose`文中明确说海獭并没有被捕猎。`,
    },
    {
      at: 'ideas.inference',
      difficulty: 0.5,
      text: prose`It can reasonably be inferred that otters seldom end a barren because:`,
      options: lettered(
        'they cannot find urchins that sit in the open',
        'the urchins there offer them too little food',
        'they prefer to eat sunflower stars',
        'urchins in a barren live for decades',
      ),
      key: 'B',
      lure: 'D',
      en: prose`Their shells are nearly empty; otters crack one or two and leave. That some live for decades is a consequence.`,
      zh: prose`那里的海胆几乎是空壳，海獭敲开一两个就离开了。活几十年是结果，不是原因。`,
    },
    {
      at: 'craft.structure',
      difficulty: 0.6,
      text: prose`What is the main function of paragraph 4?`,
      options: lettered(
        'To describe how divers collect urchins',
        'To explain why otters were hunted',
        'To compare two laboratories',
        'To explain why a barren, once it has formed, lasts',
      ),
      key: 'D',
      lure: 'B',
      en: prose`“So the barren, once formed, protects itself.”`,
      zh: prose`该段说明荒地一旦形成就会自我维持。`,
    },
    {
      at: 'integration.figures',
      difficulty: -0.3,
      text: prose`According to the table, after two years the patch in which urchins were fed had:`,
      options: lettered(
        'more kelp than the patch left alone, and less than the one without urchins',
        'as much kelp as the patch from which urchins were removed',
        'the fewest urchins in the open',
        'less kelp than at the start',
      ),
      key: 'A',
      lure: 'B',
      en: prose`38 stands between 3 and 61.`,
      zh: prose`38 介于 3 和 61 之间。`,
    },
    {
      at: 'integration.figures',
      difficulty: 0.7,
      text: prose`The author says of the second patch that the urchins “were as many as before”. How can this be reconciled with the last column of the table?`,
      options: lettered(
        'The urchins had died within the two years.',
        'The volunteers had counted urchins of another kind.',
        'The column counts only the urchins in the open, and most had returned to cracks.',
        'The number in the column is that of the start.',
      ),
      key: 'C',
      lure: 'A',
      en: prose`The heading says “in the open”; the next sentence of the passage says where the others were.`,
      zh: prose`表头写明是“暴露在外”的数量，文中接着说它们回到了岩缝里。`,
    },
    {
      at: 'craft.purpose',
      difficulty: 0.9,
      text: prose`The diver's words at the end serve mainly to:`,
      options: lettered(
        'state in few words how the question had to be changed',
        'blame the researchers for a failed experiment',
        'suggest that urchins have no enemies',
        'recommend that urchins be fed everywhere',
      ),
      key: 'A',
      lure: 'D',
      en: prose`From “what eats the urchin” to “what the urchin eats”: the turn that the whole passage describes. No one recommends a remedy.`,
      zh: prose`从“谁吃海胆”到“海胆吃什么”，一句话概括了全文的思路转变，并没有提出建议。`,
    },
  ],
});
