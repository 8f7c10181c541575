import type { Question, QuestionSet } from '../bank-types.ts';
import { about, heardOf, paragraph, setOf, type Heard, type Why } from './authoring.ts';

const talk = (its: ReturnType<typeof about>, text: string, model: string): Question => ({
  ...its,
  type: 'timed-speech',
  worth: 500,
  prompt: { text },
  key: { model: paragraph(model) },
});

const one = (code: string, name: readonly [string, string], question: Question): QuestionSet =>
  setOf(code, name, { subject: 'speaking', questions: [question] });

/** A picture, a card to read, and the sample. */
export const talkSets: readonly QuestionSet[] = [
  one(
    'det-say-1',
    ['speak about the photo', '看图说话'],
    talk(
      about('det-say-1-01', 'speaking.talk', 0, [
        'Go through the picture in one direction, and say clearly what you only guess.',
        '按一个方向描述图片，并说清哪些只是推测。',
      ]),
      '<p>Speak about the picture.</p><p><img data-file="bus-stop-rain.svg" alt="A bus stop in the rain. A woman with a briefcase and a boy with a school bag share one umbrella, an old man feeds a dog under the shelter, and a bus drives away at the edge of the picture."></p>',
      'This picture shows a bus stop on a rainy day. On the left, a woman in a blue coat is holding a red umbrella over herself and over a boy with a green school bag. In the middle, under the roof, an old man is bending down to a small brown dog; it looks as if he had something to eat for it. On the right a green bus is just leaving. I think that they have all missed this bus, but nobody looks angry. Perhaps the rain makes people more patient with each other, or it is simply the dog.',
    ),
  ),
  one(
    'det-say-2',
    ['read, then speak', '读题后说'],
    talk(
      about('det-say-2-01', 'speaking.talk', 0.2, [
        'The card has three questions: give each of them half a minute.',
        '卡片上有三个小问题，各用约半分钟。',
      ]),
      '<p>Talk about a sound that you like.</p><ul><li>What is it, and where do you hear it?</li><li>What does it remind you of?</li><li>Would you miss it if it were gone?</li></ul>',
      'A sound that I like is the bell of the man who sharpens knives in our quarter. He comes by bicycle on the first Saturday of every month, and his bell has only two tones, a high one and a low one. It reminds me of the holidays at my aunt’s, because the same bell was heard there, and all the neighbors came down with their knives wrapped in newspaper and stayed for an hour to talk. I would miss it very much. Nobody really needs him any more, since a new knife is cheap, but without the bell the people of our house would hardly ever meet.',
    ),
  ),
  one(
    'det-say-s',
    ['speaking sample', '口语样本'],
    talk(
      about('det-say-s-01', 'speaking.talk', 0.5, [
        'Up to three minutes want a plan: two times in your life, and what lies between them.',
        '最长三分钟，需要提纲：人生中的两个时刻，以及其间的变化。',
      ]),
      '<p>Describe a decision that was small at the time and turned out to be important. How did you make it, and what came of it?</p>',
      'Two years ago I decided to sit in the first row. It was nothing but a question of my eyes: my glasses were broken and the new ones took a week. Until then I had always sat in the last row, next to the heater, together with my friends. In the first row I noticed something strange. The teacher asked the same questions as before, but now they seemed to be meant for me. On the third day I answered one, and it was wrong, and nothing happened. He only said that this was an interesting mistake and drew it on the board. When my glasses came, I stayed where I was. What came of it is, first, that I began to ask, and second, that I learned not to be afraid of a wrong answer, which later helped me to speak English with people I had never met. I still see my friends in the breaks, and the heater was too warm anyway.',
    ),
  ),
];

const turns: readonly (readonly [said: string, model: string, why: Why])[] = [
  [
    'Hi, I’m Nora. I’m new in town, and somebody told me that you know it well. Where would you take me first, and why there?',
    'Welcome, Nora! I would take you to the old ferry landing, early in the morning. The ferry costs almost nothing, it takes ten minutes, and from the middle of the river you can see both halves of the city at the same time: the old houses with their laundry on one side, the glass towers on the other. People who live here take it to work and do not look up any more, so you would have the view for yourself. Afterwards I would show you where to get the best soy milk, right behind the landing.',
    ['Name one place, and a reason that you can see.', '说一个地方，并给出看得见的理由。'],
  ],
  [
    'That sounds lovely. And what should I be careful about? Is there a mistake that newcomers make?',
    'Yes, there is one that nearly everybody makes: they trust the distance on the map. Two places can look very close, but between them there is an elevated road with eight lanes, and you have to walk fifteen minutes to the next bridge. I made this mistake myself when I moved here, and I came too late to my first day at school. So before you go anywhere on foot, ask somebody who lives there, or count the bridges on the map and not the centimeters. And do not take the subway at half past eight if you carry a bag.',
    ['One mistake, what follows from it, how to avoid it.', '一个错误、它的后果，以及避免的方法。'],
  ],
  [
    'Good to know! I’d like to meet people, too. How did you get to know your best friend?',
    'I met her because of a broken umbrella. It was my second week at the new school, it rained terribly, and my umbrella turned inside out in front of the whole bus stop. Everybody laughed, and so did she, but she came over and repaired it with a hair clip. It held for the rest of the year. We found out that we lived in the same street and had both just moved here. So I would say that you do not meet people by being perfect. You meet them when something goes wrong and you stay where you are.',
    ['Tell the moment, and draw a line to her question.', '讲清那个时刻，并回到对方的问题上。'],
  ],
  [
    'I like that. Do you think it’s easier to make friends online than in real life?',
    'It is easier to begin online, and harder to go on. When I joined a forum for people who repair old radios, I could talk to strangers from the first evening, because we all had the same question. In real life it would have taken months to find one of them. But after a year I still did not know who of them was cheerful or sad in the morning. A friend, for me, is somebody whose bad days I know. So I think that the net is a very good door, but one has to go through it and sit down somewhere together.',
    ['A side for each half of the matter, with one example.', '两方面各有看法，并举一个例子。'],
  ],
  [
    'Fair enough. Now, my employer offers me to work from home for ever. Would you accept that in my place?',
    'In your place I would not accept it, at least not in the first year. You have just told me that you want to meet people, and an office is the one place where you meet them without having to plan it. My cousin took such an offer when he moved, and after half a year he knew the voice of every delivery man, but nobody to go to the cinema with. I would ask whether you may decide again after a year. If they say yes, go there three days a week, and keep two quiet ones for the work that needs silence.',
    ['Give advice that fits what she has said before.', '结合对方之前说的话给出建议。'],
  ],
  [
    'That’s good advice, thank you. Last question: what will this city be like in twenty years, if you imagine it honestly?',
    'Honestly, I think it will be quieter and older. Almost all buses are electric already, so in twenty years one will hear voices again where one now hears engines. But many of my classmates want to leave, and the people who stay will be the age of my parents. I imagine more benches, more doctors and fewer schools; my own school might be a house for the elderly by then, which would be funny, because I could move in again. And I hope that the ferry will still be there, even if nobody needs it, since a city should have something slow.',
    ['A picture with a good and a bad side sounds honest.', '有好有坏的描述听起来才真诚。'],
  ],
];

/** Six questions of one conversation. */
export const conversation: readonly Heard[] = turns.map(([said, model, why], index) => {
  const code = `det-talk-${index + 1}`;
  return heardOf(code, [`interactive speaking ${index + 1}`, `互动口语 ${index + 1}`], {
    subject: 'speaking',
    voices: { Nora: 'woman' },
    lines: [['Nora', said]],
    questions: [
      {
        ...about(`${code}-01`, 'speaking.interactive', -0.2 + index * 0.15, why),
        type: 'interview-answer',
        worth: 500,
        prompt: { text: '<p>Listen to Nora, then answer her.</p>' },
        key: { model: paragraph(model) },
      },
    ],
  });
});
