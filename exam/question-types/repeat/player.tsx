import type { RecordedAnswer } from '../parts/recorded-answer.ts';
import { Speaking } from '../parts/speaking.tsx';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt } from './type.ts';

/** What to do, and the recorder; the sentence is heard from the set. */
export const Player = (props: PlayerProps<Prompt, RecordedAnswer>) => <Speaking {...props} />;
