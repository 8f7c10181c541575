import { lettered, prose } from '../rich.ts';
import type { QuestionSet, SentenceBuildQuestion } from '../bank-types.ts';

interface Built {
  code: string;
  said: string;
  before: string;
  words: readonly string[];
  /** Letters in their order; every accepted one. */
  key: readonly string[];
  point: string;
  difficulty: number;
  explanation: { en: string; zh: string };
}

const built = (it: Built): SentenceBuildQuestion => ({
  code: it.code,
  type: 'sentence-build',
  points: [`writing-basis.writing.${it.point}`],
  difficulty: it.difficulty,
  prompt: { text: `<p>${it.said}</p>`, before: it.before, after: '.', options: lettered(...it.words) },
  key: it.key.map((order) => [...order]),
  explanation: { en: `<p>${it.explanation.en}</p>`, zh: `<p>${it.explanation.zh}</p>` },
});

/** Three sentences to build before the text. */
const sentences: QuestionSet = {
  code: 'basis-sentences',
  title: { en: 'Sentences about a place', zh: '写地点的句子' },
  node: 'writing-basis.writing.first',
  author: 'mei',
  written: { days: -13, time: '15:30' },
  questions: [
    built({
      code: 'basis-sentences-1',
      said: 'Say where the kitchen is, beginning with the place.',
      before: 'Behind the shop',
      words: ['a kitchen', 'there is', 'it', 'without a window'],
      key: ['BAD'],
      point: 'order',
      difficulty: -0.3,
      explanation: {
        en: 'Behind the shop there is a kitchen without a window. With <em>there is</em> nothing else can be the subject: <em>it</em> stays out.',
        zh: '全句为 Behind the shop there is a kitchen without a window。已经有 there is，就不需要 it 了。',
      },
    }),
    built({
      code: 'basis-sentences-2',
      said: 'Say what the smell does to you.',
      before: 'The smell',
      words: ['reminds', 'of', 'me', 'remembers', 'my grandmother'],
      key: ['ACBE'],
      point: 'verbs',
      difficulty: 0.3,
      explanation: {
        en: 'Things <em>remind</em> somebody <em>of</em> something; only people <em>remember</em>.',
        zh: 'remind sb of sth 表示“使人想起”，主语可以是事物；remember 的主语只能是人。',
      },
    }),
    built({
      code: 'basis-sentences-3',
      said: 'Join two thoughts: it was small, nobody wanted to leave.',
      before: 'Small',
      words: ['as', 'it was,', 'nobody', 'but', 'wanted to leave'],
      key: ['ABCE'],
      point: 'order',
      difficulty: 1.1,
      explanation: {
        en: '<em>Small as it was</em> means although it was small; the second half then needs no <em>but</em>.',
        zh: 'Small as it was 相当于 although it was small，后半句不能再用 but。',
      },
    }),
  ],
};

/** The text itself. */
const place: QuestionSet = {
  code: 'basis-place',
  title: { en: 'A place that I could find blind', zh: '闭着眼也认得的地方' },
  node: 'writing-basis.writing.first',
  author: 'mei',
  written: { days: -13, time: '16:00' },
  questions: [
    {
      code: 'basis-place-1',
      type: 'essay',
      points: ['writing-basis.writing.detail'],
      difficulty: 0.4,
      worth: 500,
      prompt: {
        text: prose`Write about a place that you would know with your eyes shut: by its smell, its sounds, the feeling of the floor. Lead the reader through it. 80 to 120 words.`,
        leastWords: 80,
      },
      key: {
        model: prose`I would know my uncle’s bicycle shop in my sleep. It begins two doors before it, with a smell of rubber and warm dust. Then the bell over the door, which has been cracked since I was born, says clack instead of ring. Three steps in, the floor changes from stone to wood and starts to complain. From the left comes the radio, never quite on its station; from the right, the ticking of a wheel that somebody has spun and forgotten. If I hold out my hand now, it meets a saddle. My uncle does not look up. “You are late,” he says, whenever I come.`,
      },
      explanation: {
        en: prose`A good text goes through the place in one order and gives each sense something of its own. Words such as <em>nice</em> or <em>special</em> show the reader nothing.`,
        zh: prose`好的短文按一个顺序走过这个地方，让每种感官都有自己的细节。nice、special 这类词，读者什么也看不见。`,
      },
    },
  ],
};

/** The basis of writing: sentences, then a text. */
export const writingBasisSets: readonly QuestionSet[] = [sentences, place];
