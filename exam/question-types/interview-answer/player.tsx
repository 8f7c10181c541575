import type { Recorded } from '../parts/recorded.ts';
import { Speaking } from '../parts/speaking.tsx';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt } from './type.ts';

/** The task, and the recorder that its section drives. */
export const Player = (props: PlayerProps<Prompt, Recorded>) => <Speaking {...props} />;
