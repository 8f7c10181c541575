import type { CSSProperties } from 'react';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { areSharesExact, shareRoutes } from '@inkstone/exam/statistics';
import { simulateRouting } from '@inkstone/reports/contract';
import { QueryBoundary, useLanguage, useTranslation } from '@inkstone/ui';
import { routingMessages } from '../../messages.ts';
import type { RoutingSimulatorProps, SimulatedRoute } from './routing-simulator.tsx';
import styles from './routing.module.css';

/** What past answers say of the cuts. */
export const Simulation = ({ request, routes }: RoutingSimulatorProps) => {
  const t = useTranslation(routingMessages);
  const query = useApiQuery(simulateRouting, request);
  return (
    <QueryBoundary query={query} errorTitle={t('simulateFailed')}>
      {(simulation) => <SimulationResult simulation={simulation} routes={routes} />}
    </QueryBoundary>
  );
};

interface SimulationResultProps {
  simulation: CallOutput<typeof simulateRouting>;
  routes: readonly SimulatedRoute[];
}

const SimulationResult = ({ simulation, routes }: SimulationResultProps) => {
  const t = useTranslation(routingMessages);
  const language = useLanguage();
  const explain = useExplanation();
  const { source, bins } = simulation;
  if (source === 'none') return <p className="small">{explain(simulation)}</p>;
  const cuts = routes.map(({ atLeastPercent }) => atLeastPercent);
  const shares = shareRoutes(bins, cuts);
  const isExact = source === 'answers' && areSharesExact(bins, cuts);
  return (
    <>
      <ul className={styles.shares} aria-live="polite">
        {routes.map(({ part, name }, index) => (
          <li key={part}>
            <span>{name[language]}</span>
            <b className="num">
              {t(isExact ? 'share' : 'shareAbout', { percent: Math.round(100 * (shares[index] ?? 0)) })}
            </b>
          </li>
        ))}
      </ul>
      <PercentHistogram bins={bins} cuts={cuts} />
      <p className="small dim">{explain(simulation)}</p>
    </>
  );
};

/** On whom the shares rest, and what an estimate assumes. */
const useExplanation = () => {
  const t = useTranslation(routingMessages);
  const language = useLanguage();
  return ({ source, students, partial, questionCount, measuredCount }: SimulationResultProps['simulation']): string => {
    const few = students === 0 ? t('nobody') : t('few', { count: students });
    const sentences = {
      answers: [t('restsOn', { count: students }), ...(partial > 0 ? [t('partly', { count: partial })] : [])],
      facilities: [few, t('estimated', { measured: measuredCount, all: questionCount })],
      none: [few, t('nothingYet')],
    };
    return sentences[source].join(language === 'zh' ? '' : ' ');
  };
};

interface PercentHistogramProps {
  bins: SimulationResultProps['simulation']['bins'];
  cuts: readonly number[];
}

/** The results from 0 to 100 percent as bars, with the cuts as lines; the shares beside say the same in words. */
const PercentHistogram = ({ bins, cuts }: PercentHistogramProps) => {
  const t = useTranslation(routingMessages);
  const highest = Math.max(...bins.map(({ weight }) => weight));
  const at = (percent: number) => ({ '--at': `${percent}%` }) as CSSProperties;
  return (
    <div className={styles.histogram} role="img" aria-label={t('histogram')}>
      {bins.map(({ from, to, weight }) => (
        <i
          key={from}
          className={styles.bar}
          style={{ ...at((from + to) / 2), ...({ '--high': `${(100 * weight) / highest}%` } as CSSProperties) }}
        />
      ))}
      {cuts
        .filter((cut) => cut > 0)
        .map((cut) => (
          <i key={cut} className={styles.cutLine} style={at(cut)} />
        ))}
    </div>
  );
};
