import type { ReactNode } from 'react';
import type { LocalizedText } from '@inkstone/base';

/** One entry of a role's menu: a link, or a heading over links. */
export interface MenuEntry {
  readonly id: string;
  readonly label: LocalizedText;
  /** Its target: a path with its query. An entry with children may have no target of its own. */
  readonly to?: string;
  readonly children?: readonly MenuEntry[];
  /** Paths of screens that belong to it without being in the menu; it is highlighted while one of them is open. */
  readonly covers?: readonly string[];
}

/** What the session adds to the layout: the menu of the role, and the content at the right end of the bar. */
export interface LayoutParts {
  /** Person and role; when it changes, the screens that stayed mounted are dropped. */
  readonly scope: string;
  /** The target of the brand mark. */
  readonly home: string;
  readonly menu: readonly MenuEntry[];
  /** Tips beside entries of the menu, by the id of the entry. */
  readonly tips?: Readonly<Record<string, ReactNode>>;
  /** Left of the messages, where there is room: sound check, customer service, guide to textbooks. */
  readonly tools?: ReactNode;
  /** On the bar at any width, before the messages. */
  readonly search?: ReactNode;
  /** The switch between the person's roles. */
  readonly role?: ReactNode;
  readonly messages?: ReactNode;
  readonly language?: ReactNode;
  readonly user?: ReactNode;
  /** Floats in a corner over the screens with the layout `bar`. */
  readonly corner?: ReactNode;
}

/** Whether a menu entry is highlighted for a path: its own, one of its children's, or one that it covers. */
export const isActiveEntry = (entry: MenuEntry, path: string): boolean =>
  entry.to?.split('?')[0] === path ||
  (entry.covers ?? []).includes(path) ||
  (entry.children ?? []).some((child) => isActiveEntry(child, path));
