import type { RecordedAnswer } from '../parts/recorded-answer.ts';
import { Speaking } from '../parts/speaking.tsx';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt } from './type.ts';

/** The task, and a recorder controlled by its section. */
export const Player = (props: PlayerProps<Prompt, RecordedAnswer>) => <Speaking {...props} />;
