import { AttemptFrame } from './attempt-frame.tsx';
import { useSearch } from '@inkstone/ui/screen';
import { enterHomework } from '../addresses.ts';

/** The exam window of homework. */
export const Screen = () => {
  const { id } = useSearch(enterHomework);
  return <AttemptFrame kind="homework" id={id} />;
};
