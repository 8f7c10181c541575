import { title, writing } from '../toefl-2023/authoring.ts';
import type { QuestionSet } from '../bank-types.ts';

const point = 'toefl-classic.writing.independent';

/** The essay of the classic mock. */
const streets = {
  code: 't19-w1',
  title: title('Essay: trees or a pool', '独立写作：种树还是修泳池'),
  node: 'toefl-classic.writing',
  author: 'mei',
  written: { days: -31, time: '16:00' },
  questions: [
    writing(
      't19-w1-01',
      {
        text: [
          'A town has money for one of two things: to repair its old swimming pool, or to plant trees along all its streets.',
          'Which of the two should it choose, in your opinion? Use specific reasons and examples to support your answer. An effective essay usually has at least 300 words.',
        ],
        leastWords: 300,
        model: [
          'A swimming pool is the kind of thing that people sign petitions for, and trees are not. All the same, if my town could pay for only one of the two, I would vote for the trees, since they serve everyone, last longer, and cost less than they seem to.',
          'To begin with, a pool serves those who come to it. In my town that would be school classes in the morning, a few dozen pensioners, and many children for six weeks in summer. Trees serve people who have never asked for them. My grandfather, who is eighty-one and has never learned to swim, walks to the market each day along a street without any shade. Last July he had to sit down twice on the way, and one of these times a stranger called for help. Ten lime trees would do more for him than the finest pool, and there is a street like that in every quarter.',
          'Second, the two differ in what time does to them. A pool that has been repaired begins to decay on the day of its opening: tiles come loose, pumps fail, and in fifteen years the town is going to discuss the same question again. A tree becomes more useful with every year. The plane trees in front of the station were planted by people who are no longer alive, and whoever waits for a bus under them owes them something.',
          'It may be objected that children have to learn how to swim, and that this can save their lives. That is true, and I do not take it lightly. But there is a pool in the next town, twenty minutes away, and a bus that takes the classes there once a week costs a small part of what the repair would cost. Shade, on the other hand, cannot be fetched by bus.',
          'For these reasons I believe that the town should plant trees. It would be giving something to everybody at once, and in thirty years nobody would remember that there had been a choice.',
        ],
      },
      {
        point,
        difficulty: 0.3,
        en: 'A good essay chooses one of the two at the beginning, carries each reason by a person, a place or a number of its own, and answers what speaks for the other. To praise both and choose neither is not an answer to the question.',
        zh: '好的文章开头就二选一，每个理由都有自己的人物、地点或数字支撑，并回应另一方的长处。两者都夸、却不作选择，不算回答了问题。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** The essay of the classic homework. */
const dots = {
  code: 't19-w2',
  title: title('Essay: dots on a map', '独立写作：地图上的圆点'),
  node: 'toefl-classic.writing',
  author: 'mei',
  written: { days: -31, time: '17:10' },
  questions: [
    writing(
      't19-w2-01',
      {
        text: [
          'Do you agree or disagree with the following statement?',
          'It does a family good when all its members can see on their telephones where the others are.',
          'Use specific reasons and examples to support your answer. An effective essay usually has at least 300 words.',
        ],
        leastWords: 300,
        model: [
          'Three of my friends live as dots on their parents’ maps, and their parents are kind people who mean well. Nevertheless, I do not believe that it does a family good when everybody can see where the others are. What it saves in worry it takes away in trust, and in the end it does not even save the worry.',
          'Trust means that I believe what I cannot check. When I was twelve, my parents let me go to my piano lesson alone for the first time, on two buses, across the river. My father told me years later that he had stood at the window for an hour. I had felt, all that hour, that somebody thought me able to do it, and I took care not to disappoint him. If he had been following me on a screen, the journey would have been the same, but it would not have been mine. A child who is watched learns to behave while being watched, and that is a different lesson.',
          'Besides, knowing where someone is tells us very little. One of my friends once lost the signal in an underground station. Her dot stood still for forty minutes, and by the time she came up into the street her mother had called her teacher, two classmates and the police. Before there were such maps, forty minutes of silence meant nothing at all. The map had not ended the worry; it had created something new to worry about.',
          'I admit that there are families in which it is reasonable to look: a grandmother who forgets her way, a son who crosses the mountains by himself. But there it is agreed on for a reason and for a time, as one takes a rope for a climb and puts it away afterwards.',
          'In an ordinary week, a message that says “I will be late” is enough. It is sent by a person, not by a telephone, and that is why it is worth more.',
        ],
      },
      {
        point,
        difficulty: 0.2,
        en: 'Either side can earn a 5. What counts is that the view is clear from the first paragraph, that two or three reasons are each worked out in a scene or a detail, and that the opposite view is answered. A list of advantages and disadvantages without a view stays below a 4.',
        zh: '支持或反对都可以得 5 分。关键是首段立场明确，两三个理由各有场景或细节支撑，并回应相反的看法。只罗列利弊而没有立场，得不到 4 分。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** The sets that only TOEFL classic has. */
export const toeflClassicSets: readonly QuestionSet[] = [streets, dots];
