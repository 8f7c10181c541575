import { Activity, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { ScreenHost } from './screen-host.tsx';

interface AliveScreen {
  row: ScreenDefinition;
  query: string;
}

interface KeepAliveOutletProps {
  row: ScreenDefinition;
  query: string;
  Gate: ComponentType<{ who: unknown; children: ReactNode }>;
}

const withScreen = (screens: readonly AliveScreen[], row: ScreenDefinition, query: string): readonly AliveScreen[] => {
  const at = screens.findIndex((screen) => screen.row === row);
  if (at === -1) return [...screens, { row, query }];
  return screens[at]?.query === query ? screens : screens.with(at, { row, query });
};

/** Renders a screen. Keep-alive screens stay mounted but hidden while another one is shown. */
export const KeepAliveOutlet = ({ row, query, Gate }: KeepAliveOutletProps) => {
  const [before, setScreens] = useState<readonly AliveScreen[]>([]);
  const screens = row.keepAlive ? withScreen(before, row, query) : before;
  if (screens !== before) setScreens(screens);
  return (
    <>
      {screens.map((screen) => (
        <Activity key={screen.row.path} mode={screen.row === row ? 'visible' : 'hidden'}>
          <ScreenHost row={screen.row} query={screen.query} Gate={Gate} />
        </Activity>
      ))}
      {!row.keepAlive && <ScreenHost key={row.path} row={row} query={query} Gate={Gate} />}
    </>
  );
};
