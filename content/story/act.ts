import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const [, sunday, evening] = classes;

const linsEssay = [
  'My grandmother makes dumplings by hand every Sunday. In the supermarket under her house, fifty of them cost less than the flour. When I was little I thought that she did not know this. I think now that the longer way is worth taking when it keeps something alive that the short way can not carry.',
  'Perspective One says that time is the only wealth. I agree that it is wealth, but wealth is for spending. On Sunday six people sit around my grandmother’s table with flour on there hands, and nobody looks at a phone, because you can not. If we bought the dumplings we would win two hours, and each of us would spend them alone.',
  'Perspective Three answers that this is a luxury. My aunt works in two restaurants and she comes only once in a month. It is true that nobody should tell her to bake. But she is the one who complains when we start without her. So the longer way is not only for people who have too much time, sometimes it is what people with little time miss the most.',
  'Therefore I do not ask if something can be done faster. I ask who I will be with, and what I will be able to do when it is finished. Dumplings are slow. That is what they are good for.',
].join('\n\n');

const luosEssay = [
  'Everybody praises slowness and nobody wants to wait for the bus. In my opinion the longer way is worth taking only while we learn; afterwards it is a habit that flatters us.',
  'Perspective Two is right for beginners. When I began to program, my teacher forbade us to copy anything. For one month I wrote sorting functions that the machine already has. It was annoying and it was necessary, since I now see at once why a program is slow. But nobody sorts by hand for all his life. The hand has been changed; it should now do something new.',
  'What Perspective Two forgets is that every short way was once somebody’s long way. The person who wrote the library took a year so that we need a second. To refuse this gift is not modest, it is rude.',
  'I grant Perspective Three that many people never had the choice. This makes it even more important that the short way exists and that it is cheap. A washing machine has given more freedom to my family than any philosophy. So let beginners walk, and let everybody else ride and use the time to begin something again.',
].join('\n\n');

/** The ACT: what makes the composite as a trial of the contest class, its homework with an essay, and the whole mock of the evening class. */
export const act: readonly Assignment[] = [
  {
    code: 'act-trial',
    kind: 'test',
    title: { en: 'ACT, a trial of the first three sections', zh: 'ACT 前三部分试水' },
    paper: 'act-core-a',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -22, time: '20:50' },
    begins: { days: -20, time: '08:00' },
    deadline: { days: -16, time: '21:00' },
    reportAt: 'after the end',
    message: {
      en: 'English, Math and Reading of the new form, two hours and five minutes. They alone make the composite.',
      zh: '新版的英语、数学、阅读三部分，共两小时零五分钟，综合分就由这三项得出。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'act-trial',
        students: ['linxiaohe', 'maximmorozov', 'luozhiyao', 'tangshuyi', 'hesiyuan', 'qinhaoran'],
        days: [-19, -17],
        hours: [14, 4],
        seconds: 6000,
        drift: -0.1,
        blank: 0.02,
      },
      abilities,
    ),
  },
  {
    code: 'act-birds',
    kind: 'homework',
    title: { en: 'ACT: birds and an essay', zh: 'ACT：飞鸟与作文' },
    paper: 'act-practice-birds',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -6, time: '20:50' },
    begins: { days: -6, time: '20:50' },
    deadline: { days: 6, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'Five questions of Science, then an issue with three perspectives. Take a side of your own and answer one of the others.',
      zh: '先做五道科学题，再写一篇三种观点的作文。要有自己的立场，并回应其中一种观点。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'act-birds',
        students: ['linxiaohe', 'luozhiyao'],
        days: [-5, -3],
        hours: [16, 3],
        seconds: 2600,
        drift: 0.3,
        blank: 0,
        exact: {
          linxiaohe: { answers: { 'act-w2-01': linsEssay } },
          luozhiyao: { answers: { 'act-w2-01': luosEssay } },
        },
      },
      abilities,
    ),
  },
  {
    code: 'act-mock',
    kind: 'test',
    title: { en: 'ACT mock A', zh: 'ACT 模拟考 A' },
    paper: 'act-mock-a',
    classes: [evening.code],
    teacher: 'mei',
    given: { days: -1, time: '20:58' },
    begins: { days: 0, time: '00:00' },
    deadline: { days: 12, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'The whole new form with Science and the essay; a break of a quarter of an hour after Math.',
      zh: '新版完整一套，含科学和作文；数学之后休息十五分钟。',
    },
    extensions: [],
    results: [],
  },
];
