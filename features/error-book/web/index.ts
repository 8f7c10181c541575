export { EntryTip } from './entry-tip/entry-tip.lazy.tsx';
export { StudentErrors } from './student/student-errors.tsx';
export { PractiseButtons } from './own-practice/practise-buttons.lazy.ts';
export { StudentPractice } from './own-practice/student-practice.tsx';
