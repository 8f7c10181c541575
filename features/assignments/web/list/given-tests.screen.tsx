import { GivenList } from './given-list.tsx';

/** The tests that a teacher gave. */
export const Screen = () => <GivenList family="test" />;
