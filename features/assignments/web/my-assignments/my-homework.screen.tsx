import { MyAssignments } from './my-assignments.tsx';

/** The student's assignments. */
export const Screen = () => <MyAssignments kind="homework" />;
