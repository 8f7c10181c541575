import { useGo, usePlace, useSearch } from '@inkstone/ui/screen';
import { enterTest, journeys } from '../addresses.ts';
import { AttemptFrame } from './attempt-frame.tsx';

const examOf = (path: string) => journeys.find(({ introduction }) => introduction.path === path)?.exam ?? enterTest;

/** Directions before a test; Start leads into the exam window with the clock running. */
export const Screen = () => {
  const { id } = useSearch(enterTest);
  const { path } = usePlace();
  const go = useGo();
  return <AttemptFrame kind="test" id={id} onStarted={() => go(examOf(path), { id }, { replace: true })} />;
};
