import { defineMessages } from '@inkstone/base';

/** What reports and changed keys can be refused with. */
export const refusals = defineMessages('reports.refusals', {
  'report.notYet': { en: 'The report is not open yet.', zh: '报告尚未开放。' },
  'report.notHandedIn': { en: 'This has not been handed in yet.', zh: '本次作答尚未提交。' },
  'report.asked': {
    en: 'This report has questions of a test that you have begun. You can read it again once that test is handed in.',
    zh: '这份报告含有你正在进行的测试中的题目，提交后即可再次查看。',
  },
  'report.busy': {
    en: 'Many PDFs are being made right now. Try again in a minute.',
    zh: '正在生成的 PDF 较多，请一分钟后再试。',
  },
  'report.tooHeavy': {
    en: 'This report is too long for one PDF. Print the page instead.',
    zh: '这份报告太长，无法生成一个 PDF，请改用打印。',
  },
  'report.tooManyAnswers': {
    en: 'This report has more than {most} answers, too many for one PDF. Choose a class, or print the page instead.',
    zh: '这份报告的作答超过 {most} 份，无法生成一个 PDF。请选择一个班级，或改用打印。',
  },
  'report.tooManyForItems': {
    en: 'This work has more than {most} answers, too many for the figures of its questions at once. Choose a class.',
    zh: '这份作业的作答超过 {most} 份，无法一次导出题目数据，请选择一个班级。',
  },
  'gradebook.changedMeanwhile': {
    en: 'Somebody else has changed the weights of this class in the meantime. Nothing was overwritten; open them again.',
    zh: '期间已有其他老师修改了本班权重，未覆盖任何内容，请重新打开。',
  },
  'gradebook.weightTwice': {
    en: 'One of the works has two weights. Load the gradebook again.',
    zh: '同一项作业被设置了两个权重，请重新加载成绩册。',
  },
  'gradebook.workUnknown': {
    en: 'One of the weighed works is none of this class any more. Load the gradebook again.',
    zh: '有一项设了权重的作业已不属于该班级，请重新加载成绩册。',
  },
  'gradebook.noWeight': {
    en: 'The weights of homework and tests cannot both be 0.',
    zh: '作业和测试的占比不能都为 0。',
  },
  'sheet.notPicture': {
    en: 'This is no picture of a page. PNG and JPEG can be read.',
    zh: '这不是页面图片，支持 PNG 和 JPEG。',
  },
  'sheet.tooLarge': { en: 'This picture is too large.', zh: '图片过大。' },
  'sheet.tooMany': {
    en: 'There is no room for another page: the limit for one piece of work is {most}. Delete some first.',
    zh: '这项任务已有 {most} 页答题卡，请先删除一些。',
  },
  'sheet.changedMeanwhile': {
    en: 'Somebody has decided about this page in the meantime. Nothing was overwritten; look at it again.',
    zh: '期间已有人处理过这一页，未覆盖任何内容，请重新查看。',
  },
  'sheet.entered': {
    en: 'The answers of this page were entered already. Take them back first.',
    zh: '这一页的作答已经录入，请先撤回。',
  },
  'sheet.notAnAnswer': {
    en: 'This is no answer to the question.',
    zh: '这不是本题的有效作答。',
  },
  'paper.changedMeanwhile': {
    en: 'This test was changed in another window. Nothing was overwritten; load the page again.',
    zh: '另一个窗口已修改了这次测试，未覆盖任何内容。请刷新页面。',
  },
  'paper.noPoints': { en: 'Full marks must be more than 0.', zh: '满分须大于 0。' },
  'paper.marksDoNotFit': {
    en: 'There are marks that do not fit these points or parts. Change those marks first.',
    zh: '已有分数与新的满分或分项不符，请先修改这些分数。',
  },
  'paper.released': { en: 'The marks are released already.', zh: '分数已公布。' },
  'paper.noMarks': { en: 'There are no marks to release yet.', zh: '还没有可公布的分数。' },
  'markSheet.unreadable': {
    en: 'This file cannot be read as a table. Save it as XLSX or CSV, without a password, and try again.',
    zh: '无法将此文件读取为表格，请另存为不加密的 XLSX 或 CSV 后重试。',
  },
  'markSheet.tooLarge': { en: 'This table is too large.', zh: '表格过大。' },
  'markSheet.noColumns': {
    en: 'The table has no columns of students and points as the template has them.',
    zh: '表格中没有与模板一致的学生列和分数列。',
  },
  'markSheet.noRecords': {
    en: 'This is no list of results that was exported here: its columns “Record” and “Points” are missing.',
    zh: '这不是从这里导出的成绩表：缺少“记录号”或“得分”列。',
  },
  'markSheet.noScores': {
    en: 'There is nothing in this table.',
    zh: '这个表格是空的。',
  },
  'markSheet.tooLate': {
    en: 'This table can no longer be undone; thirty days have passed.',
    zh: '已超过三十天，无法撤销该表格。',
  },
  'markSheet.undone': { en: 'This table has been undone already.', zh: '该表格已撤销。' },
  'letter.noMail': {
    en: 'This school has no mail server set up, so letters cannot be sent.',
    zh: '本校尚未设置邮件服务，无法发送家长信。',
  },
  'letter.noAddress': {
    en: 'The public address of this school is not set, so a letter would lead nowhere.',
    zh: '本校尚未设置公开网址，家长信中的链接无法打开。',
  },
  'letter.draft': { en: 'Publish the report before you send it.', zh: '请先发布报告再发送。' },
  'letter.over': {
    en: 'This link no longer works. Please ask the teacher for a new letter.',
    zh: '此链接已失效，请联系老师重新发送。',
  },
  'letter.ended': {
    en: 'This link has expired. Please ask the teacher for a new letter.',
    zh: '此链接已过期，请联系老师重新发送。',
  },
  'regrade.sameKey': { en: 'This is the key that counts already.', zh: '这已是当前生效的答案。' },
  'regrade.unfit': { en: 'This key does not fit the question.', zh: '该答案与题目不符。' },
  'regrade.reversed': { en: 'This change was taken back already.', zh: '该更改已撤销。' },
  'regrade.newer': {
    en: 'The key was changed again after this; take back the newer change first.',
    zh: '此后答案又有更改，请先撤销较新的更改。',
  },
  'regrade.notYours': {
    en: 'Only the author of the set, or who manages the question bank, can change a key for everybody.',
    zh: '只有题组作者或题库管理者才能为所有人更改答案。',
  },
  'regrade.decided': { en: 'This change has been decided on already.', zh: '该更改已处理。' },
  'score.outOfRange': { en: 'The score must lie between 0 and {most}.', zh: '分数须在 0 到 {most} 之间。' },
  'analysis.notWrong': {
    en: 'Only wrong reading answers, and texts of writing practice once they are marked, are analysed.',
    zh: '只能分析答错的阅读题，以及写作练习中已批改的文章。',
  },
  'analysis.newer': {
    en: 'Another window has saved a newer analysis of this answer. Nothing was overwritten.',
    zh: '另一个窗口已保存了更新的分析，未覆盖任何内容。',
  },
  'report.opened': { en: 'The report is open already.', zh: '报告已开放。' },
  'phase.period': {
    en: 'The period has to begin before it ends, and to last a year at most.',
    zh: '时段的开始不能晚于结束，且最长为一年。',
  },
  'phase.newer': {
    en: 'Another window has saved a newer state of this report. Nothing was overwritten; load the page again.',
    zh: '另一个窗口已保存了更新的内容，未覆盖任何内容。请刷新页面。',
  },
  'phase.published': {
    en: 'This report is published. Take it back before you change it.',
    zh: '报告已发布，请先撤回再修改。',
  },
});
