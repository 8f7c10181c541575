import { useSearch } from '@inkstone/ui/screen';
import { enterTest } from '../addresses.ts';
import { AttemptFrame } from './attempt-frame.tsx';

/** The exam window of a test, or of homework in programmes with one screen for both. */
export const Screen = () => {
  const { id, kind = 'test' } = useSearch(enterTest);
  return <AttemptFrame kind={kind} id={id} />;
};
