import type { Moment } from '../../moments.ts';
import type { MockCode } from '../story.ts';

/** A note on words of a text, or on seconds of a recording. */
export interface NoteSeed {
  on: { quote: string } | { seconds: readonly [number, number] };
  code: string | null;
  text: string;
  /** Name of its sound in `content/audio`, where it is spoken, too. */
  voice?: string;
}

/** What Ms. Mei says of one answer; points and scores in hundredths. */
export interface MarkSeed {
  question: string;
  points: number;
  scores: Readonly<Record<string, number>>;
  comment: string;
  /** Name of the sound in `content/audio` of a comment that is spoken, too. */
  voice?: string;
  suggested?: string;
  notes: readonly NoteSeed[];
}

/** The marks of one student's paper; what is not released is a draft. */
export interface PaperMarked {
  paper: MockCode;
  at: Moment;
  student: string;
  isReleased: boolean;
  marks: readonly MarkSeed[];
}

/** A mark of one of the four speaking tasks of a mock. */
export const speechOf =
  (mock: string) =>
  (
    task: number,
    points: number,
    [delivery, language, topic]: readonly [number, number, number],
    comment: string,
    notes: readonly NoteSeed[] = [],
  ): MarkSeed => ({
    question: `${mock}-s${task}-01`,
    points,
    scores: { delivery, language, topic },
    comment,
    notes,
  });

/** A note on words of a text. */
export const quote = (words: string, code: string | null, text: string): NoteSeed => ({
  on: { quote: words },
  code,
  text,
});
/** A note on seconds of a recording. */
export const seconds = (span: readonly [from: number, to: number], code: string | null, text: string): NoteSeed => ({
  on: { seconds: span },
  code,
  text,
});

const speech = speechOf('t23-a');
const integrated = 't23-a-w1-01';
const discussion = 't23-a-w2-01';

/** Of mock A three papers are released, one is in draft; the rest wait. */
export const mockAMarked: readonly PaperMarked[] = [
  {
    paper: 'toefl-mock-a',
    at: { days: -3, time: '20:15' },
    student: 'luozhiyao',
    isReleased: true,
    marks: [
      speech(
        1,
        400,
        [400, 400, 400],
        'Two reasons, each with a scene that I can see. The picture your deskmate drew is exactly the kind of detail that lifts an answer.',
      ),
      speech(
        2,
        300,
        [400, 350, 250],
        'Clear and well paced, and both reasons are there. What becomes of the money was part of the conversation, too: better food helps nobody who cannot come.',
        [seconds([2, 7], null, 'The change in one sentence: this is how task 2 begins.')],
      ),
      speech(
        3,
        400,
        [350, 400, 400],
        'The concept first, then the three requests in order, and why the last one was granted. Complete.',
      ),
      speech(
        4,
        350,
        [350, 350, 350],
        'Both ways with their plants. You left out that the fine roots die again; nothing else is missing.',
      ),
      {
        question: integrated,
        points: 450,
        scores: { content: 500, link: 500, organisation: 450, language: 450 },
        comment:
          'Every point of the lecture stands against the claim that it answers. Two small slips of language, no more.',
        notes: [
          quote(
            'the land is not saved, it is only moved',
            'punctuation',
            'Two sentences joined by a comma. Use a semicolon or “but”.',
          ),
          quote('If wheat was grown', 'tense', 'Unreal condition: If wheat were grown …'),
        ],
      },
      {
        question: discussion,
        points: 450,
        scores: { relevance: 500, range: 450, control: 450 },
        comment:
          'The turtles make the argument for you. Your last sentence is the best one; keep writing endings like that.',
        notes: [
          quote(
            'I would not add a course, I would add',
            'punctuation',
            'A comma splice again. “… not a course but …” is shorter, too.',
          ),
        ],
      },
    ],
  },
  {
    paper: 'toefl-mock-a',
    at: { days: -3, time: '20:15' },
    student: 'linxiaohe',
    isReleased: true,
    marks: [
      {
        ...speech(
          1,
          300,
          [300, 250, 300],
          'You say what you think and give a real example. Now the small words: verbs and plurals are what keeps this from a 4.',
          [
            { ...seconds([2, 5], 'agreement', 'There are two reasons.'), voice: 't23-a-mei-note' },
            seconds([26, 31], 'grammar', '“better”, without “more”.'),
          ],
        ),
        voice: 't23-a-mei-comment',
      },
      speech(
        2,
        250,
        [300, 200, 250],
        'Both reasons are there, with details. Say in one sentence what the hall is going to do before you say that she disagrees.',
        [seconds([0, 5], 'agreement', 'The woman disagrees. Listen for the s at the end of the verb.')],
      ),
      speech(
        3,
        250,
        [300, 200, 250],
        'The three requests come in the right order. Tell the story in one tense: asked, signed, came again.',
        [seconds([9, 16], 'tense', 'gave, asked, wrote: this happened in the past.')],
      ),
      speech(
        4,
        250,
        [300, 200, 300],
        'Good order, one plant after the other. You lose the listener at the verbs once more.',
        [seconds([6, 12], 'agreement', 'The cactus has; the tree has; it goes.')],
      ),
      {
        question: integrated,
        points: 300,
        scores: { content: 400, link: 350, organisation: 350, language: 250 },
        comment:
          'Xiaohe, you understood the whole lecture, and each point stands beside the claim that it answers. What costs you marks is the ending of the verb in the third person. Read your text once at the end for nothing but that.',
        suggested:
          'The reading passage talks about vertical farms and gives three advantages. The professor thinks that none of them is true.\n\nFirst, the reading says that a vertical farm can save land because it has many floors. The professor disagrees. He says that the plants need light, and that the light comes from lamps. If we used solar panels to make the electricity, they would need a lot of land, more than the field. So no land is saved.\n\nSecond, the reading claims that the vegetables do not need to travel a long way, so that fuel is saved. The professor says that transport is only ten percent of the energy. Lamps and air conditioning use more energy than a truck, so the farms are not good for the environment.\n\nThird, the reading says that a city can grow its own food. The professor says that such farms grow only lettuce and strawberries, because these plants are expensive. But people eat rice and wheat every day, and a loaf of bread would cost twenty dollars if the wheat were grown in a building. So a city cannot depend on vertical farms.',
        notes: [
          quote('passage talk', 'agreement', 'The passage talks: third person, singular.'),
          quote('give three advantages', 'agreement', '… and gives.'),
          quote(
            'all of them are not true',
            'logic',
            'This can mean that some are true. You mean: none of them is true.',
          ),
          quote('many land', 'grammar', 'Land is not counted here: a lot of land.'),
          quote('do not need travel long way', 'grammar', 'do not need to travel a long way'),
          quote('A bread', 'article', 'Bread is not counted: a loaf of bread.'),
        ],
      },
      {
        question: discussion,
        points: 300,
        scores: { relevance: 400, range: 300, control: 250 },
        comment:
          'A clear side, an answer to both students, and a story of your own that proves the point. The last third falls back into short sentences; join some of them.',
        notes: [
          quote('In my opinion, I think', 'wordChoice', 'One of the two is enough.'),
          quote('last year I join', 'tense', 'joined; and in the next sentence: got.'),
          quote(
            'If I have a class of public speaking before, I will not be',
            'tense',
            'If I had had …, I would not have been so nervous.',
          ),
          quote(
            'Because if you never try, you will always afraid.',
            'fragment',
            'A clause with “because” cannot stand alone. And: be afraid.',
          ),
        ],
      },
    ],
  },
  {
    paper: 'toefl-mock-a',
    at: { days: -3, time: '20:15' },
    student: 'kimseoyeon',
    isReleased: true,
    marks: [
      {
        question: integrated,
        points: 400,
        scores: { content: 400, link: 450, organisation: 450, language: 450 },
        comment:
          'Short and exact. One detail more for each point would make it a 5: five hundred kilometers, wheat under lamps.',
        notes: [quote('can not', 'spelling', 'One word: cannot.')],
      },
      {
        question: discussion,
        points: 500,
        scores: { relevance: 500, range: 500, control: 500 },
        comment: 'The forty people and the promise: I will read this to the class, if you let me.',
        notes: [quote('mixes two different goals', null, 'This is the thought that carries the whole post.')],
      },
    ],
  },
  {
    paper: 'toefl-mock-a',
    at: { days: -3, time: '20:15' },
    student: 'mazihan',
    isReleased: false,
    marks: [
      speech(
        1,
        200,
        [200, 200, 200],
        'Leave the “um” out and breathe instead. You have an example; tell it to the end.',
        [seconds([0, 3], 'pace', 'Two pauses before the first idea.')],
      ),
      {
        question: integrated,
        points: 200,
        scores: { content: 250, link: 150, organisation: 200, language: 200 },
        comment: 'You have the three topics of the lecture. What is missing is the why.',
        notes: [
          quote('Vertical farms is', 'agreement', 'farms are'),
          quote('In my opinion I agree with the professor.', 'content', 'Nobody asks for your opinion in this task.'),
        ],
      },
    ],
  },
];
