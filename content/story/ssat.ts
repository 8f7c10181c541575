import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const [saturday, sunday, evening] = classes;

const linsText = [
  'The door had always been painted over, but that morning there was a key in it. I was late for school, so I only looked at it and run down the stairs. All day I thought about the key. In mathematics I drew it, in English I drew it again.',
  'When I came home it was still there, but now it was turned. Somebody had been faster than me. I opened the door a little. Behind it there was a very small room with one window, and at the window stood a desk with a lamp, and at the desk sat my little brother and did his homework.',
  '“How did you know?” I asked. “I painted it over,” said my father’s voice behind me. “When you was born we needed the place for your bed, and then we forgot it. Yesterday he asked me where he can be alone.” My brother did not turn around. “You have to knock,” he said.',
].join('\n\n');

const luosText = [
  'The rule that I would change is that telephones are locked away in our school from eight until four. It was made with a good intention, and it works against it.',
  'First, a rule that cannot be broken teaches nothing. In my old school we were allowed to keep the phone in the bag, and who took it out lost it for a week. In the first month eleven phones were lost, in the second month two. We learned to leave something alone although it was near. In my new school nobody learns this: at one minute after four the whole class stands on the stairs with lowered heads.',
  'Second, it hinders those who need it. My friend’s grandmother was ill in winter, and he had to ask the secretary three times a day if somebody had called. I admit that teaching is easier without phones. But school should not be easy for teachers, it should prepare us for rooms in which nobody locks anything away.',
].join('\n\n');

const beginning = [
  'Nobody had told me that the bus would not stop there. I pressed the red button again and again, but the driver only pointed at a paper behind his head, and the paper was in a language that I could not read. My stop went by, and with it my aunt, who was waving with a newspaper.',
  'So I sat down next to a girl with a cage. In the cage there was a chicken, and the chicken looked at me as if it knew everything. “Where do you get out?” I asked the girl. “At the end,” she said. “Everybody gets out at the end.”',
  'At the end there was a market. My aunt was already there. She had taken a taxi, and the taxi had a radio, and on the radio they had said it. She bought the chicken. We have called it Bus.',
].join('\n\n');

/** The SSAT: words against the clock as a trial, the whole mock, practice with a story, and numbers for the younger ones. */
export const ssat: readonly Assignment[] = [
  {
    code: 'ssat-verbal',
    kind: 'test',
    title: { en: 'SSAT Upper, Verbal against the clock', zh: 'SSAT 高级：限时词汇' },
    paper: 'ssat-verbal-a',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -18, time: '18:00' },
    begins: { days: -16, time: '08:00' },
    deadline: { days: -12, time: '21:00' },
    reportAt: 'after the end',
    message: {
      en: 'Sixty questions in half an hour. A wrong answer costs a quarter of a point: guess only where you can rule something out.',
      zh: '半小时六十题。答错倒扣 0.25 分：能排除选项时才猜。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'ssat-verbal',
        students: ['linxiaohe', 'guochenxi', 'maximmorozov', 'noraosman', 'ouyangche', 'renqiubai', 'yukitanaka'],
        days: [-15, -13],
        hours: [15, 4],
        seconds: 1500,
        drift: -0.2,
        blank: 0.12,
      },
      abilities,
    ),
  },
  {
    code: 'ssat-mock',
    kind: 'test',
    title: { en: 'SSAT Upper mock A', zh: 'SSAT 高级模拟考 A' },
    paper: 'ssat-mock-a',
    classes: [evening.code],
    teacher: 'mei',
    given: { days: -10, time: '20:50' },
    begins: { days: -9, time: '08:00' },
    deadline: { days: 10, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'Three hours with two breaks. The writing has no score and the last fifteen minutes are only tried out; do both as if they counted.',
      zh: '全程三小时，中间休息两次。写作不计分，最后十五分钟为试测题，但都请认真完成。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'ssat-mock',
        students: ['linxiaohe', 'luozhiyao', 'kimseoyeon', 'suntianyi'],
        days: [-8, -4],
        hours: [13, 4],
        seconds: 4500,
        drift: 0,
        blank: 0.06,
        exact: {
          linxiaohe: { answers: { 'ssat-w1-01': linsText } },
          luozhiyao: { answers: { 'ssat-w1-01': luosText } },
        },
      },
      abilities,
    ),
  },
  {
    code: 'ssat-roots',
    kind: 'homework',
    title: { en: 'SSAT: roots, a bridge and a story', zh: 'SSAT：词根、一座桥和一个故事' },
    paper: 'ssat-practice-mixed',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -5, time: '18:10' },
    begins: { days: -5, time: '18:10' },
    deadline: { days: 7, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'No clock, and a wrong answer costs nothing here. Look for the root before you look at the answers.',
      zh: '不计时，答错也不扣分。先找词根，再看选项。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'ssat-roots',
        students: ['linxiaohe', 'yukitanaka'],
        days: [-4, -2],
        hours: [16, 3],
        seconds: 2400,
        drift: 0.4,
        blank: 0,
        exact: {
          linxiaohe: { answers: { 'ssat-w2-01': beginning } },
        },
      },
      abilities,
    ),
  },
  {
    code: 'ssat-percent',
    kind: 'homework',
    title: { en: 'SSAT: percent and ratio', zh: 'SSAT：百分数与比' },
    paper: 'ssat-practice-percent',
    classes: [saturday.code],
    teacher: 'dou',
    given: { days: -1, time: '19:10' },
    begins: { days: 0, time: '00:00' },
    deadline: { days: 9, time: '21:00' },
    reportAt: 'at once',
    extensions: [],
    results: [],
  },
];
