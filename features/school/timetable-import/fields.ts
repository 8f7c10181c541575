import type { ColumnRules } from '../import/columns.ts';

/** What a column of a sheet of sessions may hold. */
export const timetableFields = [
  'externalId',
  'className',
  'title',
  'titleZh',
  'day',
  'begins',
  'ends',
  'teachers',
  'room',
  'series',
  'state',
] as const;

/** What a column of a sheet of sessions may hold. */
export type TimetableField = (typeof timetableFields)[number];

/** Heads in both languages as schools write them, folded. */
const headsByField: Readonly<Record<TimetableField, readonly string[]>> = {
  externalId: [
    'externalid',
    'uid',
    'id',
    'sessionid',
    'sourcedid',
    '外部编号',
    '外部id',
    '课程编号',
    '编号',
    '課程編號',
  ],
  className: ['class', 'classname', 'group', 'course', 'classes', '班级', '班', '班级名称', '班級', '课程', '班级编号'],
  title: ['title', 'subject', 'topic', 'summary', 'englishtitle', 'lesson', '英文标题', '标题', '主题', '内容', '課題'],
  titleZh: ['chinesetitle', 'titlezh', 'titlechinese', '中文标题', '中文主题', '课题'],
  day: ['date', 'day', 'startdate', '日期', '上课日期', '开始日期', '日子'],
  begins: ['begins', 'begin', 'start', 'starttime', 'from', 'starts', '上课时间', '开始', '开始时间', '上课'],
  ends: ['ends', 'end', 'endtime', 'to', 'until', 'finish', '下课时间', '结束', '结束时间', '下课', '結束時間'],
  teachers: ['teachers', 'teacher', 'instructor', 'staff', 'taughtby', '任课老师', '老师', '教师', '任课教师', '老師'],
  room: ['room', 'location', 'place', 'classroom', 'venue', '教室', '地点', '上课地点', '房间', '地點'],
  series: ['series', 'seriesid', 'repeat', '系列', '系列编号', '课程系列'],
  state: ['state', 'status', '状态', '上课状态', '狀態'],
};

/** The columns of a sheet of sessions. */
export const timetableColumns: ColumnRules<TimetableField> = { fields: timetableFields, heads: headsByField };

/** The rows of a template: heads that are read again, and a series of two sessions and a single one as an example. */
export const buildTimetableTemplate = (language: 'en' | 'zh'): string[][] =>
  language === 'zh'
    ? [
        [
          '班级',
          '日期',
          '上课时间',
          '下课时间',
          '英文标题',
          '中文标题',
          '任课老师',
          '教室',
          '系列',
          '外部编号',
          '状态',
        ],
        ['周六阅读班', '2026-03-07', '09:30', '11:00', 'Ratios', '比例', 'qiao', '一号厅', '阅读', 'R-1', ''],
        ['周六阅读班', '2026-03-14', '09:30', '11:00', 'Ratios', '比例', 'qiao', '一号厅', '阅读', 'R-2', ''],
        ['周六阅读班', '2026-03-18', '18:00', '19:00', 'Questions', '答疑', '', '', '', 'Q-1', ''],
      ]
    : [
        [
          'Class',
          'Date',
          'Begins',
          'Ends',
          'Title',
          'Chinese title',
          'Teachers',
          'Room',
          'Series',
          'External id',
          'State',
        ],
        ['Saturday reading', '2026-03-07', '09:30', '11:00', 'Ratios', '比例', 'qiao', 'Hall 1', 'reading', 'R-1', ''],
        ['Saturday reading', '2026-03-14', '09:30', '11:00', 'Ratios', '比例', 'qiao', 'Hall 1', 'reading', 'R-2', ''],
        ['Saturday reading', '2026-03-18', '18:00', '19:00', 'Questions', '答疑', '', '', '', 'Q-1', ''],
      ];
