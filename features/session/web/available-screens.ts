import { createContext, use, useMemo } from 'react';
import type { ScreenPath } from '@inkstone/exam/screen-path-list';
import { isAllowed, type Access } from '@inkstone/call';
import { indexFor, menuFor, type RoleMenuEntry } from '../menus.ts';
import { useOptionalUser, type WebUser } from './use-session.ts';

/** A screen for menus and access checks. */
export interface AvailableScreen {
  readonly path: string;
  readonly who: unknown;
}

/** The available screens, provided by the app. */
export const AvailableScreensContext = createContext<readonly AvailableScreen[]>([]);

/** Whether a person may open a screen. */
export const canOpen = (access: unknown, me: WebUser | null): boolean =>
  isAllowed(access as Access, me ? { role: me.role, permissions: me.permission } : null);

const listAvailablePaths = (screens: readonly AvailableScreen[], me: WebUser | null): ReadonlySet<string> =>
  new Set(screens.filter(({ who }) => canOpen(who, me)).map(({ path }) => path));

/** The user's start page, menu, and the paths they may open. */
export const useMenu = (): { index: ScreenPath; menu: readonly RoleMenuEntry[]; built: ReadonlySet<string> } => {
  const screens = use(AvailableScreensContext);
  const me = useOptionalUser();
  return useMemo(() => {
    const paths = listAvailablePaths(screens, me);
    if (!me) return { index: '/login', menu: [], built: paths };
    const key = { role: me.role, permissions: me.permission, built: paths };
    return { index: indexFor(key), menu: menuFor(key), built: paths };
  }, [screens, me]);
};
