import { MyList } from './my-list.tsx';

/** A staff member's own tests. */
export const Screen = () => <MyList side="staffTest" />;
