import { defineMessages } from '@inkstone/base';

/** Messages of the directions. */
export const directionsMessages = defineMessages('taking.directions', {
  start: { en: 'Start', zh: '开始作答' },
  clockStarts: {
    en: 'The clock starts when you press Start, and goes on while you are away.',
    zh: '按下“开始作答”后开始计时，离开期间不会停止。',
  },
  noClock: { en: 'No clock runs. Leave and come back as you like.', zh: '不计时，可随时离开、再回来继续。' },
  softClock: {
    en: 'The suggested time is {time}. You may go on after it; the time over is shown with a plus.',
    zh: '建议用时 {time}。超时后仍可继续作答，超出的时间以加号显示。',
  },
  softClockTexts: {
    en: 'What you write after it counts like the rest.',
    zh: '超时后写的内容与其余部分一样计分。',
  },
  overtimeApart: {
    en: 'A text may be written on when its time is up. What you write then is kept apart, and counts only if your teacher chooses it.',
    zh: '写作到时后可以继续写，超时写的部分单独保存，老师选用时才计分。',
  },
  answersAtOnce: {
    en: 'Press “Check my answer” to see at once whether it is right. After that this answer can no longer be changed.',
    zh: '按“核对答案”可立即看到对错和解析，之后该题不能再修改。',
  },
  ownQuestionOrder: {
    en: 'Each student has the questions in a different order.',
    zh: '每名学生的题目顺序不同。',
  },
  ownOptionOrder: {
    en: 'Each student has the options in a different order.',
    zh: '每名学生的选项顺序不同。',
  },
  ownOrder: {
    en: 'Each student has the questions and options in a different order.',
    zh: '每名学生的题目和选项顺序都不同。',
  },
  opensLater: {
    en: 'The beginning has moved: you can start from {at}.',
    zh: '开始时间已调整：{at} 起可以开始作答。',
  },
  sections: { en: 'What you will do', zh: '作答内容' },
  sectionLine_one: { en: '{count} question · {time}', zh: '{count} 题 · {time}' },
  sectionLine_other: { en: '{count} questions · {time}', zh: '{count} 题 · {time}' },
  sectionLineUntimed_one: { en: '{count} question', zh: '{count} 题' },
  sectionLineUntimed_other: { en: '{count} questions', zh: '{count} 题' },
  routedLine_one: {
    en: '{time}: a first module with {count} question, then a second one',
    zh: '{time}：第一模块 {count} 题，随后进入第二模块',
  },
  routedLine_other: {
    en: '{time}: a first module with {count} questions, then a second one',
    zh: '{time}：第一模块 {count} 题，随后进入第二模块',
  },
  routedLineUntimed_one: {
    en: 'A first module with {count} question, then a second one',
    zh: '第一模块 {count} 题，随后进入第二模块',
  },
  routedLineUntimed_other: {
    en: 'A first module with {count} questions, then a second one',
    zh: '第一模块 {count} 题，随后进入第二模块',
  },
  adapts: {
    en: 'The second module is chosen by your answers to the first. Nothing in a module you have left can be changed.',
    zh: '第二模块由第一模块的作答情况选定，离开的模块不能再修改。',
  },
  freeWithin: {
    en: 'You may go back and change answers until the section closes.',
    zh: '本部分结束前可以返回修改答案。',
  },
  freeWithinExam: {
    en: 'You may come back to every section and change answers until the exam is over.',
    zh: '考试结束前可以返回任何部分修改答案。',
  },
  forwardOnly: {
    en: 'You go forward only: an answer you have left cannot be changed.',
    zh: '只能向前作答，离开的题目不能再修改。',
  },
  freeWithinTask: {
    en: 'You may go back within one task. A task you have left cannot be changed.',
    zh: '同一任务内可以返回修改，离开的任务不能再修改。',
  },
  freeWithinPart: {
    en: 'You may go back within one module. A module you have left cannot be changed.',
    zh: '同一模块内可以返回修改，离开的模块不能再修改。',
  },
  eachDirections: {
    en: 'Each section shows its directions first. Its clock starts when you press Start there.',
    zh: '每个部分会先显示说明，在说明页按下“开始作答”后才开始计时。',
  },
  eachDirectionsUntimed: {
    en: 'Each section shows its directions first. No clock runs; leave and come back as you like.',
    zh: '每个部分会先显示说明。不计时，可随时离开、再回来继续。',
  },
  eachDirectionsSome: {
    en: 'Each section shows its directions first. Only tasks with times of their own run by a clock.',
    zh: '每个部分会先显示说明。只有自带时限的任务计时，其余不计时。',
  },
  readingTime: {
    en: 'Take about {time} of it to read and plan.',
    zh: '建议先用约 {time}阅读和构思。',
  },
  extraIncluded: { en: '{time} of extra time included.', zh: '已含延长的 {time}。' },
  extraFirst: {
    en: 'You have {time} of extra time. It goes on the first clock that starts.',
    zh: '另有延长的 {time}，计入最先开始的计时。',
  },
  extraHere: {
    en: 'Your clock: {times} times that of the exam, whose own times the directions name.',
    zh: '你的计时是原考试的 {times} 倍；下文提到的是原考试的时间。',
  },
  extraPercent: {
    en: 'Your clocks are {times} times as long as those of the exam, and so are the breaks. Times that the directions name are those of the exam.',
    zh: '你的各项计时和休息时间都是原考试的 {times} 倍。说明中提到的时间是原考试的时间。',
  },
  breakFollows: { en: 'Then a break of {time}', zh: '随后休息 {time}' },
  toFirstSection: { en: 'To the first section', zh: '进入第一部分' },
  sectionAt: { en: 'Section {at} of {all}', zh: '第{at}部分，共{all}部分' },
  wholeClock: { en: 'One clock of {time} runs over the whole.', zh: '全程统一计时 {time}。' },
  sectionLineAdvised_one: { en: '{count} question · about {time}', zh: '{count} 题 · 约 {time}' },
  sectionLineAdvised_other: { en: '{count} questions · about {time}', zh: '{count} 题 · 约 {time}' },
  eachDirectionsWhole: {
    en: 'One clock of {time} runs over the whole. It starts when you press Start after the directions of the first section.',
    zh: '全程统一计时 {time}，看完第一部分的说明、按下“开始作答”后开始。',
  },
  clockByPart: {
    en: 'Each part of it has a clock of its own, which starts after the directions of that part.',
    zh: '其中每一段单独计时，看完这一段的说明后才开始。',
  },
  clockBySome: {
    en: 'Only tasks with times of their own run by a clock.',
    zh: '只有自带时限的任务计时，其余不计时。',
  },
  clockByTask: { en: 'Each task has a clock of its own.', zh: '每个任务单独计时。' },
  asInExam: {
    en: 'These are the directions of the real exam. In this homework the following holds:',
    zh: '以上是正式考试的说明。本次作业以下列规则为准：',
  },
  asInExamAlone: {
    en: 'These are the directions of the real exam; the rules of this homework may differ.',
    zh: '以上是正式考试的说明，本次作业的规则可能不同。',
  },
  asInExamTest: {
    en: 'These are the directions of the real exam; this test has its own number of questions or its own time.',
    zh: '以上是正式考试的说明，本次测试的题数或时间与之不同。',
  },
  plays_one: { en: 'Each recording plays once.', zh: '每段录音只播放一遍。' },
  plays_other: { en: 'Each recording can be heard {count} times.', zh: '每段录音最多可听 {count} 遍。' },
  clockStopsForAudio: { en: 'The clock stops while a recording plays.', zh: '播放录音时计时暂停。' },
  passOver: { en: 'Skip this section', zh: '跳过本部分' },
  passOverTitle: { en: 'Skip “{name}”?', zh: '确定跳过“{name}”吗？' },
  passOverBody: {
    en: 'This section cannot be opened again and gets no score.',
    zh: '跳过后不能再进入本部分，也没有本部分成绩。',
  },
  passOverNot: { en: 'Do not skip', zh: '不跳过' },
  closesSooner: {
    en: 'Time left until then: {time}, less than the clock would give. At that moment it is handed in as it is.',
    zh: '距关闭仅剩 {time}，短于规定时间；到时系统会按当时的作答自动提交。',
  },
  underAMinute: { en: 'under a minute', zh: '不到 1 分钟' },
  closesAt: { en: 'This work closes on {at}.', zh: '本次作答将于 {at} 关闭。' },
  closesLate: {
    en: 'It is due on {due}. After that it can still be handed in until {at}, and counts as late.',
    zh: '截止时间为 {due}。此后到 {at} 仍可提交，计为逾期。',
  },
  reportOnHandIn: {
    en: 'The report opens when you have handed in; what a teacher marks is added once it is marked.',
    zh: '提交后即可查看报告；需要老师批改的部分，批改后补上。',
  },
  reportOnClosing: {
    en: 'The report opens when nobody can answer any more; where a teacher marks, once that is done.',
    zh: '所有人都不能再作答后，报告开放；需要老师批改的，批改后开放。',
  },
  reportByHand: {
    en: 'The report opens when whoever gave this work opens it.',
    zh: '报告由布置者开放。',
  },
  fromTeacher: { en: 'From your teacher', zh: '老师的话' },
  fromRecruiter: { en: 'From the recruiter', zh: '招聘方的话' },
});
