export { CoursesSection } from './mine/late-courses.ts';
