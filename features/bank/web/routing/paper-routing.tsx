import { toPoints } from '@inkstone/base';
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

/** Which second modules may follow a first one, and from which share of its points, or from how many. */
export const PaperRouting = ({ routing, request }: PaperRoutingProps) => {
  const t = useTranslation(paperMessages);
  const language = useLanguage();
  const hasPoints = routing.some(({ atLeastPoints }) => atLeastPoints !== undefined);
  const isOwn = !hasPoints && routing.some(({ atLeastPercent, usualPercent }) => atLeastPercent !== usualPercent);
  const last = routing.length - 1;
  const describeCut = ({ name, atLeastPercent, atLeastPoints }: Routing[number]): string =>
    atLeastPoints === undefined
      ? t('routingFrom', { module: name[language], percent: atLeastPercent })
      : t('routingFromPoints', { route: name[language], count: toPoints(atLeastPoints) });
  return (
    <div className={styles.routing}>
      <h3>{t('routing')}</h3>
      <ul>
        {routing.map((route, index) => (
          <li key={route.part}>
            {index === last ? t('routingRest', { module: route.name[language] }) : describeCut(route)}{' '}
            {isOwn && index < last && (
              <span className="meta">{t('routingUsual', { percent: route.usualPercent })}</span>
            )}
          </li>
        ))}
      </ul>
      {request && <RoutingSimulator request={request} routes={routing} />}
    </div>
  );
};
