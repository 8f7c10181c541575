import { MyAssignments } from './my-assignments.tsx';

/** A staff member's own tests. */
export const Screen = () => <MyAssignments kind="staffTest" />;
