import { useTranslation } from '@inkstone/ui';
import { betweenWords } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { ServerWait } from './server-wait.tsx';

interface RoutingPageProps {
  store: AttemptStore;
  snapshot: Snapshot;
  /** Opens the attempt again, with the module that was chosen. */
  onChosen: () => void;
}

/** The border of a module: the server chooses the next one. */
export const RoutingPage = ({ store, snapshot, onChosen }: RoutingPageProps) => {
  const say = useTranslation(betweenWords);
  return (
    <ServerWait
      store={store}
      snapshot={snapshot}
      title={say('routingTitle')}
      body={say('routingBody')}
      bodyWhenAway={say('routingAway')}
      onGiven={onChosen}
    />
  );
};
