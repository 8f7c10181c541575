import { AttemptFrame } from './attempt-frame.tsx';
import { useSearch } from '@inkstone/ui/screen';
import { enterTest } from '../addresses.ts';

/** A test in its own window: by its blueprint's rules. */
export const Screen = () => {
  const { id } = useSearch(enterTest);
  return <AttemptFrame kind="test" id={id} />;
};
