import { useSearch } from '@inkstone/ui/screen';
import { enterTest } from '../addresses.ts';
import { AttemptFrame } from './attempt-frame.tsx';

/** Work in its own window by its blueprint's rules: a test, or homework of a programme with one screen for both. */
export const Screen = () => {
  const { id, kind = 'test' } = useSearch(enterTest);
  return <AttemptFrame kind={kind} id={id} />;
};
