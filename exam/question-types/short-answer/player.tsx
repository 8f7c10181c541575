import { TextAnswer } from '../parts/text-answer.tsx';
import type { Written } from '../parts/written.ts';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt } from './type.ts';

/** The question and a field for a few sentences. */
export const Player = (props: PlayerProps<Prompt, Written>) => <TextAnswer {...props} isShort />;
