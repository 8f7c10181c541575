import type { ReactNode } from 'react';

/** One thing the user menu can do: follow a link, or act. */
export interface UserMenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  onAction?: () => void;
}
