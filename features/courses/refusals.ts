import { defineMessages } from '@inkstone/base';

/** Why a call about courses can be refused. */
export const refusals = defineMessages('courses.refusals', {
  'course.withdrawn': { en: 'The course has been withdrawn by the teacher.', zh: '老师已撤回该课程。' },
  'course.deleted': { en: 'The course has been deleted by the teacher.', zh: '老师已删除该课程。' },
  'course.notYet': { en: 'This course opens on {at}.', zh: '该课程将于 {at} 开放。' },
  'course.fileMissing': {
    en: 'Lesson {number}: a file is no longer there. Upload it again.',
    zh: '第 {number} 课：有文件已不存在，请重新上传。',
  },
  'course.notFilm': {
    en: 'Lesson {number} has to be an MP4 or WebM video.',
    zh: '第 {number} 课的视频必须是 MP4 或 WebM。',
  },
  'course.notPoster': {
    en: 'The cover picture of lesson {number} has to be a picture file.',
    zh: '第 {number} 课的封面必须是图片。',
  },
  'course.notCaptions': {
    en: 'The captions of lesson {number} have to be a WebVTT file.',
    zh: '第 {number} 课的字幕必须是 WebVTT 文件。',
  },
  'course.cueLate': {
    en: 'Lesson {number}: a question comes after the end of the video.',
    zh: '第 {number} 课：有练习点超出了视频结尾。',
  },
  'course.setTwice': {
    en: 'Lesson {number}: a question set can appear only once in a course.',
    zh: '第 {number} 课：同一个题组在课程中只能出现一次。',
  },
  'course.setMissing': {
    en: 'A question set of this course is no longer in the bank. Edit the course and choose another.',
    zh: '该课程的某个题组已不在题库中。请编辑课程，另选一个题组。',
  },
  'course.noCues': {
    en: 'This course has no questions yet. Place at least one question set before you assign it.',
    zh: '该课程还没有练习。请至少放置一个题组后再布置。',
  },
  'course.savedMeanwhile': {
    en: 'This course has been saved somewhere else in the meantime. Open it again before you save.',
    zh: '该课程已在别处保存过。请重新打开后再保存。',
  },
  'recipients.none': {
    en: 'Choose at least one student or a class with students.',
    zh: '请至少选择一名学生或一个有学生的班级。',
  },
  'deadline.beforeBegin': { en: 'The deadline must be after the opening.', zh: '截止时间必须晚于开放时间。' },
  'deadline.past': { en: 'The deadline has passed already.', zh: '截止时间已过。' },
  'assignment.withdrawn': { en: 'This course was withdrawn already.', zh: '该课程已撤回。' },
  'assignment.deleted': { en: 'This course was deleted already.', zh: '该课程已删除。' },
});
