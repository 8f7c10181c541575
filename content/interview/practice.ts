import { askedSet, type AskedSet } from './authoring.ts';

/** Seven questions to practise: two about oneself, four in depth, a longer one. Two of them are read. */
export const practiceAsked: readonly AskedSet[] = [
  askedSet({
    code: 'int-p1',
    name: ['a name and a place', '名字与来处'],
    point: 'self',
    difficulty: -1,
    by: 'heard',
    said: 'Good morning, and welcome. To begin with, please tell me your name, where you grew up, and one thing about that place that a visitor would never notice.',
    model:
      'Good morning, and thank you for having me. My name is Shen Kexin, and I grew up in the old part of Suzhou, in a lane that is so narrow that two bicycles cannot pass. A visitor would see the canals and the white walls. What nobody notices is the sound: on our lane every family keeps its radio in the kitchen window, all on the same station, so when you walk home from school you can follow one story from the first house to the last and not miss a single sentence.',
    why: [
      'Three things are asked for; the last one carries the answer, so give it most of the time.',
      '题目问了三件事，最后一件最能体现个人特点，应占主要篇幅。',
    ],
  }),
  askedSet({
    code: 'int-p2',
    name: ['an hour that is yours', '属于自己的一小时'],
    point: 'self',
    difficulty: -0.6,
    by: 'read',
    said: 'You have one free hour after school and nobody tells you what to do. What do you do with it, and why that?',
    model:
      'I would go down to the courtyard and repair something. It began with my own bicycle, because I could not pay for a new chain, and then a neighbor asked whether I could look at his. Now there is always something waiting: a lamp, a kettle, once a music box. I like that hour because the thing on the table does not care about my marks. Either it works at the end or it does not, and if it does not, it shows me exactly what I have not understood yet. After a day full of tests, that feels very restful.',
    why: [
      'Say what you do, then why it is that and nothing else; the reason is what is being asked.',
      '先说做什么，再说为什么偏偏是这件事；面试官真正想听的是理由。',
    ],
  }),
  askedSet({
    code: 'int-p3',
    name: ['a subject that changed', '看法改变的学科'],
    point: 'depth',
    difficulty: 0,
    by: 'heard',
    said: 'Which subject at school do you see differently from the way you saw it two years ago? What changed your mind?',
    model:
      'History. Two years ago it was for me a list of years that one learns on Sunday and forgets on Tuesday. Then our teacher gave us a box of letters that a clerk of the salt office had written to his brother in 1911, and nothing else: no book, no dates. We had to find out what was happening around him. He complained about the price of rice for four pages and mentioned the revolution in half a line. Since then I know that what is important depends on where you stand, and I read every chapter with the question of who is not writing.',
    why: [
      'Show the before and the after, and the one moment that lies between them.',
      '讲清之前、之后，以及带来改变的那个时刻。',
    ],
  }),
  askedSet({
    code: 'int-p4',
    name: ['two friends disagree', '两个朋友起争执'],
    point: 'depth',
    difficulty: 0.2,
    by: 'heard',
    said: 'Two of your friends have stopped speaking to each other, and each of them asks you to take sides. What do you do?',
    model:
      'This happened to me last spring, so I can tell you what I did and what I would do today. Then, I told each of them that the other one was right in some point. That was honest, but both felt that I had left them alone. Today I would first let each one talk until nothing new came, without judging anything. Afterwards I would say clearly that I am not going to choose, because I want to keep both of them, and that I am glad to sit at the table if they want to talk. I think that friends need a witness more than a judge.',
    why: [
      'A real case makes the answer believable; saying what you would do otherwise now makes it grow.',
      '用真实的经历使回答可信，再说说现在会怎么做，体现成长。',
    ],
  }),
  askedSet({
    code: 'int-p5',
    name: ['something that failed', '一次失败'],
    point: 'depth',
    difficulty: 0.3,
    by: 'heard',
    said: 'Tell me about something you tried that did not work. How did you find out why?',
    model:
      'Last year I wanted to grow tomatoes on our balcony for a science project, and after six weeks I had beautiful leaves and not one tomato. I was sure that they needed more water. My partner believed in more sun. Instead of arguing we made a table and changed one thing in each pot. Nothing helped, until my grandmother looked at the pots and asked where the bees were. We live on the nineteenth floor. So I took a small paintbrush and did the work of the bees, and three weeks later we had eleven tomatoes. I learned to ask what is missing, not only what is too little.',
    why: [
      'Tell the steps by which you found the cause; the failure itself needs two sentences at most.',
      '重点讲怎样一步步找到原因，失败本身一两句即可。',
    ],
  }),
  askedSet({
    code: 'int-p6',
    name: ['telephones at school', '在校使用手机'],
    point: 'depth',
    difficulty: 0.5,
    by: 'read',
    said: 'Some schools collect all telephones in the morning and give them back in the afternoon. Would you do that at your school? Give a reason for each side before you decide.',
    model:
      'A good reason for collecting them is the breaks. In my school there are forty people in the corridor at ten o’clock, and thirty-five of them look down. Without telephones we would have to talk, or at least to be bored together. A good reason against it is that somebody who never has the choice never learns to choose. At university nobody is going to collect anything. If I decided, I would collect them from the younger classes, and from the ninth grade on each class would make its own rule and read it again after a month. A rule that we wrote ourselves is also one that we can be reminded of.',
    why: [
      'Keep to the order that the question gives: one side, the other, then your decision.',
      '按题目给出的顺序作答：先一方，再另一方，最后作决定。',
    ],
  }),
  askedSet({
    code: 'int-p7',
    name: ['a week to teach', '用一周教一样东西'],
    point: 'free',
    difficulty: 0.8,
    by: 'heard',
    said: 'Imagine that for one week you may teach younger students anything you like, one hour a day. What would you teach them, how would the five hours go, and what should they still know a year later?',
    model:
      'I would teach them to draw maps, and not from a book. On Monday everybody would draw the way from home to school from memory, and we would compare what each of us had left out. On Tuesday we would walk around the school and count our steps, so that the maps get a scale. On Wednesday they would draw the same place for somebody who cannot see: what does one hear, what does one smell? On Thursday each group would hide something and draw the map that leads to it, and on Friday the others would have to find it. A year later they may have forgotten the scale. But I would be happy if they still knew that every map was made by somebody who decided what to leave out, because this is true of a newspaper and of a textbook as well.',
    why: [
      'A long answer needs a frame that the listener can follow: here the five days give it.',
      '较长的回答需要清晰的框架，这里用五天来组织最自然。',
    ],
  }),
];
