import { createContext, use, useMemo } from 'react';
import type { ScreenPath } from '@inkstone/base';
import { isAllowed, type Access } from '@inkstone/call';
import { indexFor, menuFor, type RoleMenuEntry } from '../menus.ts';
import { useMaybeMe, type WebMe } from './use-session.ts';

/** A screen that works, as far as menus and doors see it. */
export interface BuiltScreen {
  readonly path: string;
  readonly who: unknown;
}

/** The screens that work; the app gives them. */
export const BuiltContext = createContext<readonly BuiltScreen[]>([]);

/** Whether a person may open a screen. */
export const mayOpen = (who: unknown, me: WebMe | null): boolean =>
  isAllowed(who as Access, me ? { role: me.role, permissions: me.permission } : null);

const builtFor = (screens: readonly BuiltScreen[], me: WebMe | null): ReadonlySet<string> =>
  new Set(screens.filter(({ who }) => mayOpen(who, me)).map(({ path }) => path));

/** Where the person arrives, what their menu holds, and which paths they can open at all. */
export const usePlaces = (): { index: ScreenPath; menu: readonly RoleMenuEntry[]; built: ReadonlySet<string> } => {
  const screens = use(BuiltContext);
  const me = useMaybeMe();
  return useMemo(() => {
    const built = builtFor(screens, me);
    if (!me) return { index: '/login', menu: [], built };
    const key = { role: me.role, permissions: me.permission, built };
    return { index: indexFor(key), menu: menuFor(key), built };
  }, [screens, me]);
};
