import type { LocalizedText, PartRule } from '@inkstone/exam/blueprint';

/** Teacher-marked tasks are worth the maximum of their rubric, all others a point per item. */
export const pointsByType = { essay: 500, 'short-answer': 500, 'timed-speech': 500, 'interview-answer': 500 } as const;

const hardClock = (seconds: number | { from: number; to: number }) =>
  ({ seconds, duringAudio: 'runs', atZero: 'closes' }) as const;

const exactCount = (count: number) => ({ from: count, to: count });
const toParagraphs = (en: string, zh: string): LocalizedText => ({ en: `<p>${en}</p>`, zh: `<p>${zh}</p>` });

type Task = Pick<PartRule, 'id' | 'name' | 'types' | 'questions' | 'sets'> & Partial<PartRule>;

const task = (rule: Task): PartRule => ({ pointsByType, ...rule });

/** Two listening scenarios, each followed by a summary. */
const listening = (number: 1 | 2): readonly PartRule[] => [
  task({
    id: `interactive-listening-${number}`,
    name: { en: `Interactive listening ${number}`, zh: `互动听力 ${number}` },
    directions: toParagraphs(
      'Hear a scenario, again as often as you wish while the clock runs. Fill in what you heard, then choose what to say at each turn. 6 minutes 30 seconds in all.',
      '聆听一段情境，计时结束前可反复播放。先填空，再在每一轮选择合适的回应。共 6 分 30 秒。',
    ),
    types: ['blanks', 'choice'],
    questions: { from: 6, to: 7 },
    sets: exactCount(1),
    // May be replayed while its clock runs, according to Flyhigh's preparation material; another source (collegedunia)
    // says once. Duolingo does not publish it; the more generous reading is used.
    setClock: hardClock(390),
  }),
  task({
    id: `summary-${number}`,
    name: { en: `Summary ${number}`, zh: `概括 ${number}` },
    directions: toParagraphs(
      'Sum up the conversation that you have just had. 75 seconds.',
      '概括刚才的对话，共 75 秒。',
    ),
    types: ['short-answer'],
    questions: exactCount(1),
    sets: exactCount(1),
    itemClock: hardClock(75),
  }),
];

/** The tasks of the graded section in order, each with its own clock, forward only. */
export const gradedParts: readonly PartRule[] = [
  task({
    id: 'read-and-select',
    name: { en: 'Read and select', zh: '阅读并选择' },
    directions: toParagraphs(
      'Is this a real word of English? 5 seconds for each.',
      '这是真实的英文单词吗？每题 5 秒。',
    ),
    types: ['choice'],
    questions: { from: 15, to: 18 },
    sets: exactCount(1),
    options: 2,
    itemClock: hardClock(5),
  }),
  task({
    id: 'fill-in-the-blanks',
    name: { en: 'Fill in the blanks', zh: '补全单词' },
    directions: toParagraphs('Complete the word in the sentence. 20 seconds for each.', '补全句中的单词，每题 20 秒。'),
    types: ['complete-the-words'],
    questions: { from: 6, to: 9 },
    sets: exactCount(1),
    itemClock: hardClock(20),
  }),
  task({
    id: 'read-and-complete',
    name: { en: 'Read and complete', zh: '阅读并补全' },
    directions: toParagraphs(
      'Complete the words of a paragraph. 3 minutes for each.',
      '补全段落中的单词，每段 3 分钟。',
    ),
    types: ['complete-the-words'],
    questions: { from: 3, to: 6 },
    sets: exactCount(1),
    itemClock: hardClock(180),
  }),
  task({
    id: 'listen-and-type',
    name: { en: 'Listen and type', zh: '听写' },
    directions: toParagraphs(
      'Type the sentence that you hear. It may be heard three times; 1 minute for each.',
      '写下所听到的句子，最多可听三遍，每题 1 分钟。',
    ),
    types: ['dictation'],
    questions: exactCount(1),
    sets: { from: 6, to: 9 },
    plays: 3,
    itemClock: hardClock(60),
  }),
  task({
    id: 'interactive-reading',
    name: { en: 'Interactive reading', zh: '互动阅读' },
    directions: toParagraphs(
      'Two passages with six tasks each: choose words, choose the missing sentence, select the answer, name the idea and the title. 7 minutes for each passage.',
      '两篇短文，各六题：选词、选缺句、在文中选取答案、选主旨、选标题。每篇 7 分钟。',
    ),
    types: ['inline-choice', 'choice', 'select-text'],
    questions: exactCount(6),
    sets: exactCount(2),
    setClock: hardClock({ from: 420, to: 480 }),
  }),
  ...listening(1),
  ...listening(2),
  task({
    id: 'write-about-the-photo',
    name: { en: 'Write about the photo', zh: '看图写作' },
    directions: toParagraphs(
      'Describe the picture in one or two sentences or more. 1 minute for each.',
      '用一两句话或更多描述图片，每题 1 分钟。',
    ),
    types: ['essay'],
    questions: exactCount(3),
    sets: exactCount(1),
    itemClock: hardClock(60),
  }),
  task({
    id: 'interactive-writing-a',
    name: { en: 'Interactive writing', zh: '互动写作' },
    directions: toParagraphs(
      'Write about the topic: 30 seconds to prepare and 5 minutes to write, on one clock. A further question about it follows.',
      '就所给话题写作：准备 30 秒、写作 5 分钟，合并计时。之后有一道追问。',
    ),
    types: ['essay'],
    questions: exactCount(1),
    sets: exactCount(1),
    itemClock: hardClock(330),
  }),
  task({
    id: 'interactive-writing-b',
    name: { en: 'Interactive writing, the further question', zh: '互动写作：追问' },
    directions: toParagraphs('Write on, about the further question. 3 minutes.', '就追问继续写作，3 分钟。'),
    types: ['essay'],
    questions: exactCount(1),
    sets: exactCount(1),
    itemClock: hardClock(180),
  }),
  task({
    id: 'speak-about-the-photo',
    name: { en: 'Speak about the photo', zh: '看图说话' },
    directions: toParagraphs('20 seconds to prepare, then 90 seconds to speak.', '准备 20 秒，作答 90 秒。'),
    types: ['timed-speech'],
    questions: exactCount(1),
    sets: exactCount(1),
    windows: { prepSeconds: 20, responseSeconds: 90 },
  }),
  task({
    id: 'read-then-speak',
    name: { en: 'Read, then speak', zh: '读题后说' },
    directions: toParagraphs('20 seconds to prepare, then 90 seconds to speak.', '准备 20 秒，作答 90 秒。'),
    types: ['timed-speech'],
    questions: exactCount(1),
    sets: exactCount(1),
    windows: { prepSeconds: 20, responseSeconds: 90 },
  }),
  task({
    id: 'interactive-speaking',
    name: { en: 'Interactive speaking', zh: '互动口语' },
    directions: toParagraphs(
      'A conversation: hear each question once and answer at once, for 35 seconds.',
      '一段对话：每个问题只播放一遍，听后立即作答，每题 35 秒。',
    ),
    types: ['interview-answer'],
    questions: exactCount(1),
    sets: { from: 6, to: 8 },
    plays: 1,
    windows: { prepSeconds: 0, responseSeconds: 35 },
  }),
];

/** The two samples sent to schools. */
export const sampleParts: readonly PartRule[] = [
  task({
    id: 'writing-sample',
    name: { en: 'Writing sample', zh: '写作样本' },
    directions: toParagraphs(
      '30 seconds to prepare and 5 minutes to write, on one clock.',
      '准备 30 秒、写作 5 分钟，合并计时。',
    ),
    types: ['essay'],
    questions: exactCount(1),
    sets: exactCount(1),
    itemClock: hardClock(330),
  }),
  task({
    id: 'speaking-sample',
    name: { en: 'Speaking sample', zh: '口语样本' },
    directions: toParagraphs(
      '30 seconds to prepare, then 1 to 3 minutes to speak. After 1 minute you may stop whenever you have finished.',
      '准备 30 秒，作答 1 到 3 分钟。满 1 分钟后，说完即可停止。',
    ),
    types: ['timed-speech'],
    questions: exactCount(1),
    sets: exactCount(1),
    windows: { prepSeconds: 30, responseSeconds: 180, leastResponseSeconds: 60 },
  }),
];
