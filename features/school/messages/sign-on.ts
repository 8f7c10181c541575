import { defineMessages } from '@inkstone/base';

/** Signing in through the identity provider, on the settings page and on the page of a person. */
export const signOnMessages = defineMessages('school.signOn', {
  title: { en: 'Who comes through the provider', zh: '统一身份登录的人员' },
  failed: { en: 'These settings could not be loaded', zh: '统一身份登录设置加载失败' },
  safe: { en: 'Nothing was changed.', zh: '没有任何更改。' },
  off: {
    en: 'These rules count as soon as a provider is set up above.',
    zh: '在上方设置统一身份服务后，即可在此设置规则。',
  },
  provider: {
    en: 'Provider: {name}.',
    zh: '身份服务：{name}。',
  },
  creates: { en: 'Make an account at the first sign-in', zh: '首次登录时自动建立账号' },
  createsNote: {
    en: 'For people whom a rule below applies to and who have no account yet. Everybody else reads why they are not let in.',
    zh: '适用于符合以下规则且尚无账号的人。其他人会看到不能登录的原因。',
  },
  unstated: {
    en: 'Accept mail addresses that the provider says nothing about',
    zh: '接受身份服务未注明是否已验证的邮箱',
  },
  unstatedNote: {
    en: 'Off: a mail address counts only where the provider says that it is verified. One that it calls unverified never counts.',
    zh: '关闭时，只有身份服务注明已验证的邮箱才有效。注明未验证的邮箱一律无效。',
  },
  rules: { en: 'Rules', zh: '规则' },
  rulesNote: {
    en: 'The provider sends pieces of information about each person, such as “groups”. People with the value get the role, and students also the class. Permissions of administration and candidates are never given in this way.',
    zh: '身份服务会提供每个人的信息，例如“groups”。符合取值的人获得相应身份，学生还可加入班级。管理权限和应聘者身份不会以此方式授予。',
  },
  laterNote: {
    en: 'At later sign-ins the rules change only what they gave: what you changed by hand stays, and whoever administers the school loses nothing.',
    zh: '之后每次登录，规则只更改由规则授予的内容：手动修改的保持不变，学校管理人员不会失去任何身份。',
  },
  rule: { en: 'Rule {count}', zh: '规则 {count}' },
  claim: { en: 'Information', zh: '信息项' },
  value: { en: 'Value', zh: '取值' },
  role: { en: 'Role', zh: '身份' },
  class: { en: 'Class', zh: '班级' },
  noClass: { en: 'No class', zh: '不加入班级' },
  classNote: { en: 'Type part of its name.', zh: '输入班级名称的一部分进行查找。' },
  classUnknown: { en: 'No running class has this name.', zh: '没有符合的在读班级。' },
  addRule: { en: 'Add a rule', zh: '添加规则' },
  removeRule: { en: 'Remove rule {count}', zh: '移除规则 {count}' },
  needRule: { en: 'Rule {count}: enter the information and its value.', zh: '规则 {count}：请填写信息项和取值。' },
  needRules: {
    en: 'Add a rule: without one nobody could be let in.',
    zh: '请添加规则：没有规则就无法接纳任何人。',
  },
  save: { en: 'Save these rules', zh: '保存规则' },
  saved: { en: 'Saved, and in force now.', zh: '已保存，立即生效。' },
  test: { en: 'Try it', zh: '测试' },
  testNote: {
    en: 'You sign in at the provider as yourself, and see here what it says of you and what the rules would give. Nobody is signed in or changed.',
    zh: '你将以自己的身份登录身份服务，并在此看到它提供的信息以及规则会授予的内容。不会登录或更改任何账号。',
  },
  testUnsaved: { en: 'Save your changes before you try it.', zh: '请先保存更改再测试。' },
  testTitle: { en: 'What the provider said of you', zh: '身份服务提供的信息' },
  testFailed: { en: 'The test did not work', zh: '测试未成功' },
  gives: { en: 'By the rules above: {roles}.', zh: '按上述规则：{roles}。' },
  givesClass: { en: 'By the rules above: {roles}; class: {classes}.', zh: '按上述规则：{roles}；班级：{classes}。' },
  givesNothing: {
    en: 'No rule above applies to this: a new person would not be let in.',
    zh: '以上规则均不适用：新人将不能登录。',
  },
  use: { en: 'Make a rule of {claim}: {value}', zh: '用“{claim}：{value}”新建规则' },
  comma: { en: ', ', zh: '、' },
  none: { en: 'None', zh: '无' },
  invite: { en: 'Invite to sign-on', zh: '邀请关联统一身份' },
  inviteTitle: { en: 'Invite {name} to sign in through the provider?', zh: '邀请{name}用统一身份登录？' },
  inviteBody: {
    en: 'You get an address, good once and for seven days. Whoever opens it and signs in at the provider joins that sign-on to this account, so give it to this person alone. The password keeps working.',
    zh: '你将得到一个链接，七天内可用一次。打开链接并完成统一身份登录的人会与此账号关联，请只交给本人。原密码仍可使用。',
  },
  invited: { en: 'The invitation of {name}', zh: '{name}的邀请链接' },
  inviteOnce: {
    en: 'It is shown this once. A new invitation makes this one useless.',
    zh: '链接只显示这一次。重新邀请后，此链接失效。',
  },
  copy: { en: 'Copy', zh: '复制' },
  copied: { en: 'Copied.', zh: '已复制。' },
  done: { en: 'Done', zh: '完成' },
  notDone: { en: 'That did not work.', zh: '操作未完成。' },
});
