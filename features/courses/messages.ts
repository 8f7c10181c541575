export * from './messages/assigned-courses.ts';
export * from './messages/course-maker.ts';
export * from './messages/my-courses.ts';
export * from './messages/report.ts';
export * from './messages/study.ts';
