import { defineMessages } from '@inkstone/base';

/** Messages of the screens after submission. */
export const endMessages = defineMessages('taking.end', {
  leftTitle: { en: 'Kept on this device, not on the server', zh: '保存在本设备、尚未存到服务器' },
  leftBody: {
    en: 'The server did not take these answers. You can save them as a file and give it to your teacher.',
    zh: '服务器未接收这些答案。你可以把它们存为文件交给老师。',
  },
  leftBodyOfCandidate: {
    en: 'The server did not take these answers. You can save them as a file and send it to the recruiter.',
    zh: '服务器未接收这些答案。你可以把它们存为文件发给招聘方。',
  },
  stillOpen: { en: 'This work is still open: you can go on with it.', zh: '作答尚未结束，可以继续作答。' },
  doneTitle: { en: 'Handed in', zh: '已提交' },
  doneOnServer: { en: 'Everything is on the server since {at}.', zh: '全部内容已于 {at} 存到服务器。' },
  doneByClock: {
    en: 'Your time ran out: what you had answered by then was handed in by itself.',
    zh: '作答时间用完，系统已自动提交你当时的作答。',
  },
  doneByWindow: {
    en: 'It could be answered until {at}: what you had answered by then was handed in by itself.',
    zh: '作答已于 {at} 截止，系统已自动提交你当时的作答。',
  },
  doneAnswered: { en: '{answered} of {total} questions answered', zh: '共 {total} 题，已答 {answered} 题' },
  scoredByMachine_one: { en: '{count} question is scored automatically.', zh: '{count} 题由系统自动评分。' },
  scoredByMachine_other: { en: '{count} questions are scored automatically.', zh: '{count} 题由系统自动评分。' },
  markedByTeacher_one: { en: '{count} question is marked by a teacher.', zh: '{count} 题由老师批改。' },
  markedByTeacher_other: { en: '{count} questions are marked by a teacher.', zh: '{count} 题由老师批改。' },
  markedByRecruiter_one: { en: '{count} question is marked by the recruiter.', zh: '{count} 题由招聘方评阅。' },
  markedByRecruiter_other: { en: '{count} questions are marked by the recruiter.', zh: '{count} 题由招聘方评阅。' },
  markedByYou_one: { en: '{count} question is marked by you.', zh: '{count} 题由你自己批改。' },
  markedByYou_other: { en: '{count} questions are marked by you.', zh: '{count} 题由你自己批改。' },
  recordingsLeft_one: {
    en: '{count} piece of your recordings is still on this device. It is sent by itself; leave this window open if you can.',
    zh: '还有 {count} 段录音数据在本设备上，会自动发送。请尽量保持窗口打开。',
  },
  recordingsLeft_other: {
    en: '{count} pieces of your recordings are still on this device. They are sent by themselves; leave this window open if you can.',
    zh: '还有 {count} 段录音数据在本设备上，会自动发送。请尽量保持窗口打开。',
  },
  filesLeft_one: {
    en: '{count} file is still on this device. It is sent by itself; leave this window open if you can.',
    zh: '还有 {count} 个文件在本设备上，会自动发送。请尽量保持窗口打开。',
  },
  filesLeft_other: {
    en: '{count} files are still on this device. They are sent by themselves; leave this window open if you can.',
    zh: '还有 {count} 个文件在本设备上，会自动发送。请尽量保持窗口打开。',
  },
  piecesRefused: { en: 'Refused by the server', zh: '服务器拒绝接收' },
  piecesKept: {
    en: 'This is not part of what you handed in, and is not sent again. It is kept on this device; save it as a file to give it to your teacher.',
    zh: '以下内容不在已提交的作答之中，也不会再次发送。它们保留在本设备上，可以存为文件交给老师。',
  },
  piecesKeptOfCandidate: {
    en: 'This is not part of what you handed in, and is not sent again. It is kept on this device; save it as a file to send it to the recruiter.',
    zh: '以下内容不在已提交的作答之中，也不会再次发送。它们保留在本设备上，可以存为文件发给招聘方。',
  },
  piecesUnread: { en: 'Could not be read on this device', zh: '本设备上无法读取的内容' },
  piecesUnreadKept: {
    en: 'Some of what this device had kept of your work could not be read, and was not sent. If the work is still open, check your latest answers there. What could not be read stays on this device; save it as a file for technical support. The file is not an answer file and cannot be imported.',
    zh: '本设备保存的部分作答内容无法读取，因此没有发送。如果还能继续作答，请进入检查最近的作答。无法读取的内容仍保留在本设备上，可以存为文件交给技术支持。该文件不是作答文件，无法导入。',
  },
  piecesLoose: { en: 'Chosen on this device and in no answer', zh: '已在本设备选择、但未加入答案的文件' },
  piecesLooseKept: {
    en: 'These files are kept here and were not handed in. While the work is open, opening it puts them back into their answer; otherwise save what you need.',
    zh: '这些文件仍保留在本设备，没有提交。作业或考试仍开放时，重新打开即可放回答案；否则请把需要的存为文件。',
  },
  pieceWhy: { en: 'was refused: {words}', zh: '未被接收：{words}' },
  pieceInPart: {
    en: 'Nothing of it is here that can be opened alone.',
    zh: '本设备上没有可以单独打开的内容。',
  },
  savePiece: { en: 'Save {name} as a file', zh: '将 {name} 存为文件' },
  letGo: { en: 'Delete {name} from this device', zh: '从本设备删除 {name}' },
  letGoTitle: { en: 'Delete {name} from this device?', zh: '从本设备删除 {name}？' },
  letGoBody: {
    en: 'The server does not have it. It cannot be brought back.',
    zh: '服务器上没有这项内容，删除后无法恢复。',
  },
  letGoAct: { en: 'Delete', zh: '删除' },
  letGoNot: { en: 'Keep it', zh: '保留' },
  reportAtOnce: { en: 'Your report is ready.', zh: '报告已生成。' },
  reportInParts: {
    en: 'Your report is open. What a teacher marks is added to it as soon as it is marked.',
    zh: '报告已开放。由老师批改的题目，批改后会补充到报告中。',
  },
  reportLater: {
    en: 'The report opens on {at}: by then it has closed for everyone, and what was sent in time has arrived.',
    zh: '报告将于 {at} 开放：届时所有人都已不能作答，按时发出的答案也已送达。',
  },
  reportMarked: { en: 'The report opens once a teacher has marked it.', zh: '老师批改后即可查看报告。' },
  candidateDone: {
    en: 'Your test is with the school, which will be in touch with you.',
    zh: '学校已收到你的测试，之后会与你联系。',
  },
  reportByHand: { en: 'Your teacher will open the report.', zh: '报告将由老师开放。' },
  markYourself: { en: 'Mark it yourself', zh: '去批改' },
  markYourselfNow: {
    en: 'Now mark it yourself: the report shows the answers.',
    zh: '现在请对照报告中的答案，给自己批改。',
  },
  scoredAndYourself: {
    en: 'Your report is ready. In it you can also give yourself points, which your teacher sees.',
    zh: '报告已生成。你还可以在报告中给自己打分，老师会看到。',
  },
  askedAgain: {
    en: 'Some of it is asked again, to be done by {at}. It waits on your home page.',
    zh: '其中有题目要求重做，请于 {at} 前完成。请从首页进入。',
  },
  writingResult: { en: 'Writing result', zh: '写作结果' },
  speakingReport: { en: 'Speaking report', zh: '口语报告' },
  openReport: { en: 'Open the report', zh: '查看报告' },
});
