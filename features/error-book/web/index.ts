export { ErrorsOfStudent } from './of-student/errors-of-student.tsx';
