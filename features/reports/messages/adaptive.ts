import { defineMessages } from '@inkstone/base';

/** Texts of reports with modules and domains. */
export const adaptiveMessages = defineMessages('reports.routed', {
  path: { en: 'Path through the modules', zh: '模块路径' },
  pathSays: {
    en: 'The second module depends on how the first one went. The threshold is our own estimate.',
    zh: '第二模块由第一模块的作答情况决定，分流界线为本系统的估计。',
  },
  harder: { en: 'harder', zh: '较难' },
  middle: { en: 'medium', zh: '中等' },
  easier: { en: 'easier', zh: '较易' },
  rightOf: { en: '{right} of {total} right', zh: '答对 {right} / {total}' },
  endsAt: { en: 'On this path the score reaches about {most} at most.', zh: '此路径的分数上限约为 {most}。' },
});
