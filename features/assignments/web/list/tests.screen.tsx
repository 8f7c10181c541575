import { AssignmentList } from './assignment-list.tsx';

/** The tests that a teacher gave. */
export const Screen = () => <AssignmentList family="test" />;
