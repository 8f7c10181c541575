import { defineMessages } from '@inkstone/base';

/** The section about exports of the school. */
export const exportMessages = defineMessages('school.export', {
  section: { en: 'Everything of the school as a file', zh: '导出全校数据' },
  explanation_one: {
    en: 'People and classes as OneRoster, marks as Excel and CSV tables, the timetable as calendars, question sets, papers, courses and textbooks in a form that another school can import, all files, and everything else as data: one ZIP file that can be fetched for a day. Passwords and other secrets are not in it. It is made from one moment, also while the school is at work.',
    zh: '人员与班级（OneRoster 格式）、成绩表（Excel 和 CSV）、课程日历，可供其他学校导入的题组、试卷、课程和教材，以及全部文件和其余数据，打包为一个 ZIP 文件，{count} 天内可下载。不含密码等机密。打包期间学校可照常使用，内容以同一时刻为准。',
  },
  explanation_other: {
    en: 'People and classes as OneRoster, marks as Excel and CSV tables, the timetable as calendars, question sets, papers, courses and textbooks in a form that another school can import, all files, and everything else as data: one ZIP file that can be fetched for {count} days. Passwords and other secrets are not in it. It is made from one moment, also while the school is at work.',
    zh: '人员与班级（OneRoster 格式）、成绩表（Excel 和 CSV）、课程日历，可供其他学校导入的题组、试卷、课程和教材，以及全部文件和其余数据，打包为一个 ZIP 文件，{count} 天内可下载。不含密码等机密。打包期间学校可照常使用，内容以同一时刻为准。',
  },
  keptNote: {
    en: 'The last {count} exports are kept: a new one replaces the oldest.',
    zh: '最多保留最近 {count} 份导出，新的会替换最早的一份。',
  },
  needsAll: {
    en: 'Only who holds all permissions of administration can export the school.',
    zh: '拥有全部管理权限的人才能导出全校数据。',
  },
  request: { en: 'Make an export', zh: '开始导出' },
  requested: { en: 'The export is being made. You can go on working.', zh: '正在导出，你可以继续其他操作。' },
  failed: { en: 'The exports could not be loaded.', zh: '导出记录加载失败。' },
  safe: { en: 'Nothing was changed.', zh: '数据未受影响。' },
  notDone: { en: 'That did not work.', zh: '操作未完成。' },
  people: { en: 'People: {count}', zh: '人员：{count}' },
  classes: { en: 'Classes: {count}', zh: '班级：{count}' },
  assignments: { en: 'Assignments: {count}', zh: '任务：{count}' },
  results: { en: 'Results: {count}', zh: '成绩：{count}' },
  questionSets: { en: 'Question sets: {count}', zh: '题组：{count}' },
  papers: { en: 'Papers: {count}', zh: '试卷：{count}' },
  courses: { en: 'Courses: {count}', zh: '课程：{count}' },
  textbooks: { en: 'Textbooks: {count}', zh: '教材：{count}' },
  files: { en: 'Files: {count}', zh: '文件：{count}' },
  tables: { en: 'Tables of data: {count}', zh: '数据表：{count}' },
});

/** The page inside an export that tells what it holds. */
export const exportDocumentMessages = defineMessages('school.exportDocument', {
  title: { en: 'Everything of {name}', zh: '{name}全校数据' },
  made: { en: 'Exported on {day}.', zh: '导出日期：{day}。' },
  people: { en: 'people', zh: 'people' },
  peopleNote: {
    en: 'oneroster.zip: everybody, the terms, the classes and who was in them when, as a OneRoster 1.2 package that other systems read. Beside it guardians, extra time, teams, staff and supporting teachers as sheets; another school imports the package first, then the sheets.',
    zh: 'oneroster.zip：全部人员、学期、班级及其成员的起止时间，OneRoster 1.2 格式，可供其他系统读取。另有家长、延长时间、团队、员工和协助老师的表格；其他学校先导入该压缩包，再导入这些表格。',
  },
  marks: { en: 'marks', zh: 'marks' },
  marksNote: {
    en: 'Each result of all homework and tests, as an Excel workbook (marks.xlsx) and as CSV (marks.csv). Above about a million results the workbook goes on in a second sheet. An empty cell means that there is no score yet: it is not zero.',
    zh: '所有作业与测试的每一条成绩，分为 Excel 工作簿（marks.xlsx）和 CSV（marks.csv）两种格式；成绩超过约一百万条时，工作簿续写到下一张工作表。空单元格表示还没有分数，不等于零分。',
  },
  timetable: { en: 'timetable', zh: 'timetable' },
  timetableNote: {
    en: 'The sessions of each year as iCalendar, with series as recurring events, and as CSV: calendar programs read them, and another school imports them. Beside them holidays, and attendance with a row for each entry.',
    zh: '每年的课程安排，分为 iCalendar（系列课为重复日程）和 CSV 两种格式，可供日历程序读取，也可导入其他学校。另有假期表，以及每条登记一行的考勤表。',
  },
  bank: { en: 'bank', zh: 'bank' },
  bankNote: {
    en: 'The question bank in the form in which question sets are exported and imported, at most 100 sets in a file.',
    zh: '题库，与题组导出、导入的格式相同，每个文件最多 100 个题组。',
  },
  content: { en: 'content', zh: 'content' },
  contentNote: {
    en: 'Question sets, papers, courses and textbooks with their films, PDFs and recordings as packages: another school brings each in under Import in its question bank.',
    zh: '题组、试卷、课程和教材及其视频、PDF 和录音，打包成内容包：其他学校可在题库的“导入”中逐个导入。',
  },
  settings: { en: 'settings', zh: 'settings' },
  settingsNote: {
    en: 'What the school has set, as a sheet in the words of its pages, with its logo and the picture of the customer service. Terms are among the people, holidays in the timetable.',
    zh: '学校的各项设置，以设置页面的文字列成表格，另附学校标识和客服图片。学期在 people 中，假期在 timetable 中。',
  },
  section: { en: 'Section', zh: '分组' },
  setting: { en: 'Setting', zh: '设置项' },
  value: { en: 'Value', zh: '取值' },
  yes: { en: 'Yes', zh: '是' },
  no: { en: 'No', zh: '否' },
  media: { en: 'media', zh: 'media' },
  mediaNote: {
    en: 'All files: pictures, recordings, textbooks, films and what was handed in; index.csv lists them.',
    zh: '全部文件：图片、录音、教材、影片和提交的作业；index.csv 为目录。',
  },
  data: { en: 'data', zh: 'data' },
  dataNote: {
    en: 'Everything else as it is stored: a file for each table, a row of JSON on each line. Points are stored as hundredths.',
    zh: '其余全部数据，按存储结构导出：每张表一个文件，每行一条 JSON 记录。分数以百分之一分为单位。',
  },
  withheld: {
    en: 'Left out: passwords, sign-ins, addresses of browsers and robots, secret links, and what is only being sent.',
    zh: '未包含：密码、登录记录、浏览器与群机器人的地址、保密链接，以及正在发送的内容。',
  },
  missing: { en: 'missing', zh: '文件缺失' },
});
