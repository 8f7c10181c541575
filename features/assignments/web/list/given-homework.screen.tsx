import { GivenList } from './given-list.tsx';

/** The homework that a teacher gave. */
export const Screen = () => <GivenList family="homework" />;
