import { defineMessages } from '@inkstone/base';

/** Why a call of the bank can be refused. */
export const refusals = defineMessages('bank.refusals', {
  'set.savedMeanwhile': {
    en: '{name} saved this set while you were editing. Your text is kept here; compare it with the newest version before you save.',
    zh: '你编辑期间，{name}保存了这个题组。你的内容仍保留在此，请先与最新版本核对再保存。',
  },
  'set.notEditable': {
    en: 'This set was shared with you for use alone. Ask its owner for the right to edit it.',
    zh: '该题组只共享给你使用，不能编辑。如需编辑，请联系题组的所有者。',
  },
  'set.placeUnknown': {
    en: 'The bank has no such programme and subject.',
    zh: '题库中没有这个考试项目或科目。',
  },
  'set.fileMissing': {
    en: 'A picture or recording of this set is no longer there. Please upload it again.',
    zh: '题组中的图片或录音已不存在，请重新上传。',
  },
  'set.formulaWrong': {
    en: 'A formula of the passage cannot be read from sign {sign} on, at “{near}”.',
    zh: '材料中有公式无法识别，从第 {sign} 个字符“{near}”起有误。',
  },
  'question.formulaWrong': {
    en: 'Question {number}: a formula cannot be read from sign {sign} on, at “{near}”.',
    zh: '第 {number} 题有公式无法识别，从第 {sign} 个字符“{near}”起有误。',
  },
  'question.typeUnknown': {
    en: 'Question {number} is of a type that is not known here.',
    zh: '第 {number} 题的题型无法识别。',
  },
  'question.promptWrong': { en: 'Question {number} is not complete yet.', zh: '第 {number} 题的题面还不完整。' },
  'question.keyWrong': {
    en: 'The key of question {number} does not fit what the question offers.',
    zh: '第 {number} 题的答案与题面不符。',
  },
  'question.pointUnknown': {
    en: 'The knowledge point of question {number} is not in the tree.',
    zh: '第 {number} 题的知识点不在知识点树中。',
  },
  'point.exams': {
    en: 'This place belongs to the exam and stays as it is.',
    zh: '这是考试自带的知识点，不能更改。',
  },
  'point.nameTaken': {
    en: 'The section has a knowledge point called “{name}” already.',
    zh: '该板块已有名为“{name}”的知识点。',
  },
  'point.placeWrong': {
    en: 'A knowledge point stands under a section of its own subject.',
    zh: '知识点只能放在本科目的板块之下。',
  },
  'point.inUse': {
    en: 'Sets of the bank use this knowledge point ({count}). Merge it into another one instead.',
    zh: '题库中有 {count} 个题组在使用该知识点，请改为将其合并到其他知识点。',
  },
  'point.merged': {
    en: 'This knowledge point was merged into another one. Undo the merge to have it back.',
    zh: '该知识点已合并到其他知识点，撤销合并即可恢复。',
  },
  'point.mergedOn': {
    en: 'The knowledge point that took the questions has gone since. Undo that change first.',
    zh: '接收题目的知识点之后又有变动，请先撤销那次变动。',
  },
  'edit.nothing': { en: 'Choose something to change first.', zh: '请先选择要修改的内容。' },
  'edit.pointUnknown': {
    en: 'A chosen knowledge point is no longer there.',
    zh: '所选知识点已不存在。',
  },
  'edit.shareUnknown': {
    en: 'Somebody whom you chose no longer works here, or a team has ended.',
    zh: '所选人员已离职，或所选团队已解散。',
  },
  'change.undone': { en: 'This change was undone already.', zh: '该更改已撤销。' },
  'change.late': {
    en: 'A change can be undone for thirty days.',
    zh: '更改只能在 30 天内撤销。',
  },
  'question.clipAlone': {
    en: 'Question {number} plays a part of the recording, and the set has no recording.',
    zh: '第 {number} 题要播放录音片段，但题组没有录音。',
  },
  'question.clipOutside': {
    en: 'Question {number}: the part of the recording has to begin before it ends, and to lie within the recording.',
    zh: '第 {number} 题：录音片段的起点须早于终点，且不能超出录音时长。',
  },
  'question.clipLong': {
    en: 'Question {number}: the part of the recording may be {seconds} seconds long at most.',
    zh: '第 {number} 题：录音片段最长 {seconds} 秒。',
  },
  'question.evidenceMissing': {
    en: 'Question {number}: every quote of its evidence has to appear in the text exactly once, character for character.',
    zh: '第 {number} 题：依据中的每处引文都须在原文中恰好出现一次，且一字不差。',
  },
  'question.distractorWrong': {
    en: 'Question {number}: only its wrong options can have a distractor type.',
    zh: '第 {number} 题：只有错误选项才能标注干扰类型。',
  },
  'question.rubricWrong': {
    en: 'Question {number}: its rubric needs a name, scores in falling order within their bounds, and a description of each level; only answers that a person marks can have one.',
    zh: '第 {number} 题：评分标准须有名称，各档分数须依次递减且不超出范围，每档须有说明；只有人工批改的题目才能使用。',
  },
  'rubric.wrong': {
    en: 'A rubric needs a name, scores in falling order within their bounds, and a description of each level.',
    zh: '评分标准须有名称，各档分数须依次递减且不超出范围，每档须有说明。',
  },
  'rubric.savedMeanwhile': {
    en: 'Somebody changed this rubric while you were editing. Open it again to see what is new.',
    zh: '你编辑期间，有人修改了该评分标准。请重新打开查看最新内容。',
  },
  'question.notOfSet': { en: 'Question {number} belongs to another set.', zh: '第 {number} 题属于另一个题组。' },
  'exam.savedMeanwhile': {
    en: '{name} saved this paper while you were editing. Your changes are kept here; compare them with the newest version before you save.',
    zh: '你编辑期间，{name}保存了这份试卷。你的修改仍保留在此，请先与最新版本核对再保存。',
  },
  'exam.variantUnknown': { en: 'The programme has no such exam.', zh: '该考试项目没有这种试卷。' },
  'exam.typeUnknown': { en: 'The programme has no such paper type.', zh: '该考试项目没有这种试卷类型。' },
  'exam.sectionFixed': {
    en: 'This exam names its sections and chooses their tools itself: {section}.',
    zh: '该考试各部分的名称和工具是固定的，不能更改：{section}。',
  },
  'exam.notAdaptive': {
    en: 'Cut scores belong to the first module of an adaptive section; this part of “{section}” chooses no second module.',
    zh: '分流界线只能设在自适应部分的第一模块，“{section}”的这一部分不选择第二模块。',
  },
  'exam.cutsInvalid': {
    en: 'The cut scores of “{section}” must be whole percentages, one for each second module, each below that of the harder one, the last 0.',
    zh: '“{section}”的分流界线须为整数百分比：每个第二模块一个，由难到易依次降低，最后一个为 0。',
  },
  'exam.pointCutsInvalid': {
    en: 'Say from how many points of the first module each route follows: each cut below the one before it, the highest at most {most}, which is what a machine can mark there; the last route takes the rest.',
    zh: '请设定各条路线所需的第一模块得分：界线由高到低依次降低，最高不超过 {most} 分（第一模块由机器评分的总分），最后一条路线接收其余学生。',
  },
  'exam.moduleEmpty': {
    en: '“{module}” has no questions: the first module and every route need some.',
    zh: '“{module}”还没有题目：第一模块和每条路线都要有题目。',
  },
  'exam.sectionUnknown': { en: 'The exam has no such section: {section}.', zh: '该考试没有这个部分：{section}。' },
  'exam.setGone': {
    en: 'A question set of this paper has been deleted in the meantime. Remove it, or choose another one.',
    zh: '试卷中的一个题组已被删除，请移除或另选题组。',
  },
  'exam.questionGone': {
    en: 'A chosen question of “{title}” is not in the version of this paper. Choose its questions again.',
    zh: '“{title}”中选定的题目不在试卷所用的版本里，请重新选题。',
  },
  'exam.setForeign': {
    en: '“{title}” belongs to another programme.',
    zh: '“{title}”属于其他考试项目。',
  },
  'exam.empty': { en: 'The paper has no questions yet.', zh: '试卷还没有题目。' },
  'exam.questionTwice': { en: '“{title}” is in the paper twice.', zh: '“{title}”在试卷中重复出现。' },
  'exam.typeNotAllowed': {
    en: '“{title}” has questions of a type that this part of the exam does not use.',
    zh: '“{title}”中有该部分不使用的题型。',
  },
  'exam.noCalculator': {
    en: '“{title}” asks for a calculator, and this section has none.',
    zh: '“{title}”要求使用计算器，而这一部分没有计算器。',
  },
  'exam.count': {
    en: 'This part of the exam has {wanted} questions; the paper has {found}.',
    zh: '该部分应有 {wanted} 题，试卷中有 {found} 题。',
  },
  'print.noBubbles': {
    en: 'No question of this paper can be answered on an answer sheet. Print the booklet alone.',
    zh: '这份试卷没有可在答题卡上作答的题目，请只打印试卷。',
  },
  'print.noStudents': {
    en: 'There are no students to print answer sheets for.',
    zh: '没有可打印答题卡的学生。',
  },
  'print.busy': {
    en: 'Several PDFs are being made at the moment. Please try again in a minute.',
    zh: '正在生成多个 PDF，请一分钟后再试。',
  },
  'print.tooHeavy': {
    en: 'The paper is too large for one PDF. Print fewer forms, or one part at a time.',
    zh: '试卷过大，无法放进一个 PDF。请减少卷别，或每次只打印一部分。',
  },
  'export.tooLarge': {
    en: 'One file carries {megabytes} MB of pictures and recordings at most. Choose fewer sets.',
    zh: '一个文件最多携带 {megabytes} MB 的图片与录音，请少选几个题组。',
  },
  'export.busy': {
    en: 'Several files are being made at the moment. Please try again in a minute.',
    zh: '正在生成多个文件，请一分钟后再试。',
  },
  'export.formatUnknown': {
    en: 'Question sets cannot be saved in this format here.',
    zh: '这里无法将题组保存为此格式。',
  },
  'import.tooLarge': {
    en: 'The file is too large: {megabytes} MB are taken at most. Nothing was imported.',
    zh: '文件过大，最大 {megabytes} MB。没有导入任何内容。',
  },
  'import.unreadable': {
    en: 'This is not a file of question sets as Inkstone exports them. Nothing was imported.',
    zh: '这不是砚导出的题组文件。没有导入任何内容。',
  },
  'import.version': {
    en: 'The file was made by a newer version and cannot be read here. Nothing was imported.',
    zh: '该文件由更新的版本生成，这里无法读取。没有导入任何内容。',
  },
  'import.tooMany': {
    en: 'The file has more than 100 sets. Export them in several files. Nothing was imported.',
    zh: '文件中的题组超过 100 个，请分成几个文件导出。没有导入任何内容。',
  },
  'import.busy': {
    en: 'Several files are being read at the moment. Please try again in a minute.',
    zh: '正在读取多个文件，请一分钟后再试。',
  },
  'import.wrong': {
    en: 'The file has mistakes ({count}), so nothing was imported. Check it again to see them.',
    zh: '文件有 {count} 处错误，没有导入任何内容。请重新检查以查看详情。',
  },
  'source.unreadable': {
    en: 'No known form of questions was found in this file. Nothing was imported.',
    zh: '文件中没有找到可识别的题目格式。没有导入任何内容。',
  },
  'source.broken': {
    en: 'The file is damaged or cut off. Nothing was imported.',
    zh: '文件已损坏或不完整。没有导入任何内容。',
  },
  'source.bomb': {
    en: 'The file unpacks to far more than it should, or nests too deeply. Nothing was imported.',
    zh: '文件解压后体积异常或嵌套过深。没有导入任何内容。',
  },
  'source.empty': {
    en: 'The file has no questions. Nothing was imported.',
    zh: '文件中没有题目。没有导入任何内容。',
  },
  'source.tooMany': {
    en: 'The file has more than {count} questions. Split it into several files. Nothing was imported.',
    zh: '文件中的题目超过 {count} 道，请拆成几个文件。没有导入任何内容。',
  },
  'source.notPlanned': {
    en: 'These questions were already imported, or taken back.',
    zh: '这些题目已经导入，或已撤销导入。',
  },
  'source.allThere': {
    en: 'The bank has all chosen questions by now.',
    zh: '选中的题目现在都已在题库中。',
  },
  'source.noneChosen': { en: 'No question is chosen.', zh: '没有选中题目。' },
  'source.notApplied': {
    en: 'These questions are not in the bank, so there is nothing to take back.',
    zh: '这些题目还没有导入题库，无需撤销。',
  },
  'source.notKept': {
    en: 'This file is not kept any more, so it cannot be read again. Choose it once more.',
    zh: '该文件已不再保留，无法重新读取，请重新选择文件。',
  },
  'rule.tooCommon': {
    en: 'Every paper has “{words}”. Enter at least two letters or characters that only such lines begin with.',
    zh: '“{words}”在试卷里太常见了。请输入至少两个字、且只有这类行才以其开头的词语。',
  },
  'rule.wordsTaken': {
    en: '“{words}” has a rule of somebody else. Its author or whoever manages the bank can change it.',
    zh: '“{words}”已有他人设定的规则，可请设定者或题库管理员修改。',
  },
  'rule.tooMany': {
    en: 'The school has {count} rules, which is the most. Remove one that is no longer needed.',
    zh: '学校的规则已达上限（{count} 条），请先移除不再需要的规则。',
  },
  'file.tooLarge': {
    en: 'The file is too large: a film may have {films} MB, any other file {megabytes} MB.',
    zh: '文件过大：视频不超过 {films} MB，其他文件不超过 {megabytes} MB。',
  },
  'file.empty': { en: 'The file is empty.', zh: '文件是空的。' },
  'file.cut': { en: 'The file did not arrive whole. Please send it again.', zh: '文件没有传完，请重新上传。' },
  'file.kind': {
    en: 'Only pictures, audio, PDF files, MP4 or WebM films and WebVTT captions are taken.',
    zh: '只接受图片、音频、PDF 文件、MP4 或 WebM 视频以及 WebVTT 字幕。',
  },
  'file.pixels': {
    en: 'The picture has more than 50 million pixels. Make it smaller first.',
    zh: '图片超过 5000 万像素，请先缩小。',
  },
  'file.none': { en: 'No file was sent.', zh: '没有收到文件。' },
  'file.heldByTest': {
    en: 'The test “{title}” also plays this recording and limits how often it may be heard. Until you have handed the test in, it cannot be heard anywhere else.',
    zh: '测试《{title}》也使用这段录音，并限制了播放次数。提交之前，不能在其他地方播放。',
  },
  'file.expired': {
    en: 'This address of the file has expired. Please refresh the page.',
    zh: '文件链接已过期，请刷新页面。',
  },
});
