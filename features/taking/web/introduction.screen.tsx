import { useGo, usePlace, useSearch } from '@inkstone/ui/screen';
import { enterTest, journeys, sittingAt } from '../addresses.ts';
import { AttemptFrame } from './attempt-frame.tsx';

/** Directions before a test; Start leads into the exam window with the clock running. */
export const Screen = () => {
  const { id } = useSearch(enterTest);
  const { path } = usePlace();
  const go = useGo();
  const journey = journeys.find(({ introduction }) => introduction?.path === path);
  const onStarted = () => {
    const sitting = journey && sittingAt(journey, { kind: 'test', id });
    if (sitting) go(sitting.to, sitting.search, { replace: true });
  };
  return <AttemptFrame kind="test" id={id} onStarted={onStarted} />;
};
