import { MailHead } from './mail-head.tsx';
import { TextAnswer } from '../parts/text-answer.tsx';
import type { WrittenAnswer } from '../parts/written-answer.ts';
import type { PlayerProps } from '../views-contract.ts';
import type { Prompt } from './type.ts';

/** The task and a field for a long text; an e-mail has its lines of address above it. */
export const Player = (props: PlayerProps<Prompt, WrittenAnswer>) => {
  const { mail, leastWords } = props.prompt;
  return <TextAnswer {...props} leastWords={leastWords} head={mail && <MailHead {...mail} />} />;
};
