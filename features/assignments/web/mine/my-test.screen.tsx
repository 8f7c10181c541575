import { MyList } from './my-list.tsx';

/** The student's tests. */
export const Screen = () => <MyList side="test" />;
