import { GiveWork } from './give-work.tsx';

/** A new test. */
export const Screen = () => <GiveWork family="test" />;
