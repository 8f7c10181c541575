import { Button } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import type { LocalizedText } from '@inkstone/base';
import type { CallInput } from '@inkstone/call/web';
import type { simulateRouting } from '@inkstone/reports/contract';
import { BlockSkeleton, lazyWithRetry, useTranslation } from '@inkstone/ui';
import { routingMessages } from '../../messages.ts';
import styles from './routing.module.css';

const Simulation = lazyWithRetry(async () => (await import('./routing-simulation.tsx')).Simulation);

/** The questions of a first module, as the simulation asks for them. */
export type SimulationRequest = CallInput<typeof simulateRouting>;

/** A second module with the percentage from which it follows; the last one has 0. */
export interface SimulatedRoute {
  part: string;
  name: LocalizedText;
  atLeastPercent: number;
}

/** What the simulator needs of a section. */
export interface RoutingSimulatorProps {
  request: SimulationRequest;
  /** From the hardest down; their cuts fit. */
  routes: readonly SimulatedRoute[];
}

/** How past students would have been routed by the cuts; asked for when a teacher opens it. */
export const RoutingSimulator = ({ request, routes }: RoutingSimulatorProps) => {
  const t = useTranslation(routingMessages);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={styles.simulator}>
      <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
        {t('simulate')}
      </Button>
      <div id={panelId}>
        {isOpen && (
          <Suspense fallback={<BlockSkeleton lines={2} />}>
            <Simulation request={request} routes={routes} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
