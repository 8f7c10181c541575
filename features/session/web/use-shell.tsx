import { lazy } from 'react';
import type { ReactNode } from 'react';
import { LanguageButton } from '@inkstone/ui';
import type { LayoutParts } from '@inkstone/ui/screen';
import { readerZone } from '@inkstone/ui/time';
import { useMenu } from './available-screens.ts';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useOptionalUser } from './use-session.ts';

// Menus are loaded with the top bar, not with the login.
const PersonMenu = lazy(async () => ({ default: (await import('./person-menu.tsx')).PersonMenu }));
const RoleSwitch = lazy(async () => ({ default: (await import('./role-switch.tsx')).RoleSwitch }));

/** Parts of the top bar provided by other features. */
export interface ShellSlots {
  readonly search?: ReactNode;
  /** Tips beside entries of the menu, by the id of the entry. */
  readonly tips?: LayoutParts['tips'];
  /** The bell with its popover. */
  readonly messages?: ReactNode;
  /** Sound check, customer service, guide to textbooks. */
  readonly tools?: ReactNode;
  /** Floats over every screen with a top bar. */
  readonly corner?: ReactNode;
}

/** The top bar for the signed-in user; otherwise only brand and language. */
export const useShell = (slots: ShellSlots): LayoutParts => {
  const me = useOptionalUser();
  const { index, menu } = useMenu();
  const switchLanguage = useLanguageSwitch();
  const language = <LanguageButton onSwitch={(to) => void switchLanguage(to)} />;
  if (!me) return { scope: '', home: '/', menu: [], language };
  return {
    ...slots,
    // The time zone is part of the scope, since cached lists would show times in the previous one.
    scope: `${me.id} ${me.role} ${readerZone().timeZone}`,
    home: index,
    menu,
    language,
    role: me.roles.length > 1 ? <RoleSwitch /> : undefined,
    user: <PersonMenu />,
  };
};
