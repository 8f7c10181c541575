import { passage, title, transcriptOf, writing, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** The lecture of the integrated task of mock B. */
export const writingOneScript: Script = {
  code: 't23-b-w1',
  voices: { Narrator: 'scot', Professor: 'woman' },
  lines: [
    ['Narrator', 'Now listen to part of a lecture on the topic that you just read about.'],
    [
      'Professor',
      'So, did the Vikings bring disaster on themselves in Greenland? It makes a good story. But in the last years archaeologists have dug up a good deal that does not agree with it.',
    ],
    [
      'Professor',
      'Start with the food. The reading says that they clung to their cows and would not eat what the sea had to offer. We can test this, because what you eat leaves traces in your bones. The bones of the early settlers show that about a fifth of their food came from the sea. In the bones of the last ones it is as much as four fifths. Heaps of waste from the later farms are full of seal bones. These people did not refuse to change. They turned from farmers into seal hunters.',
    ],
    [
      'Professor',
      'Then the soil. It is true that there was erosion in some places. But in others, researchers found layers of soil into which dung and household waste had been worked, and ditches that brought water to the meadows. In one valley the soil was better when the Vikings left than when they had come. Those who ruin their land do not usually go to the trouble of improving it.',
    ],
    [
      'Professor',
      'And what about contact with Europe? The reading assumes that they depended on ships with iron and grain, and that it was a mistake. I would turn that around. They went to Greenland in the first place for something to sell: the ivory of walrus teeth. Europe paid a great deal for it. In the fourteenth century, however, elephant ivory from Africa became cheap, the Black Death killed a large part of the customers, and the ships stopped coming. Nobody in Greenland could have done anything about that. They had not made a mistake. Their business had simply come to an end, and there are signs that most of them, the young ones above all, packed their things and left.',
    ],
  ],
};

/** The integrated task of mock B: a text, a lecture against it, and how they relate. */
export const writingOne = {
  code: 't23-b-w1',
  title: title('Mock B writing 1: the Vikings of Greenland', '模拟卷 B 写作 1：格陵兰的维京人'),
  node: 'toefl-2023.writing',
  author: 'mei',
  written: { days: -48, time: '16:00' },
  stimulus: {
    kind: 'audio',
    audio: 't23-b-w1',
    transcript: transcriptOf(writingOneScript),
    html: passage('The End of Viking Greenland', [
      `Around the year 1000, Vikings from Iceland settled on the coast of Greenland. At their height they numbered several
      thousand, with farms, churches and a bishop. By 1450 they had disappeared. Although the climate became colder during that
      time, the Inuit lived through the same centuries without harm, so that the main causes must be sought in the behavior of
      the settlers themselves.`,
      `First, they refused to adapt their food to the country. In Norway and Iceland, a farmer’s standing depended on his cows, and
      the settlers kept cows in a land where grass grows for only a few months. They had to feed them in stables for most of the
      year. The Inuit, who lived on seals and fish, could have shown them a better way, but the Vikings looked down on
      them and their food.`,
      `Second, they destroyed the land on which they depended. They cut down the few trees for fuel, and they let too many animals
      graze on thin meadows. Once the plants were gone, wind and rain carried the soil away. Layers of sand that cover former
      pastures can still be seen today.`,
      `Third, they made themselves dependent on ships from Europe. Iron, timber and grain all had to be imported, and instead
      of learning to do without them, the settlers even spent their income on stained glass and bells for their churches. When the
      ships came less and less often, they lacked even the simplest tools.`,
    ]),
  },
  questions: [
    writing(
      't23-b-w1-01',
      {
        text: [
          'Summarize the points made in the lecture, being sure to explain how they challenge specific points made in the reading passage.',
        ],
        leastWords: 150,
        model: [
          'The passage argues that the Vikings of Greenland brought about their own end by their behavior. The lecturer disagrees and presents findings that contradict each of the three reasons.',
          'To begin with, the passage states that the settlers insisted on raising cows and would not eat seals and fish. According to the lecturer, their bones prove the contrary. At first about a fifth of their food came from the sea, in the end about four fifths, and the waste of later farms is full of seal bones. The Vikings did change their way of life.',
          'In the second place, the passage claims that they destroyed the soil by cutting trees and keeping too many animals. The lecturer admits that erosion took place here and there, but she adds that in other places the settlers improved the soil with dung and watered the meadows by means of ditches. In one valley it was better at the end than at the beginning.',
          'Finally, the passage blames the settlers for depending on European ships. The lecturer points out that trade was the reason for which they had come: they sold walrus ivory. When African ivory became cheap and the Black Death had killed many customers, the ships no longer came. This was nobody’s fault in Greenland, and many people seem simply to have moved away.',
        ],
      },
      {
        point: 'toefl-2023.writing.integrated',
        difficulty: 0.5,
        en: 'Three pairs are wanted: food (bones show a turn to the sea), soil (erosion in places, improvement in others), ships (trade was the purpose and ended for reasons outside Greenland). Attribute each point to the reading or to the lecture.',
        zh: '需写出三组对照：食物（骨骼显示转向海产）；土壤（局部侵蚀，但也有改良）；船只（贸易本是目的，因外部原因终止）。每一点都要注明出自阅读还是讲座。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** The discussion task of mock B. */
export const writingTwo = {
  code: 't23-b-w2',
  title: title('Mock B writing 2: cars in the city', '模拟卷 B 写作 2：城里的汽车'),
  node: 'toefl-2023.writing',
  author: 'mei',
  written: { days: -48, time: '16:40' },
  stimulus: {
    kind: 'passage',
    html: passage('Class discussion', [
      `<strong>Professor Brandt:</strong> Over the next weeks we will look at how cities decide about their streets. Several cities
      in Europe have closed their centers to private cars, and others have tried it and given it up again. Before we read about
      them, I am curious about your own views. If it were up to you, would you ban private cars from the center of a large city?
      Why or why not?`,
      `<strong>Samira:</strong> I would do it at once. Where I grew up, the main square was a parking lot. When they closed it, everyone
      said that the shops would die. Today there is a market on it twice a week, children play there in the evening, and you have to
      wait for a table in a café. Streets belong to everybody, and a parked car takes up the room of ten people.`,
      `<strong>Piotr:</strong> I understand the wish for quiet streets, but a ban is unfair to people who cannot simply take a bicycle. My
      grandmother has trouble walking, and the bus stop is half a kilometer away. Nurses go home in the middle of the night, when there are
      no trains. I would rather make driving expensive than impossible.`,
    ]),
  },
  questions: [
    writing(
      't23-b-w2-01',
      {
        text: [
          'Your professor is teaching a class on city planning. Write a post in response to the professor’s question. In your response, you should express and support your opinion and make a contribution to the discussion in your own words. An effective response will contain at least 100 words.',
        ],
        leastWords: 100,
        model: [
          'I would close the center to private cars, but not on the day after the election. What Samira describes worked because people found something in place of the parking lot; a ban alone only moves the cars into the next street, where other people live. In my city they began the other way around. For two years the number of trams was increased, and small electric buses that stop wherever you wave were introduced for people like Piotr’s grandmother. Only then were the streets closed, first on Sundays, then on weekends, and finally for good. By that time hardly anybody protested, since most people had already given up driving there. Making driving expensive, as Piotr suggests, has a drawback that he does not mention: the rich go on driving, and those who clean their offices at night pay. A rule that is the same for all, with permits for those who truly need a car, seems fairer to me.',
        ],
      },
      {
        point: 'toefl-2023.writing.discussion',
        difficulty: 0.3,
        en: 'The strongest posts add a point that neither student has made, here that the order of steps matters and that a high price is not neutral, and speak to both of them.',
        zh: '最好的帖子会提出两位同学都没说到的新观点（此处是步骤的先后，以及高价并非人人公平），并回应他们。',
      },
    ),
  ],
} as const satisfies QuestionSet;
