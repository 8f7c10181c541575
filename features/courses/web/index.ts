export { CoursesSection } from './mine/late-courses.ts';
export { screens } from './screens.ts';
