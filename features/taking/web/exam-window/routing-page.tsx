import { useAccountTranslation, useTranslation } from '@inkstone/ui';
import { betweenMessages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { ServerWait } from './server-wait.tsx';

interface RoutingPageProps {
  store: AttemptStore;
  snapshot: Snapshot;
  /** Opens the attempt again with the chosen module. */
  onChosen: () => void;
}

/** Waits at the end of a module for the server to choose the next one. */
export const RoutingPage = ({ store, snapshot, onChosen }: RoutingPageProps) => {
  const [tBetween, tAccount] = [useTranslation(betweenMessages), useAccountTranslation(betweenMessages)];
  return (
    <ServerWait
      store={store}
      snapshot={snapshot}
      title={tBetween('routingTitle')}
      body={tBetween('routingBody')}
      bodyWhenAway={tAccount('routingAway')}
      onReady={onChosen}
    />
  );
};
