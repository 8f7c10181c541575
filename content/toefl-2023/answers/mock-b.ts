import type { Script } from '../authoring.ts';
import type { Written } from './essays.ts';
import { quote, seconds, speechOf, type PaperMarked } from './marks.ts';

const spoken = (task: number, text: string): Script => ({
  code: `t23-b-tang-${task}`,
  voices: { Student: 'woman' },
  lines: [['Student', text]],
});

/** What Tang Shuyi said in the four speaking tasks of mock B; the sounds lie in `content/audio`. */
export const mockBAnswerScripts: readonly Script[] = [
  spoken(
    1,
    'I agree that people learn more from mistakes, because a mistake makes you ask why. Two years ago I played the violin at the school concert, and I forgot the second page. It was terrible. But after that evening I found out that I had only remembered the movement of my fingers and not the music itself. So I changed the way of practicing, and since then I have never forgotten a page. When a concert went well, I just went to eat ice cream with my friends and thought about nothing. Of course, a mistake only helps if you have the courage to look at it again.',
  ),
  spoken(
    2,
    'The letter suggests that the university should lend bicycles to students for free. The man thinks it is a good idea, and he gives two reasons. First, it would help students who live far away. He lives on the hill, and the bus only comes two times in an hour, so when he misses it at night, he has to walk for forty minutes. With a bicycle it would be ten minutes. Second, many students buy a cheap bicycle and leave it behind when they graduate, and the university pays money to throw these bicycles away. It is better to repair them. And the students of mechanical engineering can do this, because they need practical hours.',
  ),
  spoken(
    3,
    'Price anchoring means that people do not know how much a thing is worth, so they compare the price with the first number they saw. The professor talks about a small furniture store. The owner had a desk for four hundred dollars, but nobody bought it. Instead of making it cheaper, they put a new desk next to the door, with a leather top, and it cost eleven hundred dollars. Almost nobody bought the expensive desk, but everybody saw it first. When they came to the old desk, four hundred sounded cheap, and the store sold more desks in two months than in the last year. So eleven hundred was the anchor.',
  ),
  spoken(
    4,
    'The professor talks about how birds deal with the cold in winter. One way is keeping the heat. They raise the feathers, and the air between the feathers keeps them warm. And a duck can stand on ice, because in its leg the warm blood and the cold blood are next to each other, so the heat does not get lost in the foot. The other way is to use less heat. The chickadee is very small, and it can not eat during the night. So it turns down its temperature by ten degrees, and its heart becomes slow. It saves about a quarter of the energy, and it gets warm before the sun rises.',
  ),
];

const paragraphs = (...parts: string[]): string => parts.join('\n\n');

/** What was written in mock B, by student. */
export const mockBEssays: Readonly<Record<string, Written>> = {
  tangshuyi: {
    integrated: paragraphs(
      'The reading blames the Vikings of Greenland for their own end and gives three reasons. The lecture, relying on what archaeologists have found recently, contradicts all of them.',
      'Firstly, the author states that the settlers clung to their cows and despised the food of the sea. The lecturer says that bones show what people ate. In the bones of the first settlers one fifth of the food came from the sea, in those of the last ones four fifths, and there are many seal bones in the waste of the farms. So the Vikings had become seal hunters.',
      'Secondly, the reading claims that they ruined the soil. The lecturer admits that there was erosion in certain places, but in other places people worked dung into the soil and dug ditches to water the meadows. In one valley the soil was even better when they left.',
      'Thirdly, the dependence on European ships is discussed. While the reading considers it as a mistake, the lecturer explains that the Vikings came to Greenland for selling walrus ivory. When elephant ivory from Africa became cheap and the plague killed the customers, the ships stopped. It was the end of a business, and most of the young people simply left.',
    ),
    discussion:
      "I would not ban all private cars, but I would take away the place where they sleep. In the old town of Suzhou, where my grandparents live, the streets were so full of parked cars that an ambulance needed eleven minutes for six hundred meters. The city did not forbid driving; it removed the parking spaces on the street and built a garage at the metro station, with small electric carts for people who can not walk far. Samira is right that the cafés did not die, and Piotr's grandmother could still be driven to her door. What disappeared was the people who were looking for a parking space, which is a third of the traffic. A ban asks everyone to obey, while a missing parking space only asks them to think, and in my opinion the second one works longer.",
  },
};

const integrated = 't23-b-w1-01';
const discussion = 't23-b-w2-01';
const speech = speechOf('t23-b');

/** Ms. Mei’s marks of mock B; the others still have to sit it. */
export const mockBMarked: readonly PaperMarked[] = [
  {
    paper: 'toefl-mock-b',
    at: { days: -1, time: '21:20' },
    student: 'tangshuyi',
    isReleased: true,
    marks: [
      speech(
        1,
        400,
        [400, 350, 400],
        'The forgotten page is a story that nobody else could tell, and the last sentence turns it into an argument.',
        [seconds([18, 22], 'wordChoice', '“the way I practice” sounds more natural than “the way of practicing”.')],
      ),
      speech(
        2,
        400,
        [400, 350, 400],
        'Proposal, position, two reasons with their details, and the answer to the woman’s doubt. Nothing is missing.',
        [seconds([11, 15], 'wordChoice', 'twice an hour')],
      ),
      speech(
        3,
        350,
        [350, 350, 400],
        'You name the anchor at the end, which is exactly what the task asks for. Breathe between the concept and the story.',
      ),
      speech(
        4,
        350,
        [350, 350, 350],
        'Two ways, two birds, in good order. The risk was left out: a bird that is so cold cannot flee from an owl.',
        [seconds([0, 4], 'content', 'Say at once that there are two ways; the listener waits for it.')],
      ),
      {
        question: integrated,
        points: 450,
        scores: { content: 500, link: 500, organisation: 450, language: 450 },
        comment:
          'Each finding stands against the sentence that it answers, with its numbers. Two phrases sound translated; otherwise this could be printed.',
        notes: [
          quote('considers it as a mistake', 'wordChoice', 'considers it a mistake, or: regards it as a mistake'),
          quote('for selling walrus ivory', 'grammar', 'to sell walrus ivory'),
        ],
      },
      {
        question: discussion,
        points: 500,
        scores: { relevance: 500, range: 500, control: 450 },
        comment: 'The ambulance says more than any statistic, and your answer belongs neither to Samira nor to Piotr.',
        notes: [
          quote('can not walk far', 'spelling', 'One word: cannot.'),
          quote(
            'What disappeared was the people',
            'agreement',
            'What disappeared were the people: the verb follows them.',
          ),
        ],
      },
    ],
  },
];
