import { defineMessages } from '@inkstone/base';

/** Messages of the audio player. */
export const messages = defineMessages('taking.listening', {
  volume: { en: 'Volume', zh: '音量' },
  volumeAt: { en: '{percent}%', zh: '{percent}%' },
  recording: { en: 'Recording', zh: '录音' },
  listen: { en: 'Listen', zh: '请听' },
  listenHint: {
    en: 'It plays by itself and cannot be paused. The questions come when it has ended.',
    zh: '录音会自动播放，不能暂停。播放结束后出现题目。',
  },
  listenAgain: { en: 'Listen again to a part of the recording.', zh: '请再听录音中的一段。' },
  clipHint: {
    en: 'It plays once by itself and cannot be paused. The question comes when it has ended.',
    zh: '自动播放一遍，不能暂停。播放结束后出现题目。',
  },
  clip: { en: 'Part of the recording', zh: '录音片段' },
  playClip: { en: 'Play the clip', zh: '播放片段' },
  left: { en: '{time} left', zh: '还剩 {time}' },
  ofTime: { en: '{at} of {all}', zh: '{at} / {all}' },
  blocked: { en: 'Your browser waits for a press before it plays sound.', zh: '浏览器需要你按一下才能播放声音。' },
  play: { en: 'Play', zh: '播放' },
  goOn: { en: 'Go on listening', zh: '继续听' },
  pause: { en: 'Pause', zh: '暂停' },
  again: { en: 'Play again', zh: '再听一遍' },
  place: { en: 'Place in the recording', zh: '播放位置' },
  playsLeft_one: { en: 'You may hear it once more', zh: '还可以听 {count} 遍' },
  playsLeft_other: { en: 'You may hear it {count} more times', zh: '还可以听 {count} 遍' },
  noPlaysLeft: { en: 'Heard as often as allowed', zh: '已达到允许的播放次数' },
  speed: { en: 'Speed {percent}%', zh: '语速 {percent}%' },
  loading: { en: 'Recordings are being loaded: {share}%', zh: '正在加载录音：{share}%' },
  loadingSome_one: { en: 'The recording is being loaded: {share}%', zh: '正在加载录音：{share}%' },
  loadingSome_other: {
    en: 'Recordings are being loaded: {ready} of {count} are here, {share}%',
    zh: '正在加载录音：已加载 {ready} / {count} 段，{share}%',
  },
  loadingLong: {
    en: 'It takes longer than usual. Loading goes on and is tried again by itself.',
    zh: '加载时间比平时长，系统会继续加载并自动重试。',
  },
  loadingHint: {
    en: 'They are fetched whole before you start, so that a lost network cannot stop you.',
    zh: '开始之前先完整加载录音，这样断网也不会中断作答。',
  },
  loaded: { en: 'The recordings are on this device.', zh: '录音已加载到本设备。' },
  failed: {
    en: 'A recording could not be loaded. It is tried again by itself; check the network.',
    zh: '有录音未能加载，系统会自动重试，请检查网络。',
  },
  held: {
    en: 'The test “{title}” also plays this recording and limits how often it is heard. You can hear it here once that test is over.',
    zh: '测试《{title}》也使用这段录音，并限制了播放次数。该测试结束后，才能在这里播放。',
  },
  tryNow: { en: 'Try now', zh: '立即重试' },
  broken: { en: 'This recording cannot be played here.', zh: '此录音无法在本设备上播放。' },
  without: { en: 'Go on without it', zh: '跳过录音继续' },
  withoutSafe: {
    en: 'Your teacher sees that it was not played.',
    zh: '老师会看到该录音没有播放。',
  },
  startWithout: { en: 'Start without the recordings', zh: '不等录音，直接开始' },
});
