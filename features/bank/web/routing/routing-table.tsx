import { Button, NumberInput } from '@mantine/core';
import { useId } from 'react';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { composerMessages } from '../../messages.ts';
import type { ComposedPaper, SectionSlot } from '../composed-paper.ts';
import { toSimulationRequest, withCut, type ComposedRoute, type ComposedRouting } from './routing-rows.ts';
import { RoutingSimulator } from './routing-simulator.tsx';
import styles from './routing.module.css';

interface RoutingTableProps {
  /** The stored paper that is edited; undefined for a new one. */
  paperId: number | undefined;
  paper: ComposedPaper;
  place: SectionSlot;
  routing: ComposedRouting;
  onChange(place: SectionSlot): void;
}

const withoutCuts = ({ cuts: _, ...place }: SectionSlot): SectionSlot => place;

/** From which share of the first module's points each second module follows, with the exam's values beside. */
export const RoutingTable = ({ paperId, paper, place, routing, onChange }: RoutingTableProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const headingId = useId();
  const { routes, isOwn, isValid, isEstimate } = routing;
  return (
    <div className={styles.routing} role="group" aria-labelledby={headingId}>
      <h4 id={headingId}>{t('routing')}</h4>
      <p className="small dim">
        {[t('routingHow'), isEstimate ? t('routingEstimate') : ''].join(language === 'zh' ? '' : ' ')}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('routingNext')}</th>
            <th scope="col">{t('routingFrom')}</th>
            <th scope="col">{t('routingUsual')}</th>
          </tr>
        </thead>
        <tbody>
          {routes.map((route, index) => (
            <tr key={route.part}>
              <th scope="row">{route.name[language]}</th>
              <td>
                {index === routes.length - 1 ? (
                  t('routingRest')
                ) : (
                  <CutField
                    route={route}
                    isValid={isValid}
                    onCut={(cut) => onChange(withCut(place, routing, { part: route.part, cut }))}
                  />
                )}
              </td>
              <td className="num">
                {index === routes.length - 1 ? '' : t('percent', { percent: route.usualPercent })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isValid && (
        <p role="alert" className={styles.wrong}>
          {t('routingWrong')}
        </p>
      )}
      {isOwn && (
        <div className="row wrap">
          {isValid && <span className="small">{t('routingOwn')}</span>}
          <Button onClick={() => onChange(withoutCuts(place))}>{t('routingReset')}</Button>
        </div>
      )}
      {isValid && place.sets.length > 0 && (
        <RoutingSimulator
          request={toSimulationRequest(paper, place, paperId)}
          routes={routes.map(({ cut, ...route }) => ({ ...route, atLeastPercent: cut ?? 0 }))}
        />
      )}
    </div>
  );
};

interface CutFieldProps {
  route: ComposedRoute;
  isValid: boolean;
  onCut(cut: number | null): void;
}

const CutField = ({ route, isValid, onCut }: CutFieldProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  return (
    <NumberInput
      className={styles.cut}
      aria-label={t('routingCut', { module: route.name[language] })}
      aria-invalid={!isValid}
      suffix="%"
      min={0}
      max={100}
      value={route.cut ?? ''}
      onChange={(value) => onCut(value === '' ? null : Number(value))}
    />
  );
};
