/** What a student said of one wrong reading answer of mock A. */
export interface AnalysisSeed {
  student: string;
  question: string;
  reason: string;
  evidence: string;
  /** A sentence of the passage, word for word. */
  quote: string | null;
}

/** Two students have looked at their wrong answers; one has some left. */
export const analyses: readonly AnalysisSeed[] = [
  {
    student: 'linxiaohe',
    question: 't23-a-r1-05',
    reason:
      'I kept “lifts loose fragments” and “dry” in mind and took the option that has both. I did not check “only”.',
    evidence:
      'It needs both: swelling when wet AND shrinking when dry. C leaves the wet half out and adds “only after”, which the sentence does not say.',
    quote:
      'As the dust swells when wet and shrinks when dry, it works its way under loose fragments and lifts them little by little.',
  },
  {
    student: 'linxiaohe',
    question: 't23-a-r1-06',
    reason: '时间不够，看到 lava 和 dust 就选了，没有回到第 4 段。',
    evidence: '研究者比较的是石头在地表暴露的时间：如果曾被埋过，时间应该短得多。和熔岩、尘土谁更老无关。',
    quote:
      'If pavement stones had been buried and later uncovered by wind, they should have been exposed for a much shorter time than the bedrock from which they came.',
  },
  {
    student: 'linxiaohe',
    question: 't23-a-r2-08',
    reason: 'D sounded like a modern historian to me. I answered from what I know about inflation.',
    evidence:
      'The newer studies say the notes kept their value without metal behind them, so the missing iron cannot be what brought them down.',
    quote: 'It was the breaking of the first condition, not the absence of iron, that brought the notes down.',
  },
  {
    student: 'luozhiyao',
    question: 't23-a-r1-06',
    reason: 'I mixed up the age of the lava with the time of exposure.',
    evidence: 'The measurement tells how long a stone lay at the surface, that is, whether it was ever underground.',
    quote: 'The stones of the pavement, in other words, had been at the surface all along.',
  },
  {
    student: 'luozhiyao',
    question: 't23-a-r2-03',
    reason: 'There is a “small fee” in the sentence before, so B looked safe.',
    evidence:
      'The fee is not raised anywhere. What was new is that people did not bring the sheets back but paid with them.',
    quote: 'Receipts of this kind were not new; what was new was that people ceased to bring them back.',
  },
  {
    student: 'luozhiyao',
    question: 't23-a-r2-08',
    reason: 'I read “kept it steady” as “was never steady”. Too fast.',
    evidence: 'The value was steady for decades although most notes had no metal behind them.',
    quote: 'In the decades of success most notes had no metal behind them, and their value was steady all the same.',
  },
];
