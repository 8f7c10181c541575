import { Menu, Popover } from '@mantine/core';
import type { MenuProps, PopoverProps } from '@mantine/core';
import { useLayoutEffect } from 'react';
import type { ReactNode, RefCallback } from 'react';
import { type Panel, useDeferredOpen } from './use-panel.ts';

/** A placeholder for a panel's button: the button itself is rendered before the panel's code is loaded. */
const AnchorButton = ({ button, stand }: { button: HTMLElement | null; stand?: RefCallback<HTMLElement> }) => {
  // Tells the library which button the panel is anchored to.
  useLayoutEffect(() => {
    stand?.(button);
    return () => void stand?.(null);
  }, [button, stand]);
  return null;
};

interface AnchoredProps<Props> {
  panel: Panel;
  options: Partial<Props>;
  /** The dropdown. */
  children: ReactNode;
}

/** A panel above or below its button; focus is trapped inside until it is closed. */
export const AnchoredPanel = ({ panel, options, children }: AnchoredProps<PopoverProps>) => (
  <Popover
    {...options}
    id={panel.id}
    opened={useDeferredOpen(panel.opened)}
    onChange={panel.setOpened}
    withRoles={false}
    trapFocus
    returnFocus
  >
    <Popover.Target refProp="stand">
      <AnchorButton button={panel.button} />
    </Popover.Target>
    {children}
  </Popover>
);

/** A menu under its button. */
export const AnchoredMenu = ({ panel, options, children }: AnchoredProps<MenuProps>) => (
  <Menu {...options} id={panel.id} opened={useDeferredOpen(panel.opened)} onChange={panel.setOpened}>
    <Menu.Target refProp="stand">
      <AnchorButton button={panel.button} />
    </Menu.Target>
    {children}
  </Menu>
);
