import { AssignmentList } from './assignment-list.tsx';

/** Homework assigned by the teacher. */
export const Screen = () => <AssignmentList family="homework" />;
