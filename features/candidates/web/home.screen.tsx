import { MyList } from '@inkstone/assignments/web';

/** What a candidate was invited to. */
export const Screen = () => <MyList kind="candidate" />;
