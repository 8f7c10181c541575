import type { ComponentType, ReactNode } from 'react';
import type { LayoutParts } from '@inkstone/ui/screen';

/** What the frame needs of the session. */
export interface SessionLink {
  /** Wraps the whole app: session store, language, calls. */
  readonly Session: ComponentType<{ children: ReactNode }>;
  /** Renders its children for those with access, and redirects the others. */
  readonly Gate: ComponentType<{ who: unknown; children: ReactNode }>;
  /** The bar's menu and slots for the current user. */
  readonly useShell: () => LayoutParts;
}
