import { MyShelf } from './my-shelf.tsx';

/** The student's original textbooks. */
export const Screen = () => <MyShelf annotated={false} />;
