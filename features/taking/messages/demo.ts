import { defineMessages } from '@inkstone/base';

/** Messages of the demo. */
export const demoMessages = defineMessages('taking.demo', {
  demoTitle: { en: 'Try the question types', zh: '题型体验' },
  demoIntro: {
    en: 'No account is needed and nothing is saved: answers are scored here in the browser by the engine that scores real tests.',
    zh: '无需账号，不会保存任何内容；答案在浏览器中由正式考试所用的引擎评分。',
  },
  type: { en: 'Question type', zh: '题型' },
  check: { en: 'Check my answer', zh: '核对答案' },
  again: { en: 'Try again', zh: '再试一次' },
  scored_one: { en: '{earned} of {possible} point', zh: '得 {earned} / {possible} 分' },
  scored_other: { en: '{earned} of {possible} points', zh: '得 {earned} / {possible} 分' },
  demoBack: { en: 'To the start page', zh: '返回首页' },
  sample: { en: 'Sample {at} of {all}', zh: '样题 {at} / {all}' },
});
