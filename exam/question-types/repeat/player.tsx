import type { RecordedAnswer } from '../parts/recorded-answer.ts';
import { Speaking } from '../parts/speaking.tsx';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt } from './type.ts';

/** The instructions and the recorder; the sentence is in the set's recording. */
export const Player = (props: PlayerProps<Prompt, RecordedAnswer>) => <Speaking {...props} />;
