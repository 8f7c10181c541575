import { defineMessages } from '@inkstone/base';

/** Messages for assigning from the bank. */
export const assignMessages = defineMessages('bank.giving', {
  asTest: { en: 'Give as a test', zh: '布置为测试' },
  intoPaper: { en: 'New paper with it', zh: '用它组卷' },
  ofThese: { en: 'Compose a paper', zh: '组卷' },
  notComposed: { en: 'The paper was not begun', zh: '未能开始组卷' },
  mostComposed: { en: 'A paper is begun with {count} sets at most.', zh: '一次最多用 {count} 个题组开始组卷。' },
  asHomework: { en: 'Give as homework', zh: '布置为作业' },
});
