import type { CallOutput } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import type { getPaper } from '../../contract.ts';
import { paperMessages } from '../../messages.ts';
import { RoutingSimulator, type SimulationRequest } from './routing-simulator.tsx';
import styles from './routing.module.css';

type Routing = NonNullable<CallOutput<typeof getPaper>['sections'][number]['routing']>;

interface PaperRoutingProps {
  routing: Routing;
  /** The questions of the first module; absent for who may not try cuts on past answers. */
  request?: SimulationRequest | undefined;
}

/** Which second modules may follow a first one, and from which share of its points. */
export const PaperRouting = ({ routing, request }: PaperRoutingProps) => {
  const t = useTranslation(paperMessages);
  const language = useLanguage();
  const isOwn = routing.some(({ atLeastPercent, usualPercent }) => atLeastPercent !== usualPercent);
  const last = routing.length - 1;
  return (
    <div className={styles.routing}>
      <h4>{t('routing')}</h4>
      <ul>
        {routing.map(({ part, name, atLeastPercent, usualPercent }, index) => (
          <li key={part}>
            {index === last
              ? t('routingRest', { module: name[language] })
              : t('routingFrom', { module: name[language], percent: atLeastPercent })}{' '}
            {isOwn && index < last && <span className="meta">{t('routingUsual', { percent: usualPercent })}</span>}
          </li>
        ))}
      </ul>
      {request && <RoutingSimulator request={request} routes={routing} />}
    </div>
  );
};
