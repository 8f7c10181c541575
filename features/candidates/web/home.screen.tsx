import { MyList } from '@inkstone/assignments/web';

/** The tests of a signed-in candidate. */
export const Screen = () => <MyList kind="candidate" />;
