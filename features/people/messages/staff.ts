import { defineMessages } from '@inkstone/base';

/** My staff, and one of them. */
export const staffMessages = defineMessages('people.staff', {
  title: { en: 'My staff', zh: '我的员工' },
  says: {
    en: 'Staff take the tests you give them in their own role, and you read the results.',
    zh: '你可以给员工布置测试，员工以员工身份作答，结果由你查看。',
  },
  name: { en: 'Staff member', zh: '员工' },
  given: { en: 'Tests given', zh: '已布置测试' },
  handedIn: { en: 'Handed in', zh: '已提交' },
  since: { en: 'Since', zh: '加入时间' },
  search: { en: 'Name or user name', zh: '姓名或用户名' },
  add: { en: 'Add staff', zh: '添加员工' },
  added: { en: '{name} was added to your staff.', zh: '已添加{name}。' },
  nobody: { en: 'Everyone is already in your staff', zh: '所有员工都已添加' },
  nobodyNext: {
    en: 'Nobody else at the school has the role of staff. The school’s administrator can give it to others.',
    zh: '学校里没有其他员工身份的账号，可请学校的管理员添加。',
  },
  let: { en: 'Remove', zh: '移除' },
  letOf: { en: 'Remove {name}', zh: '移除{name}' },
  letTitle: { en: 'Remove {name} from your staff?', zh: '将{name}移出你的员工列表？' },
  letBody: {
    en: '{name} leaves your list. Tests that you gave stay as they are, in your list of tests.',
    zh: '{name}将不再显示在你的员工列表中。已布置的测试不变，仍可在测试列表中查看。',
  },
  gone: { en: '{name} was removed from your staff.', zh: '已移除{name}。' },
  give: { en: 'Give a test', zh: '布置测试' },
  empty: { en: 'No staff yet', zh: '还没有员工' },
  emptyNext: { en: 'Add the staff you are in charge of.', zh: '添加由你负责的员工。' },
  noMatch: { en: 'Nobody matches', zh: '没有符合条件的员工' },
  noMatchNext: { en: 'Try another name.', zh: '请换个名字试试。' },
  usage: { en: 'Page usage', zh: '页面使用情况' },
  notDone: { en: 'That did not work', zh: '操作未完成' },
  listFailed: { en: 'Your staff did not load.', zh: '员工列表未能加载。' },
  safe: { en: 'Nothing about them has changed.', zh: '员工信息没有任何变化。' },
});
