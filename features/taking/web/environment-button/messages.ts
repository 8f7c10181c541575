import { defineMessages } from '@inkstone/base';

/** What the bar says of the environment check. */
export const messages = defineMessages('taking.environment-button', {
  check: { en: 'Environment check', zh: '环境检测' },
});
