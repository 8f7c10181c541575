import { MyAssignments } from '@inkstone/assignments/web';

/** The tests of a signed-in candidate. */
export const Screen = () => <MyAssignments kind="candidate" />;
