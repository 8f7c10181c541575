import type { Moment } from '../moments.ts';
import type { MarkSeed, NoteSeed } from '../toefl-2023/answers/marks.ts';
import { seconds } from '../toefl-2023/answers/marks.ts';
import type { Script } from '../toefl-2023/authoring.ts';
import type { ToeflWork } from '../toefl-2023/story.ts';

/** The interview that Ms. Mei gave to three of the evening class who apply to schools abroad. */
export const interviewWork: ToeflWork = {
  code: 'interview-practice',
  kind: 'homework',
  title: { en: 'Seven questions: an interview to practise', zh: '七个问题：面试练习' },
  from: { paper: 'interview-practice' },
  given: { days: -14, time: '20:45' },
  begins: { days: -14, time: '20:45' },
  deadline: { days: 6, time: '21:00' },
  message: {
    en: 'Dress as you would for the real one; you will sound different. One further try for each answer, so do not stop at the first slip.',
    zh: '请像真正面试那样着装，声音会不一样。每题可以重录一次，说错一处不要停下来。',
  },
  markers: ['qiao'],
};

/** Who was given it. */
export const interviewees = ['linxiaohe', 'kimseoyeon', 'maximmorozov'] as const;

const said = [
  'Good morning. My name is Lin Xiaohe, I am fourteen years old, and I grew up here in Shanghai, near the old cotton factory. A visitor would not notice the floor of our market hall. It has small brass lines in it, and my grandmother told me that they are from the machines. She worked on the third line for twenty years. So when I buy vegetables, I always stand on number three.',
  'If I have a free hour, I go to the swimming pool, but not to swim fast. I swim slowly, and I count. I am a person who thinks about mathematics the whole day, and in the water I can only count to twenty five, and then it is the wall, and I begin again. It is very calm. After it I often know how a problem goes.',
  'For me it is biology. Two years ago I thought it is only drawing cells and learn the names. Then we had to look at the same square meter of grass for a whole term, every Friday. I was angry at first, because nothing happened. But in October there were suddenly mushrooms, and we could see in our old drawings where the wood was under the ground. I understood that biology is patience.',
  'I think I would not take sides. One time two of my friends in the math club had a fight about who found a solution. Everybody asked me, because I was there. I said that I can only tell what I saw, and I told it to both of them at the same table. They were not happy with me. But after some days they wrote the solution with both names.',
  'I tried to learn the violin with videos, because lessons are expensive. After half a year I could play three songs, and they sounded terrible. I found out why when I recorded myself. My right hand was never straight. On the video you see the teacher from the front only, so I never could see it. I asked my cousin to hold a mirror. It was better, but I learned that a teacher is also somebody who stands on the other side.',
  'One reason for collecting the phones is that we would talk more in the break. A reason against it is that parents want to reach us, and that we should learn it ourselves. I would decide for collecting it, but only in the morning. At lunch everybody gets it back. Then it is like a rest for the head, and it is not so strict.',
  'I would teach origami, but with mathematics. On the first day we would only fold a square and find out how many triangles there are. On the second day we make a box, and we measure how much rice goes in it, and who can fold a bigger one from the same paper. On the third day they have to explain a fold to somebody who sits behind a wall, only with words. On the fourth day we fold something that is broken, so they must find the mistake. And on the last day everyone teaches it to a parent. After one year they should still know that a difficult thing is many easy things in the right order.',
] as const;

/** What Lin Xiaohe said to the seven questions. */
export const interviewAnswers: readonly Script[] = said.map((text, index) => ({
  code: `int-lin-${index + 1}`,
  voices: { Student: 'woman' },
  lines: [['Student', text]],
}));

/** When she sat it. */
export const interviewBegan: Moment = { days: -9, time: '16:10' };

type Six = readonly [number, number, number, number, number, number];

const mark = (
  number: number,
  [content, fluency, pronunciation, vocabulary, grammar, interaction]: Six,
  comment: string,
  notes: readonly NoteSeed[] = [],
): MarkSeed => {
  const scores = { content, fluency, pronunciation, vocabulary, grammar, interaction };
  const sum = Object.values(scores).reduce((so, one) => so + one, 0);
  return { question: `int-p${number}-01`, points: Math.round(sum / 6), scores, comment, notes };
};

/** Ms. Mei’s marks of it, released. */
export const interviewMarked = {
  student: 'linxiaohe',
  at: { days: -7, time: '20:05' },
  marks: [
    mark(
      1,
      [500, 400, 450, 400, 450, 450],
      'The brass lines, and you standing on number three: nobody forgets this. Say your age only if you are asked.',
      [seconds([13, 22], null, 'Slow down here. This is the sentence that they will remember.')],
    ),
    mark(
      2,
      [450, 400, 450, 350, 400, 400],
      'A calm answer that sounds like you. “After it” is better as “afterwards”.',
      [seconds([15, 20], 'wordChoice', 'Say: then comes the wall, and I begin again.')],
    ),
    mark(
      3,
      [450, 400, 450, 400, 350, 450],
      'Before, after, and the moment between them: exactly what was asked. Keep the tenses of the first two sentences apart.',
      [seconds([2, 7], 'tense', 'I thought that it was only drawing cells and learning names.')],
    ),
    mark(
      4,
      [400, 400, 450, 350, 400, 450],
      'You tell what you did, which is stronger than what one should do. Say at the end why you would do it again.',
    ),
    mark(
      5,
      [500, 450, 450, 400, 400, 450],
      'The mirror, and then the thought about the teacher: an end that follows from the story.',
    ),
    mark(
      6,
      [350, 400, 450, 350, 350, 400],
      'The order is right, but each side gets one sentence only. Give an example for one of them. “Collecting them”: phones are many.',
      [seconds([14, 18], 'agreement', 'Collecting them, and: everybody gets theirs back.')],
    ),
    mark(
      7,
      [500, 450, 450, 400, 450, 500],
      'Five days, five steps, and the last sentence holds them together. Do not change a word.',
    ),
  ],
} as const satisfies { student: string; at: Moment; marks: readonly MarkSeed[] };
