import { lettered, prose } from '../../rich.ts';
import { actSet } from '../authoring.ts';

/** Science 4: What became of the lake?. */
export const scienceFourth = actSet({
  code: 'act-s4',
  title: { en: 'ACT mock A, Science 4: What became of the lake?', zh: 'ACT 模拟卷 A 科学第 4 组：湖水去哪儿了' },
  subject: 'act.science',
  author: 'dou',
  written: { days: -30, time: '17:25' },
  from: 1,
  passage: prose`
        <strong>Passage IV: What Became of the Lake?</strong>

        Lake Orrin lies in a dry basin without an outlet to the sea. Between 1960 and 2020 its surface fell by 14 m. Over the same time the average air temperature rose by 1.6 °C, the amount of rain did not change, and the area of irrigated fields in the basin grew from 40 to 210 km². Three scientists explain the fall.

        <strong>Scientist 1.</strong> The lake has evaporated. Warmer air takes up more water, and wind over the basin is strong. As a lake without an outlet shrinks, the salt stays behind; the salt content of Lake Orrin has indeed doubled. If irrigation were the main cause, the fall would have been greatest in the years when the fields grew fastest, from 1975 to 1985. It was not: it was steady.

        <strong>Scientist 2.</strong> The water has been taken. The rivers that feed the lake now carry 55% less water at their mouths than in 1960, although the rain has not changed, and wells and canals upstream explain the difference. The salt proves nothing, since it would be left behind whichever way water is lost. Warming by 1.6 °C raises evaporation by about a tenth, far too little for 14 m.

        <strong>Scientist 3.</strong> Both are at work, but a third cause is overlooked. Wells have lowered the water in the ground around the lake. The lake once received water from below; now its bed lets water out into the emptied ground. This explains why the fall was steady: groundwater sinks slowly, whatever is planted in a given year. It also explains why the springs on the shore, which were fresh, dried up in 1990.
      `,
  questions: [
    {
      at: 'evaluation.models',
      difficulty: -0.8,
      text: prose`Which scientist or scientists hold that warming alone is the main cause of the fall?`,
      options: lettered('Scientists 1 and 3', 'Scientist 2', 'Scientist 1', 'Scientists 2 and 3'),
      key: 'C',
      lure: 'A',
      en: prose`Scientist 3 says that both causes are at work, and names a third one.`,
      zh: prose`科学家 3 认为两者都有作用，并提出第三个原因；只有科学家 1 主张主要是变暖蒸发。`,
    },
    {
      at: 'evaluation.evidence',
      difficulty: -0.1,
      text: prose`Scientist 2 would most likely say that the doubled salt content of the lake:`,
      options: lettered(
        'was brought by the wells and canals',
        'is to be expected whatever has removed the water',
        'shows that evaporation is the main cause',
        'shows that the measurements are wrong',
      ),
      key: 'B',
      lure: 'D',
      en: prose`“It would be left behind whichever way water is lost.”`,
      zh: prose`科学家 2 说，无论水以何种方式失去，盐都会留下。`,
    },
    {
      at: 'evaluation.models',
      difficulty: 0.2,
      text: prose`Scientists 1 and 3 both refer to which fact?`,
      options: lettered(
        'The salt content of the lake',
        'The dried springs',
        'The smaller flow of the rivers',
        'The steadiness of the fall',
      ),
      key: 'D',
      lure: 'B',
      en: prose`Scientist 1 uses it against irrigation, Scientist 3 to support slow groundwater.`,
      zh: prose`科学家 1 用它反驳灌溉说，科学家 3 用它支持地下水缓慢下降的说法。`,
    },
    {
      at: 'evaluation.evidence',
      difficulty: 0.5,
      text: prose`Which finding, if true, would most weaken the view of Scientist 2?`,
      options: lettered(
        'In a neighboring basin without fields and wells, a similar lake fell by 13 m over the same time.',
        'The wells upstream were built between 1960 and 1970.',
        'The rain in the basin was measured at twelve places.',
        'The area of irrigated fields in the basin is greater than was thought.',
      ),
      key: 'A',
      lure: 'C',
      en: prose`If a lake from which no one takes water falls nearly as much, taking it cannot be the main cause.`,
      zh: prose`如果没有取水的邻近湖泊也下降了差不多的幅度，取水就不是主因。`,
    },
    {
      at: 'investigation.extend',
      difficulty: 0.7,
      text: prose`According to Scientist 3, if all the wells around the lake were closed, the surface of the lake would most likely:`,
      options: lettered(
        'rise at once to its level of 1960',
        'stop falling so fast only after some time, as the groundwater slowly recovered',
        'fall faster than before',
        'fall at the same rate as long as the air is warm',
      ),
      key: 'B',
      lure: 'A',
      en: prose`Groundwater sinks slowly and would rise slowly as well; wells are one cause of several.`,
      zh: prose`地下水下降缓慢，恢复也缓慢，水井只是原因之一。`,
    },
    {
      at: 'evaluation.evidence',
      difficulty: 0.9,
      text: prose`Which statement about the passage is consistent with the views of all three scientists?`,
      options: lettered(
        'The rain in the basin has become less.',
        'The lake gained water from the ground in 2020.',
        'The lake loses more water than it receives.',
        'Irrigation has no influence on the rivers.',
      ),
      key: 'C',
      lure: 'B',
      en: prose`A surface that falls means that more goes than comes, whatever the cause. The rain has not changed.`,
      zh: prose`水位下降说明失去的水多于得到的水，三人都不会否认；降雨量没有变化。`,
    },
  ],
});
