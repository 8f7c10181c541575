import { Button, NumberInput } from '@mantine/core';
import { useId } from 'react';
import { pointsText, toPoints } from '@inkstone/base';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { composerMessages } from '../../messages.ts';
import type { ComposedPaper, SectionSlot } from '../composed-paper.ts';
import {
  toSimulatedRoutes,
  toSimulationRequest,
  withCut,
  type ComposedRoute,
  type ComposedRouting,
} from './routing-rows.ts';
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
  const explain = useExplanation();
  const { routes, isOwn, isValid, points } = routing;
  const last = routes.length - 1;
  const isUnset = points !== null && place.cuts === undefined;
  const isWrong = !isValid && !isUnset;
  return (
    <div className={styles.routing} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{t('routing')}</h3>
      <p className="small dim">{explain(routing)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(points ? 'routingRoute' : 'routingNext')}</th>
            <th scope="col">{t(points ? 'routingFromPoints' : 'routingFrom')}</th>
            {!points && <th scope="col">{t('routingUsual')}</th>}
          </tr>
        </thead>
        <tbody>
          {routes.map((route, index) => (
            <tr key={route.part}>
              <th scope="row">{route.name[language]}</th>
              <td>
                {index === last ? (
                  t('routingRest')
                ) : (
                  <CutField
                    route={route}
                    isWrong={isWrong}
                    machinePoints={points && points.machine}
                    onCut={(cut) => onChange(withCut(place, routing, { part: route.part, cut }))}
                  />
                )}
              </td>
              {!points && (
                <td className="num">{index === last ? '' : t('percent', { percent: route.usualPercent })}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {points ? t('routingWrongPoints', { most: pointsText(points.machine) }) : t('routingWrong')}
        </p>
      )}
      {isOwn && (
        <div className="row wrap">
          {isValid && <span className="small">{t('routingOwn')}</span>}
          <Button onClick={() => onChange(withoutCuts(place))}>{t('routingReset')}</Button>
        </div>
      )}
      {isValid && place.sets.length > 0 && (
        <RoutingSimulator request={toSimulationRequest(paper, place, paperId)} routes={toSimulatedRoutes(routing)} />
      )}
    </div>
  );
};

/** What decides between the second modules, and of which points. */
const useExplanation = () => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  return ({ points, isEstimate }: ComposedRouting): string => {
    if (points?.machine === 0) return t('routingNoPoints');
    const how = points ? t('routingHowPoints', { most: pointsText(points.machine) }) : t('routingHow');
    return [how, isEstimate ? t('routingEstimate') : ''].join(language === 'zh' ? '' : ' ').trim();
  };
};

interface CutFieldProps {
  route: ComposedRoute;
  isWrong: boolean;
  /** Hundredths of points that a machine marks, where the cut is in points; null: it is a percentage. */
  machinePoints: number | null;
  onCut(cut: number | null): void;
}

const CutField = ({ route, isWrong, machinePoints, onCut }: CutFieldProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  if (machinePoints !== null) {
    return (
      <NumberInput
        className={styles.cut}
        aria-label={t('routingPointCut', { route: route.name[language] })}
        aria-invalid={isWrong}
        decimalScale={2}
        clampBehavior="none"
        min={0}
        max={toPoints(machinePoints)}
        value={route.cut === null ? '' : toPoints(route.cut)}
        onChange={(value) => onCut(value === '' ? null : Math.round(Number(value) * 100))}
      />
    );
  }
  return (
    <NumberInput
      className={styles.cut}
      aria-label={t('routingCut', { module: route.name[language] })}
      aria-invalid={isWrong}
      suffix="%"
      min={0}
      max={100}
      value={route.cut ?? ''}
      onChange={(value) => onCut(value === '' ? null : Number(value))}
    />
  );
};
