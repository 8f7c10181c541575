import { TextAnswer } from '../parts/text-answer.tsx';
import type { WrittenAnswer } from '../parts/written-answer.ts';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt } from './type.ts';

/** The question and a field for a few sentences. */
export const Player = (props: PlayerProps<Prompt, WrittenAnswer>) => <TextAnswer {...props} isShort />;
