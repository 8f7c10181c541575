import { lettered, prose } from '../../rich.ts';
import { moduleSet } from '../authoring.ts';

/** Reading and Writing, easier module 2: questions 14 to 27. */
export const verbalEasierEnd = moduleSet({
  code: 'sat-r2eb',
  title: {
    en: 'SAT mock A, Reading and Writing module 2 (easier), 14 to 27',
    zh: 'SAT 模拟卷 A 阅读与文法模块 2（较易）第 14 至 27 题',
  },
  subject: 'sat.verbal',
  author: 'mei',
  written: { days: -34, time: '19:10' },
  from: 14,
  questions: [
    {
      at: 'information.inference',
      difficulty: -0.6,
      text: prose`
        Wolves were brought back to the park in 1996. Deer, which had fed along the streams without fear, began to avoid open banks. Within ten years young willows stood along the streams again, although the number of deer had changed little. The willows probably grew back because ______

        Which choice most logically completes the text?
      `,
      options: lettered(
        'deer no longer stayed where the willows grow',
        'wolves had eaten most of the deer',
        'it rained more than in the years before',
        'the streams had changed their course',
      ),
      key: 'A',
      lure: 'B',
      en: prose`The number of deer changed little, so they were not eaten up: they only kept away from the banks.`,
      zh: prose`鹿的数量变化不大，说明并非被吃掉，而是不再停留在河岸。`,
    },
    {
      at: 'information.inference',
      difficulty: -0.3,
      text: prose`
        The old ferry and the new bridge stand side by side. Crossing by the bridge takes two minutes and is free; crossing by the ferry takes ten and costs three dollars. Still, on sunny days the ferry is full. It seems that on such days passengers ______

        Which choice most logically completes the text?
      `,
      options: lettered(
        'do not know that there is a bridge',
        'are in a great hurry',
        'want more than to reach the other side',
        'pay less than on other days',
      ),
      key: 'C',
      lure: 'A',
      en: prose`The ferry is slower and costs money, so whoever takes it on a sunny day looks for something else, such as the ride itself.`,
      zh: prose`渡船更慢还要付费，晴天仍坐渡船的人所求的不只是到对岸，比如享受乘船本身。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: -1.9,
      text: prose`
        My grandmother's kitchen had two ______ one to the yard and one to the street.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('doors', 'doors;', 'doors.', 'doors:'),
      key: 'D',
      lure: 'B',
      en: prose`What follows lists the two doors and is no sentence; a colon leads to it.`,
      zh: prose`后面是对两扇门的列举，不是完整句子，用冒号引出。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: -1.6,
      text: prose`
        The museum is closed on ______ it opens again on Tuesday morning.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('Mondays,', 'Mondays;', 'Mondays', 'Mondays, although,'),
      key: 'B',
      lure: 'A',
      en: prose`Two whole sentences are joined by a semicolon; a comma alone cannot do it.`,
      zh: prose`前后是两个完整的句子，用分号连接，不能只用逗号。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: -1.3,
      text: prose`
        When the bell ______ the birds in the tower flew up all at once.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('rang', 'rang;', 'rang,', 'rang:'),
      key: 'C',
      lure: 'A',
      en: prose`A clause with when at the beginning is parted from the main sentence by a comma.`,
      zh: prose`句首的 when 从句与主句之间用逗号隔开。`,
    },
    {
      at: 'conventions.boundaries',
      difficulty: -0.9,
      text: prose`
        Marie ______ who had never seen the sea, stood on the beach for an hour without a word.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('Duval', 'Duval;', 'Duval —', 'Duval,'),
      key: 'D',
      lure: 'A',
      en: prose`The clause from who to sea is put in between two commas.`,
      zh: prose`who 引导的插入从句前后都要有逗号。`,
    },
    {
      at: 'conventions.form',
      difficulty: -1.8,
      text: prose`
        The children in the last row ______ the songs by heart.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('knows', 'know', 'is knowing', 'has known'),
      key: 'B',
      lure: 'A',
      en: prose`The subject is children, more than one: know.`,
      zh: prose`主语是复数 children，用 know；row 只是介词短语中的词。`,
    },
    {
      at: 'conventions.form',
      difficulty: -1.2,
      text: prose`
        Last winter the lake ______ over for the first time in thirty years.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered('freezes', 'has frozen', 'will freeze', 'froze'),
      key: 'D',
      lure: 'B',
      en: prose`Last winter names a finished time of the past: froze.`,
      zh: prose`Last winter 是过去的时间，用一般过去时 froze。`,
    },
    {
      at: 'conventions.form',
      difficulty: -0.8,
      text: prose`
        A good knife should be washed by hand, and ______ blade should be dried at once.

        Which choice completes the text so that it conforms to the conventions of Standard English?
      `,
      options: lettered("it's", 'its', 'their', "its'"),
      key: 'B',
      lure: 'A',
      en: prose`The blade belongs to the knife: its. With an apostrophe it would mean it is.`,
      zh: prose`刀刃属于刀，用物主代词 its；it's 是 it is 的缩写。`,
    },
    {
      at: 'expression.transitions',
      difficulty: -1.9,
      text: prose`
        Lemons were once so expensive in the north that a single one was a gift. ______ they are sold in every shop.

        Which choice completes the text with the most logical transition?
      `,
      options: lettered('Today,', 'For example,', 'In the same way,', 'Therefore,'),
      key: 'A',
      lure: 'D',
      en: prose`Once and today stand against each other; today is no consequence of once.`,
      zh: prose`“从前”与“如今”相对，用 Today；两者不是因果关系。`,
    },
    {
      at: 'expression.transitions',
      difficulty: -1.5,
      text: prose`
        The team expected the seeds to sprout within a week. ______ nothing could be seen for almost a month.

        Which choice completes the text with the most logical transition?
      `,
      options: lettered('Similarly,', 'As a result,', 'However,', 'In addition,'),
      key: 'C',
      lure: 'B',
      en: prose`What happened goes against what was expected: however.`,
      zh: prose`实际情况与预期相反，用 However。`,
    },
    {
      at: 'expression.transitions',
      difficulty: -1.1,
      text: prose`
        Bamboo grows very fast. ______ some kinds grow almost a meter in a single day.

        Which choice completes the text with the most logical transition?
      `,
      options: lettered('Nevertheless,', 'In fact,', 'Instead,', 'Finally,'),
      key: 'B',
      lure: 'A',
      en: prose`The second sentence strengthens the first one by a striking case: in fact.`,
      zh: prose`后句用突出的事实加强前句，用 In fact。`,
    },
    {
      at: 'expression.synthesis',
      difficulty: -0.8,
      text: `${prose`While researching a topic, a student has taken the following notes:`}<ul><li>The lake is 40 kilometers long.</li><li>It is 300 meters deep.</li><li>It was formed by a glacier.</li><li>Trout and pike live in it.</li></ul>${prose`The student wants to tell how the lake came to be. Which choice most effectively uses relevant information from the notes to accomplish this goal?`}`,
      options: lettered(
        'The lake is 40 kilometers long and 300 meters deep.',
        'Trout and pike live in the deep lake.',
        'The lake, 40 kilometers long, was formed by a glacier.',
        'The lake is deep enough for trout and pike.',
      ),
      key: 'C',
      lure: 'A',
      en: prose`Only the glacier tells how the lake came to be.`,
      zh: prose`只有冰川说明了湖的形成。`,
    },
    {
      at: 'expression.synthesis',
      difficulty: -0.4,
      text: `${prose`While researching a topic, a student has taken the following notes:`}<ul><li>Nadia Petrov was a painter.</li><li>Leo Petrov was her brother.</li><li>Nadia painted portraits.</li><li>Leo painted ships.</li><li>Both studied in Odessa.</li></ul>${prose`The student wants to emphasize a similarity between the two painters. Which choice most effectively uses relevant information from the notes to accomplish this goal?`}`,
      options: lettered(
        'Nadia Petrov painted portraits, but her brother Leo painted ships.',
        'Nadia Petrov, who painted portraits, had a brother.',
        'Leo Petrov, who studied in Odessa, painted ships.',
        'Nadia Petrov and her brother Leo, both painters, studied in Odessa.',
      ),
      key: 'D',
      lure: 'A',
      en: prose`A similarity names what both have in common: painting, and Odessa.`,
      zh: prose`相似之处是两人都是画家，都在敖德萨学习。`,
    },
  ],
});
