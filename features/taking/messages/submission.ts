import { defineMessages } from '@inkstone/base';

/** Messages of the submission. Loaded with the window, because the network may be gone by then. */
export const submissionMessages = defineMessages('taking.handIn', {
  handingIn: { en: 'Handing in…', zh: '正在提交……' },
  handingInBody: { en: 'Your last answers are on their way to the server.', zh: '正在把最后的答案发送到服务器。' },
  waitingTitle: { en: 'Handed in on this device', zh: '已在本设备提交' },
  waitingBody_one: {
    en: '{count} entry waits for the network and is sent by itself, with the time at which you gave it. Leave this window open if you can; if not, sign in on this device later.',
    zh: '还有 {count} 条记录在等待网络，恢复后会按你作答的时间自动发送。请尽量保持窗口打开；如果关闭，稍后在本设备重新登录即可。',
  },
  waitingBody_other: {
    en: '{count} entries wait for the network and are sent by themselves, with the time at which you gave them. Leave this window open if you can; if not, sign in on this device later.',
    zh: '还有 {count} 条记录在等待网络，恢复后会按你作答的时间自动发送。请尽量保持窗口打开；如果关闭，稍后在本设备重新登录即可。',
  },
  onlyHereTitle: { en: 'Not handed in yet', zh: '尚未提交' },
  filesStay_one: {
    en: '{count} file is among them. It is not part of the file of answers, so keep this device until it has been sent.',
    zh: '其中有 {count} 个附件。附件不会写入答案文件，发送完成前请保留本设备。',
  },
  filesStay_other: {
    en: '{count} files are among them. They are not part of the file of answers, so keep this device until they have been sent.',
    zh: '其中有 {count} 个附件。附件不会写入答案文件，发送完成前请保留本设备。',
  },
  timeUp: { en: 'Time is up', zh: '时间到' },
  timeUpAsking: { en: 'Your answers are being handed in.', zh: '正在提交你的答案。' },
  timeUpAway: {
    en: 'The server cannot be reached. Your answers are kept on this device with the time at which you gave them, and are handed in by themselves when the network is back.',
    zh: '暂时连不上服务器。你的答案连同作答时间已保存在本设备，网络恢复后会自动提交。',
  },
  filesOnWay_one: {
    en: '{count} file is on its way, {percent}% of it sent.',
    zh: '还有 {count} 个文件正在发送，已发送 {percent}%。',
  },
  filesOnWay_other: {
    en: '{count} files are on their way, {percent}% of the present one sent.',
    zh: '还有 {count} 个文件正在发送，当前文件已发送 {percent}%。',
  },
});
