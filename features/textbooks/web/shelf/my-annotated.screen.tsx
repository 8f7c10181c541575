import { MyShelf } from './my-shelf.tsx';

/** The student's annotated textbooks. */
export const Screen = () => <MyShelf annotated />;
