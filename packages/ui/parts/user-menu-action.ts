import type { ReactNode } from 'react';

/** An entry of the user menu: a link or an action. */
export interface UserMenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  onAction?: () => void;
}
