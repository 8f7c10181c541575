import { defineMessages } from '@inkstone/base';

/** Texts of reports with modules and domains. */
export const adaptiveMessages = defineMessages('reports.routed', {
  path: { en: 'Path through the modules', zh: '模块路径' },
  pathSays: {
    en: 'The second module depends on how the first one went. The threshold is our own estimate.',
    zh: '第二模块由第一模块的作答情况决定，分流界线为本系统的估计。',
  },
  pathOfExam: {
    en: 'The second module depends on how the first one went.',
    zh: '第二模块由第一模块的作答情况决定。',
  },
  pathOfPaper: {
    en: 'The second module depends on how the first one went, by cut scores that this paper sets.',
    zh: '第二模块由第一模块的作答情况决定，分流界线由本试卷自行设定。',
  },
  pathOfBoth: {
    en: 'The second module depends on how the first one went. Some thresholds are set by this paper, the others are our own estimate.',
    zh: '第二模块由第一模块的作答情况决定。部分分流界线由本试卷自行设定，其余为本系统的估计。',
  },
  because: {
    en: '{earned} of {possible} points ({percent}%) in {module}; {cuts}.',
    zh: '{module}得 {earned} / {possible} 分（{percent}%）；{cuts}。',
  },
  cutFrom: { en: '{way} from {percent}%', zh: '{percent}% 及以上为{way}' },
  cutFromPoints_one: { en: '“{route}” from {count} point', zh: '{count} 分及以上为“{route}”' },
  cutFromPoints_other: { en: '“{route}” from {count} points', zh: '{count} 分及以上为“{route}”' },
  comma: { en: ', ', zh: '，' },
  corrected: {
    en: 'After a later correction {module} has {earned} of {possible} points; the choice stays as it was.',
    zh: '之后更正评分，{module}现为 {earned} / {possible} 分；已作的分流不变。',
  },
  harder: { en: 'harder', zh: '较难' },
  middle: { en: 'medium', zh: '中等' },
  easier: { en: 'easier', zh: '较易' },
  rightOf: { en: '{right} of {total} right', zh: '答对 {right} / {total}' },
  endsAt: { en: 'On this path the score reaches about {most} at most.', zh: '此路径的分数上限约为 {most}。' },
});
