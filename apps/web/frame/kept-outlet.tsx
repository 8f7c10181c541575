import { Activity, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { ScreenHost } from './screen-host.tsx';

interface Standing {
  row: ScreenDefinition;
  query: string;
}

interface KeptOutletProps {
  row: ScreenDefinition;
  query: string;
  Gate: ComponentType<{ who: unknown; children: ReactNode }>;
}

const withScreen = (standing: readonly Standing[], row: ScreenDefinition, query: string): readonly Standing[] => {
  const at = standing.findIndex((one) => one.row === row);
  if (at === -1) return [...standing, { row, query }];
  return standing[at]?.query === query ? standing : standing.with(at, { row, query });
};

/** Draws the screen of a row. Rows that are kept alive stay standing, hidden, while the person is elsewhere. */
export const KeptOutlet = ({ row, query, Gate }: KeptOutletProps) => {
  const [before, setStanding] = useState<readonly Standing[]>([]);
  const standing = row.keepAlive ? withScreen(before, row, query) : before;
  if (standing !== before) setStanding(standing);
  return (
    <>
      {standing.map((one) => (
        <Activity key={one.row.path} mode={one.row === row ? 'visible' : 'hidden'}>
          <ScreenHost row={one.row} query={one.query} Gate={Gate} />
        </Activity>
      ))}
      {!row.keepAlive && <ScreenHost key={row.path} row={row} query={query} Gate={Gate} />}
    </>
  );
};
