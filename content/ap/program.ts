import { prose } from '../rich.ts';
import { shortAnswer } from './authoring.ts';
import type { QuestionSet } from '../bank-types.ts';

const common = { node: 'ap.principles', author: 'qiao', worth: 1, difficulty: 0.2, at: 'create' } as const;

const pictures = {
  code: 'ap-p1',
  title: { en: 'Pictures of your program', zh: '你的程序截图' },
  node: 'ap.principles',
  author: 'qiao',
  written: { days: -12, time: '16:00' },
  questions: [
    {
      code: 'ap-p1-01',
      type: 'code-picture',
      points: ['ap.principles.create'],
      difficulty: 0,
      worth: 200,
      prompt: {
        text: prose`Add pictures of your own program: a procedure that you wrote, with a parameter; a call to it; a list or another collection being filled; and the same list being used. Nothing in the pictures may explain the program.`,
        mostFiles: 5,
      },
      key: {
        model: prose`The procedure has a name, a parameter that changes what happens, and inside a sequence, a selection and a repetition. The same list stands in both pictures of it.`,
      },
      explanation: {
        en: prose`Choose a procedure that does something: one that only prints has nothing to write about.`,
        zh: prose`选一个真正做事的过程；只负责输出的过程没有内容可写。`,
      },
    },
  ],
} as const satisfies QuestionSet;

/** The written response to one's own program: its pictures, and four prompts about it. */
export const programSets: readonly QuestionSet[] = [
  pictures,
  shortAnswer({
    ...common,
    code: 'ap-p2',
    title: { en: 'Your program: whom it serves', zh: '你的程序：为谁而做' },
    written: { days: -12, time: '16:10' },
    text: prose`Describe one expected group of users of your program, and explain how its design meets one need or interest of theirs.`,
    model: prose`The program is meant for the members of our orchestra, who share four music stands. They need to know at once which stand is free, so the first screen shows four fields in green or red, and one click books a stand.`,
    en: prose`A group, a need, and a part of the design that meets it: all three.`,
    zh: prose`一个用户群、一项需求、一处满足该需求的设计，三者缺一不可。`,
  }),
  shortAnswer({
    ...common,
    code: 'ap-p3',
    title: { en: 'Your program: the loop', zh: '你的程序：循环' },
    written: { days: -12, time: '16:20' },
    text: prose`Consider the first repetition in your procedure. How often is its body carried out in the call of your picture? Explain what the number depends on.`,
    model: prose`In the call <em>freeAt(15)</em> the loop runs over the list of bookings, which has six entries, so its body is carried out six times. The number depends on the length of the list and not on the hour that is passed.`,
    en: prose`The number has to fit the call in the picture.`,
    zh: prose`次数必须与截图中的调用相符。`,
  }),
  shortAnswer({
    ...common,
    code: 'ap-p4',
    title: { en: 'Your program: two tests', zh: '你的程序：两个测试' },
    written: { days: -12, time: '16:30' },
    text: prose`Describe two calls to your procedure that make different parts of its code run, and what each of them must give.`,
    model: prose`<em>freeAt(15)</em> must give stand 2, because the condition “booked at that hour” is false for it. <em>freeAt(18)</em> must give 0: all four stands are booked, so that the condition is true each time and the line behind the loop runs.`,
    en: prose`Two calls through the same branch are one test done twice.`,
    zh: prose`走同一分支的两次调用，等于同一个测试做两遍。`,
  }),
  shortAnswer({
    ...common,
    code: 'ap-p5',
    title: { en: 'Your program: without the list', zh: '你的程序：如果没有列表' },
    written: { days: -12, time: '16:40' },
    text: prose`Explain how the list in your pictures keeps your program simpler. What would you have to write instead?`,
    model: prose`Each booking is an entry of the list, so that one loop checks any number of them. Without it I should need a variable and a condition for each booking, and the program would have to be rewritten for every new one.`,
    en: prose`“It saves space” is not enough: say what the code would look like.`,
    zh: prose`只说“节省空间”不够，要说明代码会变成什么样。`,
  }),
];
