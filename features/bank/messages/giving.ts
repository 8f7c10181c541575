import { words } from '@inkstone/base';

/** How what is looked at in the bank is given. */
export const givingWords = words('bank.giving', {
  asTest: { en: 'Give as a test', zh: '布置为测试' },
  intoPaper: { en: 'New paper with it', zh: '用它组卷' },
  asHomework: { en: 'Give as homework', zh: '布置为作业' },
});
