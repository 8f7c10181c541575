import { defineMessages } from '@inkstone/base';

/** Messages behind a shared link, before the test. */
export const guideMessages = defineMessages('candidates.guide', {
  title: { en: 'Your test', zh: '应聘测试' },
  greeting: { en: 'Welcome, {name}', zh: '{name}，你好' },
  invites: {
    en: '{school} invites you to a test for the position “{position}”.',
    zh: '{school}邀请你参加“{position}”职位的测试。',
  },
  test: { en: 'Test', zh: '测试' },
  questions: { en: 'Questions', zh: '题数' },
  time: { en: 'Time', zh: '时长' },
  minutes: { en: '{count} min', zh: '{count} 分钟' },
  ownClock: { en: 'as set in the paper, part by part', zh: '按试卷各部分的规定' },
  untimed: { en: 'no time limit', zh: '不限时' },
  until: { en: 'To be done by', zh: '截止时间' },
  once: {
    en: 'You can take it once. The clock starts only after the directions, when you press Start, and then it does not stop.',
    zh: '测试只能作答一次。看完说明、点击“开始”后才计时，计时开始后不会暂停。',
  },
  onceUntimed: {
    en: 'You can take it once, without a time limit. Hand it in before the time above.',
    zh: '测试只能作答一次，不限时，请在截止时间前提交。',
  },
  safe: {
    en: 'Answers are saved as you give them. If the network fails, go on, or open this link again on the same device.',
    zh: '答案随时保存。如遇断网可继续作答，也可在同一设备上重新打开本链接。',
  },
  device: {
    en: 'Opening it signs you in on this device for half a day. The link works until its date, on any device.',
    zh: '进入后，本设备将以你的身份登录半天。链接在有效期内可在任何设备上使用。',
  },
  other: {
    en: '{name} is signed in in this browser. For this test {name} is signed out here first. Nothing is lost: what has not been sent yet stays on this device until {name} signs in again.',
    zh: '{name}正在此浏览器中登录。进入测试前需先退出{name}的账号。{name}尚未提交的内容不会丢失，会留在本设备，待其再次登录后继续。',
  },
  otherOut: { en: 'Sign {name} out and go to the test', zh: '退出{name}的账号并进入测试' },
  otherStays: { en: 'Stay signed in as {name}', zh: '继续使用{name}的账号' },
  enter: { en: 'To the test', zh: '进入测试' },
  goOn: { en: 'Go on with the test', zh: '继续测试' },
  over: {
    en: 'This test has been handed in, or its time is over. There is nothing more to do.',
    zh: '测试已提交或已关闭，无需其他操作。',
  },
  noLink: {
    en: 'Open the whole link of your invitation again. It does not stay in the address, so that nobody else finds it here; it works until its date, on any device.',
    zh: '请重新打开邀请中的完整链接。为防止他人看到，链接不会留在地址栏中；有效期内可在任何设备上打开。',
  },
  cannot: { en: 'This did not open', zh: '无法打开' },
  failed: { en: 'The invitation did not load.', zh: '邀请未能加载。' },
});
