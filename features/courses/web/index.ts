export { CoursesSection } from './my-courses/courses-section.lazy.ts';
