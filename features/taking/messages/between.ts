import { defineMessages } from '@inkstone/base';

/** Messages of the pages between sections: break, routing, end of the last section. Lazy, but preloaded. */
export const betweenMessages = defineMessages('taking.between', {
  timeWasUp: {
    en: 'The time for “{name}” was up. It is closed with the answers you gave.',
    zh: '“{name}”时间已到，以你当时的作答结束。',
  },
  breakTitle: { en: 'Break', zh: '休息' },
  breakLeft: { en: 'Time left of the break', zh: '休息剩余时间' },
  breakRest: {
    en: 'Everything so far is kept. You may leave the screen and come back.',
    zh: '前面的作答都已保存，你可以离开屏幕，稍后回来。',
  },
  breakThenWaits: {
    en: 'Next: {name}. Its directions come first; its clock starts when you press Start, even if you are back late.',
    zh: '接下来是“{name}”。会先显示说明，按下“开始作答”后才计时，晚回来也一样。',
  },
  breakThenAtOnce: {
    en: 'Next: {name}. Its clock starts by itself when the break ends, whether you are back or not.',
    zh: '接下来是“{name}”。休息结束时自动开始计时，无论你是否已经回来。',
  },
  breakThenOnClick: {
    en: 'Next: {name}. Its clock starts when you go on after the break, even if you are back late.',
    zh: '接下来是“{name}”。休息结束后按“继续考试”才开始计时，晚回来也一样。',
  },
  breakNotYet: {
    en: 'This break cannot be ended early. You can go on when its time is over.',
    zh: '本次休息不能提前结束，时间到了才能继续。',
  },
  breakLongerNotYet: {
    en: 'Your break is longer than that of the exam. You can go on once its own {time} are over.',
    zh: '你的休息比原考试长，过了原来的 {time}即可继续。',
  },
  breakOverTitle: { en: 'The break is over', zh: '休息时间已到' },
  breakOverBody: { en: 'No clock runs until you go on.', zh: '继续考试之前不计时。' },
  breakResume: { en: 'Go on with the exam', zh: '继续考试' },
  breakLastMinute: { en: 'One minute of the break is left.', zh: '休息还剩一分钟。' },
  breakGoOn: { en: 'End the break now', zh: '提前结束休息' },
  routingTitle: { en: 'Your next module is being chosen', zh: '正在选定下一模块' },
  routingBody: {
    en: 'It depends on your answers so far. The clock stands still until it is there.',
    zh: '下一模块取决于前面的作答，选定之前不计时。',
  },
  routingAwayTitle: { en: 'Waiting for the network', zh: '正在等待网络' },
  routingAway: {
    en: 'Your next module is chosen as soon as the network is back, and the exam goes on by itself. Until then the clock stands still.',
    zh: '网络恢复后会选定下一模块，考试自动继续，在此之前不计时。',
  },
  comingTitle: { en: '{name} is about to begin', zh: '“{name}”即将开始' },
  comingBody: {
    en: 'Its questions are on their way. It begins by itself when they are here, and its clock with it.',
    zh: '正在获取题目，到达后自动开始并计时。',
  },
  comingAway: {
    en: '{name} begins by itself as soon as the network is back. Until then the clock stands still.',
    zh: '网络恢复后“{name}”会自动开始，在此之前不计时。',
  },
  awayOnDevice: { en: 'Your answers are safe on this device.', zh: '作答都已保存在本设备上，不会丢失。' },
  awayKeeping: { en: 'Your answers are being kept on this device.', zh: '作答正在存入本设备。' },
  overTitle: { en: 'All sections are finished', zh: '所有部分均已结束' },
  overBody: {
    en: 'Hand in to end the exam. Nothing can be changed any more.',
    zh: '请提交以结束考试，作答已不能再修改。',
  },
});
