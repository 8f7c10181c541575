import { defineMessages } from '@inkstone/base';

/** What marking can be refused with. */
export const refusals = defineMessages('marking.refusals', {
  'mark.newer': {
    en: '{name} has saved a newer mark of this piece. Nothing was overwritten; look at it before you save again.',
    zh: '{name}已保存了更新的批改，未覆盖任何内容。请先查看再保存。',
  },
  'mark.released': {
    en: 'This mark is released. Choose “Change the released mark” first; nothing was changed.',
    zh: '该批改已发还，未作任何更改。如需修改，请先点“修改已发还的批改”。',
  },
  'mark.badScore': {
    en: 'A score is outside the rubric or not one of its steps.',
    zh: '有分数超出评分标准的范围，或不符合给分间隔。',
  },
  'mark.badPlace': {
    en: 'A note is at a place that this answer does not have.',
    zh: '有批注的位置在该作答中不存在。',
  },
  'mark.noOvertime': {
    en: 'Nothing was written on this text after its time was up.',
    zh: '这份作答没有超时续写的内容。',
  },
  'mark.overtimeGone': {
    en: 'The longer text of these questions no longer counts, since the student wrote on in time: {questions}. Mark what was written in time.',
    zh: '学生后来在限时内又作答，以下题目的超时续写已失效：{questions}。请按限时内所写的评分。',
  },
  'mark.incomplete': {
    en: 'These questions have no complete mark yet: {questions}.',
    zh: '以下题目尚未完成评分：{questions}。',
  },
  'mark.nothing': { en: 'There is nothing here for a teacher to mark.', zh: '这里没有需要老师批改的内容。' },
  'mark.voiceKept': {
    en: 'A saved mark uses this voice note. Take it out of the mark and save first.',
    zh: '已保存的批改正在使用该语音。请先从批改中移除并保存。',
  },
  'voice.none': { en: 'No voice note was received.', zh: '没有收到语音。' },
  'voice.empty': {
    en: 'The voice note is empty. Check the microphone and record again.',
    zh: '语音是空的。请检查麦克风后重新录制。',
  },
  'voice.tooLarge': { en: 'A voice note may have at most {megabytes} MB.', zh: '语音不能超过 {megabytes} MB。' },
  'voice.kind': {
    en: 'A voice note has to be MP4, WebM or MP3.',
    zh: '无法保存这种录音，支持 mp4、webm 和 mp3。',
  },
  'voice.cut': {
    en: 'The upload of the voice note was interrupted. Send it again.',
    zh: '语音在传输中断，请重新发送。',
  },
  'picture.none': { en: 'No picture was received.', zh: '没有收到图片。' },
  'picture.empty': { en: 'The picture is empty. Draw it again.', zh: '图片是空的，请重新生成。' },
  'picture.tooLarge': { en: 'A marked page may have at most {megabytes} MB.', zh: '批改图片不能超过 {megabytes} MB。' },
  'picture.kind': { en: 'A marked page is kept as PNG, JPEG or PDF.', zh: '批改图片只能保存为 PNG、JPEG 或 PDF。' },
  'picture.cut': {
    en: 'The upload of the picture was interrupted. Send it again.',
    zh: '图片在传输中断，请重新发送。',
  },
  'doc.busy': {
    en: 'Many documents are being made right now. Try again in a minute.',
    zh: '正在生成的文档较多，请一分钟后再试。',
  },
  'doc.tooHeavy': {
    en: 'These files are too large to be combined into one document. Open them one by one.',
    zh: '文件过大，无法合成一份文档，请逐个打开。',
  },
  'marker.notTeacher': { en: 'Only teachers can be named as markers.', zh: '只能指定老师来批改。' },
});
