import type { ComponentType, ReactNode } from 'react';
import type { ShellParts } from '@inkstone/ui/screen';

/** What the frame needs of the session: who is there decides what is drawn and what may be seen. */
export interface SessionLink {
  /** Wraps the whole app: session store, language, calls. */
  readonly Session: ComponentType<{ children: ReactNode }>;
  /** Draws its children for those who may see them, and leads the others to where they belong. */
  readonly Gate: ComponentType<{ who: unknown; children: ReactNode }>;
  /** The bar's menu and slots for the person who is there. */
  readonly useShell: () => ShellParts;
}
