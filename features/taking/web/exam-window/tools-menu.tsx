import type { ReactNode } from 'react';
import { Menu } from '@mantine/core';
import { CheckIcon, AnchoredMenu, type Panel } from '@inkstone/ui';

/** One tool of the exam window. */
export interface ToolItem {
  id: string;
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  onSelect: () => void;
}

/** The opened tools menu of a narrow window. */
export const ToolsMenu = ({ panel, items }: { panel: Panel; items: readonly ToolItem[] }) => (
  <AnchoredMenu panel={panel} options={{ position: 'bottom-end' }}>
    <Menu.Dropdown>
      {items.map((item) => (
        <Menu.Item
          key={item.id}
          leftSection={item.icon}
          rightSection={item.isOn && <CheckIcon />}
          onClick={item.onSelect}
          aria-pressed={item.isOn}
        >
          {item.label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </AnchoredMenu>
);
