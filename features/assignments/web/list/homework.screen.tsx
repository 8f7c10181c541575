import { AssignmentList } from './assignment-list.tsx';

/** The homework that a teacher gave. */
export const Screen = () => <AssignmentList family="homework" />;
