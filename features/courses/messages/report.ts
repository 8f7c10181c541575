import { defineMessages } from '@inkstone/base';

/** Messages of a course report, besides those of all reports. */
export const courseReportMessages = defineMessages('courses.report', {
  title: { en: 'Course report', zh: '课程报告' },
  kicker: { en: '{name} · handed in {at}', zh: '{name} · {at} 提交' },
  watched: { en: 'Videos watched', zh: '视频观看' },
  watchedAll: { en: '{percent}% of all videos', zh: '全部视频的 {percent}%' },
  lesson: { en: 'Lesson {number}: {title}', zh: '第 {number} 课：{title}' },
  ofLength: { en: '{seen} of {length}', zh: '{seen} / {length}' },
  percent: { en: '{percent}%', zh: '{percent}%' },
  never: { en: 'Not watched', zh: '未观看' },
  failed: { en: 'The videos of the course did not load.', zh: '课程视频信息未能加载。' },
  late: { en: 'Handed in late', zh: '逾期提交' },
});
