import { Menu } from '@mantine/core';
import { HangingMenu, type Panel } from '@inkstone/ui';
import type { ToolItem } from './tools-button.tsx';

/** The tools of a narrow window, opened. */
export const ToolsMenu = ({ panel, items }: { panel: Panel; items: readonly ToolItem[] }) => (
  <HangingMenu panel={panel} how={{ position: 'bottom-end' }}>
    <Menu.Dropdown>
      {items.map((item) => (
        <Menu.Item key={item.id} leftSection={item.icon} onClick={item.act} aria-pressed={item.isOn}>
          {item.label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </HangingMenu>
);
