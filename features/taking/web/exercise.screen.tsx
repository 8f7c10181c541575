import { AttemptFrame } from './attempt-frame.tsx';
import { useSearch } from '@inkstone/ui/screen';
import { enterHomework } from '../addresses.ts';

/** Homework in its own window: it may be left and gone on with. */
export const Screen = () => {
  const { id } = useSearch(enterHomework);
  return <AttemptFrame kind="homework" id={id} />;
};
