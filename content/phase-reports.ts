/** A phase report of the story; days are counted from the day of seeding. Each is written in the language of its reader's home. */
export interface PhaseReportSeed {
  student: string;
  author: string;
  title: string;
  fromDays: number;
  toDays: number;
  comments: { overall: string; strengths: string; advice: string };
  /** When it was published; undefined for a draft. */
  publishedDays?: number;
  begunDays: number;
}

/** What Ms. Qiao told Lin Xiaohe's family after the first eight weeks, and what she is writing about Maxim Morozov. */
export const phaseReports: readonly PhaseReportSeed[] = [
  {
    student: 'linxiaohe',
    author: 'qiao',
    title: '秋季上半程小结',
    fromDays: -84,
    toDays: -29,
    comments: {
      overall:
        '晓禾这八周按时完成了全部作业，作答节奏明显更稳。摸底时她在几何和计数上丢分较多，到最近几次作业，这两部分的正确率已经接近代数。',
      strengths: '读题细致，草稿清楚；遇到没见过的题愿意先画图、试小数，再找规律。讲评后会主动把错题重新写一遍。',
      advice:
        '最后五题仍容易在计算上着急，建议先估一估答案的大小再算。接下来每周从错题本中复习十道到期的题目，重点放在递推计数。',
    },
    begunDays: -29,
    publishedDays: -28,
  },
  {
    student: 'maximmorozov',
    author: 'qiao',
    title: 'Four weeks before the contest',
    fromDays: -28,
    toDays: -1,
    comments: {
      overall:
        'Maxim keeps up with the older students of the contest class. Most of his practice is right at the first try, and he now leaves himself time to look back over the last page.',
      strengths:
        'He writes down what is asked before he begins, and he tells in one sentence why an answer cannot be larger or smaller.',
      advice: '',
    },
    begunDays: -1,
  },
];
