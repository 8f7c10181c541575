import { defineMessages } from '@inkstone/base';

/** Messages of the environment check in the top bar. */
export const messages = defineMessages('taking.environment-button', {
  check: { en: 'Environment check', zh: '环境检测' },
});
