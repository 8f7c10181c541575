import { defineMessages } from '@inkstone/base';

/** The settings of the school. */
export const settingsMessages = defineMessages('school.settings', {
  title: { en: 'Settings', zh: '学校设置' },
  failed: { en: 'The settings could not be loaded', zh: '学校设置加载失败' },
  safe: { en: 'Nothing was changed.', zh: '没有任何更改。' },
  school: { en: 'The school', zh: '学校' },
  name: { en: 'Name in English', zh: '英文名称' },
  nameZh: { en: 'Name in Chinese', zh: '中文名称' },
  nameNote: {
    en: 'On the login page, in mails and on reports; where one is empty, the other stands for it.',
    zh: '显示在登录页、邮件和报告中；只填一种时两种语言都用它。',
  },
  timeZone: { en: 'Time zone', zh: '时区' },
  terms: {
    en: 'Terms with their first and last days are set on the page of classes.',
    zh: '学期及其起止日期在“班级”页面设置。',
  },
  timeZoneNote: {
    en: 'Days, weeks and closing times follow it. Deadlines already set do not move.',
    zh: '日期、周次和归档时间以此为准；已设定的截止时间不变。',
  },
  login: { en: 'Login page', zh: '登录页' },
  notice: { en: 'Notice in English', zh: '英文公告' },
  noticeZh: { en: 'Notice in Chinese', zh: '中文公告' },
  noticeNote: {
    en: 'Everybody reads it before signing in. Empty: no notice.',
    zh: '所有人登录前都能看到；留空则不显示。',
  },
  work: { en: 'Work', zh: '作业与测试' },
  archiveHours: { en: 'Hours until closed work is archived', zh: '截止后多少小时归档' },
  archiveNote: {
    en: 'Counted from the deadline; archived work leaves the list of running work.',
    zh: '从截止时间算起；归档后不再列为进行中。',
  },
  graceSeconds: { en: 'Seconds of grace after a deadline', zh: '截止后的宽限秒数' },
  graceNote: {
    en: 'Answers that were given in time and arrive late, over a slow network, are taken so long. Nobody gets more time to answer.',
    zh: '按时作答但因网络较慢而晚到的答案，在这段时间内仍会接收；答题时间不会变长。',
  },
  reportOfHomework: { en: 'Reports of homework open', zh: '作业报告何时开放' },
  reportOfTests: { en: 'Reports of tests open', zh: '测试报告何时开放' },
  reportNote: {
    en: 'For new work; its teacher may choose otherwise each time.',
    zh: '用于新布置的作业和测试，老师每次仍可另选。',
  },
  submitted: { en: 'to each on handing in', zh: '每人提交后立即开放' },
  closed: { en: 'when nobody can answer any more', zh: '所有人都不能再作答时开放' },
  byHand: { en: 'when the teacher opens them', zh: '由老师手动开放' },
  students: { en: 'What students see', zh: '学生可见内容' },
  defeated: { en: 'The share of other students that they are ahead of', zh: '显示“超过同学”的比例' },
  defeatedNote: {
    en: 'On the home page, counted by questions answered in all work handed in.',
    zh: '显示在学生首页，按已提交作业和测试中的答题数计算。',
  },
  devices: { en: 'Browsers at once', zh: '同时登录的浏览器数' },
  devicesNote: {
    en: 'In how many browsers one person may be signed in at the same time. Signing in to one more ends the one used longest ago. Of several roles the strictest counts; students and candidates have one.',
    zh: '一个人可同时在几个浏览器登录。超出时，最久未使用的登录会被退出。有多个身份时以最严格的为准；学生和应聘者固定为一个。',
  },
  service: { en: 'Customer service', zh: '客服' },
  serviceNote: {
    en: 'A button for students and candidates shows this picture and line. Without a picture there is no button.',
    zh: '学生和应聘者可点按钮查看此图片和说明；没有图片就不显示按钮。',
  },
  picture: { en: 'Picture with a QR code', zh: '二维码图片' },
  pictureNote: { en: 'PNG, JPEG or WebP, up to 70 KB.', zh: 'PNG、JPEG 或 WebP，不超过 70 KB。' },
  choosePicture: { en: 'Choose a picture', zh: '选择图片' },
  removePicture: { en: 'Remove the picture', zh: '移除图片' },
  pictureAlt: { en: 'The picture of the customer service', zh: '客服图片' },
  pictureWrong: {
    en: 'The picture has to be a PNG, JPEG or WebP of up to 70 KB.',
    zh: '图片须为不超过 70 KB 的 PNG、JPEG 或 WebP。',
  },
  noteEn: { en: 'Text in English', zh: '英文说明' },
  noteZh: { en: 'Text in Chinese', zh: '中文说明' },
  needNote: { en: 'Write the line beside the picture in both languages.', zh: '请用两种语言填写图片旁的说明。' },
  needName: { en: 'Enter the school’s name in English.', zh: '请填写学校的英文名称。' },
  wrongArchive: {
    en: 'Hours until archived: a whole number from 1 to 8,760.',
    zh: '归档小时数须为 1 到 8760 的整数。',
  },
  wrongGrace: { en: 'Seconds of grace: a whole number from 0 to 86,400.', zh: '宽限秒数须为 0 到 86400 的整数。' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved, and in force now.', zh: '已保存，立即生效。' },
});
