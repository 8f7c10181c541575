import { classes } from '../people.ts';
import { abilities } from './abilities.ts';
import { apTexts } from './ap-texts.ts';
import { resultsOf } from './results.ts';
import type { Assignment } from '../school-types.ts';

const [, sunday] = classes;

/** AP: the choices of calculus as a trial, texts that a teacher marks; a whole mock and a program to come. */
export const ap: readonly Assignment[] = [
  {
    code: 'ap-calculus-trial',
    kind: 'test',
    title: { en: 'AP Calculus AB, a trial of the choices', zh: 'AP 微积分 AB 选择题试水' },
    paper: 'ap-calculus-choices',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -26, time: '20:50' },
    begins: { days: -25, time: '08:00' },
    deadline: { days: -21, time: '21:00' },
    reportAt: 'after the end',
    message: {
      en: 'For those of you who have begun with calculus: thirty questions without, fifteen with the calculator.',
      zh: '给已经开始学微积分的同学：前三十题不用计算器，后十五题可用。',
    },
    extensions: [],
    results: resultsOf(
      {
        assignment: 'ap-calculus-trial',
        students: ['linxiaohe', 'luozhiyao', 'tangshuyi', 'ouyangche', 'noraosman'],
        days: [-24, -22],
        hours: [14, 4],
        seconds: 5000,
        drift: -0.4,
        blank: 0.03,
      },
      abilities,
    ),
  },
  ...apTexts,
  {
    code: 'ap-calculus',
    kind: 'test',
    title: { en: 'AP Calculus AB mock A', zh: 'AP 微积分 AB 模拟考 A' },
    paper: 'ap-calculus-a',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -1, time: '20:56' },
    begins: { days: 0, time: '00:00' },
    deadline: { days: 13, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'The whole exam, three and a quarter hours with a break of ten minutes. Work the last six questions on paper and add photos.',
      zh: '完整一套，共三小时一刻，中间休息十分钟。最后六题可在纸上作答后拍照上传。',
    },
    extensions: [],
    results: [],
  },
  {
    code: 'ap-program',
    kind: 'homework',
    title: { en: 'AP CSP: your own program', zh: 'AP 计算机科学原理：你的程序' },
    paper: 'ap-program',
    classes: [sunday.code],
    teacher: 'qiao',
    given: { days: -1, time: '20:57' },
    begins: { days: 0, time: '00:00' },
    deadline: { days: 14, time: '21:00' },
    reportAt: 'at once',
    message: {
      en: 'First the pictures of your program; they lie beside the four questions under “My project”.',
      zh: '先上传程序截图；作答四个问题时，可在“我的项目”中查看。',
    },
    extensions: [],
    results: [],
  },
];
