import type { Question, QuestionSet } from '../bank-types.ts';
import { about, paragraph, setOf, type Why } from './authoring.ts';

const essay = (its: ReturnType<typeof about>, text: string, model: readonly string[]): Question => ({
  ...its,
  type: 'essay',
  worth: 500,
  prompt: { text, leastWords: 0 },
  key: { model: model.map(paragraph).join('') },
});

const described = '<p>Write a description of the picture, for one minute.</p>';
const pictured = (file: string, alt: string) => `${described}<p><img data-file="${file}.svg" alt="${alt}"></p>`;

const why: Why = [
  'Begin with the whole, then one place after another, and end with what may be going on.',
  '先概括整体，再逐处描写，最后推测正在发生的事。',
];

/** Three pictures to write about. */
export const photoSet: QuestionSet = setOf('det-photo', ['write about the photo', '看图写作'], {
  subject: 'writing',
  questions: [
    essay(
      about('det-photo-01', 'writing.photo', -0.4, why),
      pictured(
        'market-stall',
        'A market stall under a striped roof with boxes of oranges, cucumbers and tomatoes. A woman in an apron hands a paper bag to a girl, and a sparrow sits on the edge of a box.',
      ),
      [
        'A girl is buying something at a market stall. The woman behind the boxes hands her a paper bag over the oranges. Cucumbers and tomatoes lie beside them, and a sparrow on the last box seems to be waiting for its share. The roof has red and white stripes, so it is probably a sunny morning.',
      ],
    ),
    essay(
      about('det-photo-02', 'writing.photo', -0.2, why),
      pictured(
        'library-cat',
        'A reading room in the evening. A lamp stands on a table with an open book and a cup; a gray cat sleeps on the chair, and the moon stands in the window between two shelves.',
      ),
      [
        'Somebody has been reading here until late. The lamp is still on, the book lies open and there is a cup beside it, but on the chair a gray cat is sleeping. Behind the window one can see the moon. I imagine that the reader got up for a moment and has lost the seat.',
      ],
    ),
    essay(
      about('det-photo-03', 'writing.photo', 0, why),
      pictured(
        'kite-hill',
        'Two children on a green hill. One holds the string of a red kite that flies high on the right, the other one points at a second kite, a yellow one, that hangs in a bare tree.',
      ),
      [
        'Two children are flying kites on a hill. The red kite is high in the sky, and the child in blue holds its string. The other child is pointing at a tree, where a yellow kite hangs among the bare branches. It must be a windy day in early spring, and one of them is luckier than the other.',
      ],
    ),
  ],
});

const topic = (code: string, name: readonly [string, string], question: Question): QuestionSet =>
  setOf(code, name, { subject: 'writing', questions: [question] });

/** A topic, the further question about it, and the sample. */
export const topicSets: readonly QuestionSet[] = [
  topic(
    'det-write-a',
    ['interactive writing', '互动写作'],
    essay(
      about('det-write-a-01', 'writing.topic', 0.3, [
        'One reason with an example of your own carries five minutes better than four reasons in a row.',
        '五分钟内，一个理由加上自己的例子，胜过罗列四个理由。',
      ]),
      '<p>Some people keep things that they do not need any more; others give them away at once. Which of the two are you, and why?</p>',
      [
        'I am one of those who keep things, although I have only half a cupboard for them. The reason is that objects remember better than I do. Last month I found a bus ticket in an old coat, and with it came back a whole afternoon: my grandfather had missed his stop because he was telling me how he met my grandmother, and we walked home for an hour. Without the ticket I would have lost that walk.',
        'Of course I cannot keep everything. So I have a rule: whatever reminds me of nothing may go. This is why my shelf has no souvenirs from shops, but a stone, a key and a broken pen.',
      ],
    ),
  ),
  topic(
    'det-write-b',
    ['interactive writing, the further question', '互动写作：追问'],
    essay(
      about('det-write-b-01', 'writing.topic', 0.4, [
        'Answer this question, and do not repeat the first text.',
        '回答追问，不要重复第一篇的内容。',
      ]),
      '<p>You wrote about keeping things or giving them away. Should a school teach its students to own less? Say how, or why not.</p>',
      [
        'A school should not tell anybody what to own, but it can show what owning costs. In our physics class we once weighed everything that forty students had on their desks, and found eleven kilograms of plastic that nobody had used that day. After that many of us left things at home without being asked. I would therefore not make a rule. I would let every class do one such count a year, write the result on the wall and speak about it for an hour. Who sees the number decides better than who hears a lecture.',
      ],
    ),
  ),
  topic(
    'det-write-s',
    ['writing sample', '写作样本'],
    essay(
      about('det-write-s-01', 'writing.topic', 0.5, [
        'A clear side, one case that shows it, and a look at who thinks otherwise.',
        '立场明确，用一个例子支撑，并回应不同看法。',
      ]),
      '<p>Is it better to learn something new alone or together with others? Give reasons and examples.</p>',
      [
        'It depends on what one learns, but in most cases I would begin alone and go on together. When I started to learn the guitar, I was glad that nobody heard my first weeks. Alone I could be slow, repeat one bar thirty times and be wrong without being ashamed. A teacher with ten students would have had no time for this.',
        'After half a year, however, I did not get any further, and I did not know why. Then I joined two classmates who play the violin and the drums. In the first hour they told me that I always became faster before a difficult place. I had never noticed it, since there was nobody to lose. From that day on I learned more in a week than before in a month.',
        'People who prefer a group from the beginning say that it keeps them going. That is true, but a group can also carry somebody so well that he never walks. So I would answer: alone until you can stand, together in order to move.',
      ],
    ),
  ),
];
