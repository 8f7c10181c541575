import { MyList } from './my-list.tsx';

/** The student's assignments. */
export const Screen = () => <MyList side="homework" />;
