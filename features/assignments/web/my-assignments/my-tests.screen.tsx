import { MyAssignments } from './my-assignments.tsx';

/** The student's tests. */
export const Screen = () => <MyAssignments kind="test" />;
