import type { ReactNode } from 'react';
import type { LocalizedText } from '@inkstone/base';

/** One entry of a role's menu: a link, or a heading over links. */
export interface MenuEntry {
  readonly id: string;
  readonly label: LocalizedText;
  /** Where it leads: a path with its query. An entry with children may lead nowhere itself. */
  readonly to?: string;
  readonly children?: readonly MenuEntry[];
  /** Paths of the screens that belong to it without standing in the menu, so that it is marked while one is there. */
  readonly covers?: readonly string[];
}

/** What the session puts into the frame: the menu of the role, and what stands at the bar's right end. */
export interface LayoutParts {
  /** Person and role; when it changes, kept lists are dropped. */
  readonly scope: string;
  /** Where the brand leads. */
  readonly home: string;
  readonly menu: readonly MenuEntry[];
  /** Left of the messages, where there is room: sound check, customer service. */
  readonly tools?: ReactNode;
  /** On the bar at any width, before the messages. */
  readonly search?: ReactNode;
  /** The switch between held roles. */
  readonly role?: ReactNode;
  readonly messages?: ReactNode;
  readonly language?: ReactNode;
  readonly user?: ReactNode;
  /** Floats in a corner over the screens with a bar. */
  readonly corner?: ReactNode;
}

/** Whether a menu entry is the one of the path: its own, one of its children's, or one that it covers. */
export const isActiveEntry = (entry: MenuEntry, path: string): boolean =>
  entry.to?.split('?')[0] === path ||
  (entry.covers ?? []).includes(path) ||
  (entry.children ?? []).some((child) => isActiveEntry(child, path));
