import { defineMessages } from '@inkstone/base';

/** Refusals of the calls of attempts. */
export const refusals = defineMessages('taking.refusals', {
  'test.withdrawn': { en: 'The test has been withdrawn by the teacher.', zh: '老师已撤回该测试。' },
  'test.withdrawnByRecruiter': { en: 'The recruiter has withdrawn this test.', zh: '招聘方已撤回该测试。' },
  'assignment.withdrawn': { en: 'The assignment has been withdrawn by the teacher.', zh: '老师已撤回该作业。' },
  'assignment.deleted': { en: 'The teacher has deleted this work.', zh: '老师已删除此内容。' },
  'course.withdrawn': { en: 'The course has been withdrawn by the teacher.', zh: '老师已撤回该课程。' },
  'course.deleted': { en: 'The course has been deleted by the teacher.', zh: '老师已删除该课程。' },
  'practice.discarded': { en: 'You have discarded this practice.', zh: '你已放弃这次练习。' },
  // Neutral like the refusal of the error book: a reason would tell what stands in a test to come.
  'practice.nothingNow': {
    en: 'There is nothing to practise here at the moment. Discard this practice and put another together, or come back in a few days.',
    zh: '这里暂时没有可以练习的题目。你可以放弃这组练习，另组一组，或过几天再来。',
  },
  'assignment.notYet': { en: 'This opens on {at}.', zh: '将于 {at} 开放作答。' },
  'assignment.archived': {
    en: 'This work was archived {hours} hours after its deadline and can no longer be answered.',
    zh: '本作业已于截止后 {hours} 小时归档，无法继续作答。',
  },
  'attempt.windowClosed': {
    en: 'Response time range has expired. Please refresh the page.',
    zh: '作答时间已过，请刷新页面。',
  },
  'attempt.heldElsewhere': {
    en: 'This was opened in another window. Go on here, and that window becomes read-only.',
    zh: '该作答此前在另一个窗口打开。在此继续后，那个窗口将变为只读。',
  },
  'attempt.takenOver': {
    en: 'Another window has gone on with this attempt. This window sends nothing more.',
    zh: '另一个窗口已接手本次作答，此窗口不再发送任何内容。',
  },
  'attempt.full': {
    en: 'So much was stored for this attempt today that no more can be kept. What was saved before is safe.',
    zh: '本次作答今天保存的内容已达上限，无法继续保存。之前已保存的内容不受影响。',
  },
  'attempt.handedIn': { en: 'This was handed in already.', zh: '本次作答已提交。' },
  'answer.notConfirmed': {
    en: 'This answer was not confirmed in time. Its key comes with the report.',
    zh: '这道题的答案没有及时确认，答案将随报告公布。',
  },
  'answer.keyRests': {
    en: 'You are taking a test that asks what is asked here. The key is shown once that test is handed in.',
    zh: '你正在参加的测试中有这里的题目。提交那次测试后即可查看答案。',
  },
  'overtime.notAllowed': {
    en: 'This work does not allow writing on after the time is up.',
    zh: '本次作答不允许到时后继续写。',
  },
  'attempt.gap': {
    en: 'Some answers have not arrived yet. They are sent first, then it is handed in.',
    zh: '还有部分答案未送达，将先发送这些答案再提交。',
  },
  'attempt.noQuestions': { en: 'There is nothing to answer in this work.', zh: '该作业没有可作答的题目。' },
  'recording.none': { en: 'No recording was received.', zh: '没有收到录音。' },
  'recording.empty': {
    en: 'The recording is empty. Check the microphone and record again.',
    zh: '录音是空的。请检查麦克风后重新录制。',
  },
  'recording.tooLarge': {
    en: 'A recording may have at most {megabytes} MB.',
    zh: '录音不能超过 {megabytes} MB。',
  },
  'recording.tooMany': {
    en: 'No more recordings can be saved for this question. Earlier ones are safe.',
    zh: '本题保存的录音已达上限，之前的录音不受影响。',
  },
  'recording.kind': {
    en: 'A recording has to be MP4 or WebM.',
    zh: '无法保存这种录音，支持 mp4 和 webm。',
  },
  'recording.notAsked': { en: 'This question is not answered by voice.', zh: '本题不需要录音作答。' },
  'handed.none': { en: 'No file was received.', zh: '没有收到文件。' },
  'handed.empty': { en: 'The file is empty.', zh: '文件是空的。' },
  'handed.tooLarge': { en: 'A file may have at most {megabytes} MB.', zh: '单个文件不能超过 {megabytes} MB。' },
  'handed.tooMany': {
    en: 'No more files can be added to this question today. Earlier ones are safe.',
    zh: '本题今天不能再接收文件，之前提交的文件不受影响。',
  },
  'handed.kind': {
    en: 'What is in the file is none of these: a photo, PDF, Word, sound or plain text.',
    zh: '文件内容不属于照片、PDF、Word、音频或纯文本。',
  },
  'handed.pixels': {
    en: 'The picture has more than 50 megapixels. Save it smaller, or set the camera to a smaller size.',
    zh: '图片超过 5000 万像素。请缩小后再添加，或调低相机的照片尺寸。',
  },
  'handed.notAsked': { en: 'This question takes no files.', zh: '本题不收文件。' },
  'camera.noAddress': {
    en: 'Photos cannot be taken with a phone here: the school has not set its public address.',
    zh: '学校尚未设置对外网址，暂时不能用手机拍照。',
  },
  'camera.shown': { en: 'This code was shown before. Make a new one.', zh: '此二维码已显示过，请重新生成。' },
  'camera.unknown': {
    en: 'This code does not work, or a newer one has taken its place. Scan the code that the exam window shows now.',
    zh: '此二维码无效或已被新的替换。请扫描考试窗口当前显示的二维码。',
  },
  'camera.expired': {
    en: 'The ten minutes of this code are over. Show a new code in the exam window and scan it.',
    zh: '此二维码的十分钟有效期已过。请在考试窗口重新生成后扫描。',
  },
  'camera.used': {
    en: 'Another phone has opened this code. Show a new code in the exam window to use this phone.',
    zh: '另一部手机已使用此二维码。如需用这部手机，请在考试窗口重新生成。',
  },
  'camera.ended': {
    en: 'The time for this answer is over. Nothing is sent from here any more.',
    zh: '本题的作答已结束，这里不再发送任何内容。',
  },
  'camera.full': {
    en: 'The answer has as many pages as it may have. Remove one in the exam window first.',
    zh: '本题的页数已达上限。请先在考试窗口移除一页。',
  },
  'late.newer': {
    en: 'Another answer arrived in the meantime. Look at it first; nothing was decided.',
    zh: '其间又送达了新的答案，请先查看，尚未作出处理。',
  },
  'import.foreign': { en: 'This file does not belong to this attempt.', zh: '该文件不属于本次作答。' },
  'import.nothing': { en: 'The server already holds everything in this file.', zh: '文件中的内容服务器均已保存。' },
  'import.tooLarge': {
    en: 'There is more text here than can be imported. Opened again on the device that wrote it, the work sends it by itself.',
    zh: '文字量超出可导入的上限。请在原设备上重新打开该作答，由该设备自行发送。',
  },
});
