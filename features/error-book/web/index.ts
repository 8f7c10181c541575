export { StudentErrors } from './of-student/student-errors.tsx';
