import { GiveWork } from './give-work.tsx';

/** New homework. */
export const Screen = () => <GiveWork family="homework" />;
