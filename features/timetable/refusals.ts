import { defineMessages } from '@inkstone/base';

/** Refusals of the calls of the timetable. */
export const refusals = defineMessages('timetable.refusals', {
  'session.changedMeanwhile': {
    en: 'Somebody else changed this session since you opened it. Nothing was saved; your entries are still here.',
    zh: '你打开后，其他人修改了这节课。本次未保存，你填写的内容仍在。',
  },
  'session.teacherUnfit': {
    en: 'Only teachers, guides and staff whose account is in use can teach a session.',
    zh: '只有账号使用中的老师、导学老师和员工才能上课。',
  },
  'session.classClosed': { en: 'This class is closed. Reopen it first.', zh: '该班级已关闭，请先重新开放。' },
  'session.roomClosed': { en: 'This room is no longer in use. Choose another.', zh: '该教室已停用，请选择其他教室。' },
  'session.endsEarly': { en: 'A session ends after it begins.', zh: '下课时间须晚于上课时间。' },
  'session.noDay': {
    en: 'There is no such weekday between the first and the last day.',
    zh: '所选日期范围内没有对应的星期。',
  },
  'session.tooMany': {
    en: 'These would be more than 400 sessions. Choose an earlier last day.',
    zh: '将超过 400 节课，请选择更早的结束日期。',
  },
  'timetableFile.tooManyDays': {
    en: 'Choose a last day that is not before the first, and at most two years later.',
    zh: '结束日期不能早于开始日期，且最多相隔两年。',
  },
  'timetableFile.tooMany': {
    en: 'These are more than 20,000 sessions. Choose fewer days, or a class, a teacher or a room.',
    zh: '超过 20,000 节课。请缩短日期范围，或选择班级、老师或教室。',
  },
  'timetableFile.empty': { en: 'There are no sessions on these days.', zh: '所选日期没有课。' },
  'attendance.cancelled': {
    en: 'This session does not take place, so nobody can be entered.',
    zh: '这节课不上，无法登记考勤。',
  },
  'room.nameTaken': { en: 'Another room has this name.', zh: '已有同名教室。' },
  'room.nameMissing': { en: 'Enter a name for the room.', zh: '请填写教室名称。' },
  'holiday.nameMissing': { en: 'Enter a name for the holiday.', zh: '请填写假期名称。' },
  'holiday.endsEarly': { en: 'The last day is before the first.', zh: '结束日期早于开始日期。' },
});
