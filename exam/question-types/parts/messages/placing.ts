import { defineMessages } from '@inkstone/base';

/** Messages for placing options into boxes. */
export const placingMessages = defineMessages('question.placing', {
  free: { en: 'Empty', zh: '空位' },
  lies: { en: 'Put into: {name}', zh: '已放入：{name}' },
  where: { en: 'Where to put {letter}', zh: '{letter} 放到哪里' },
  takeOut: { en: 'Take out', zh: '取出' },
  takeLetterOut: { en: 'Take {letter} out', zh: '取出 {letter}' },
  put: { en: '{letter} put into: {name}.', zh: '{letter} 已放入：{name}。' },
  takenOut: { en: '{letter} taken out.', zh: '{letter} 已取出。' },
  full: { en: 'Full: {name}. Take one out first.', zh: '“{name}”已满，请先取出一项。' },
});
