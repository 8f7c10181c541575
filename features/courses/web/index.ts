export { CoursesSection } from './my-courses/courses-section.lazy.ts';
export { isPlayed } from '../rules.ts';
