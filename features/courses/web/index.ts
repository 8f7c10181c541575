export { CoursesSection } from './mine/courses-section.tsx';
export { screens } from './screens.ts';
