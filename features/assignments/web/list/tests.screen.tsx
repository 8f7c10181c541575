import { AssignmentList } from './assignment-list.tsx';

/** Tests assigned by the teacher. */
export const Screen = () => <AssignmentList family="test" />;
