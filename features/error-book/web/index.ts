export { EntryTip } from './entry-tip/entry-tip.lazy.tsx';
export { StudentErrors } from './of-student/student-errors.tsx';
