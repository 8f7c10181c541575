import { defineMessages } from '@inkstone/base';

/** Messages of the dialog for choosing a person of the school: for staff, a team, or a student. */
export const addingMessages = defineMessages('people.adding', {
  act: { en: 'Add', zh: '添加' },
  actOf: { en: 'Add {name}', zh: '添加{name}' },
  noMatch: { en: 'Nobody to add by this name', zh: '没有可添加的人符合该姓名' },
  noMatchNext: {
    en: 'Try another spelling or fewer letters. Whoever is in already is not shown here.',
    zh: '请换个写法或减少字数。已添加的人不会显示在这里。',
  },
  typeName: { en: 'Everyone shown first is in already', zh: '最先列出的人都已添加' },
  typeNameNext: { en: 'Search for the name of somebody else.', zh: '请搜索其他人的姓名。' },
  close: { en: 'Close', zh: '关闭' },
  listFailed: { en: 'The names did not load.', zh: '名单未能加载。' },
  safe: { en: 'Nothing has changed.', zh: '没有任何变化。' },
  notDone: { en: 'That did not work', zh: '操作未完成' },
});
