import { lazy } from 'react';
import type { ReactNode } from 'react';
import { LanguageButton } from '@inkstone/ui';
import type { ShellParts } from '@inkstone/ui/screen';
import { readerZone } from '@inkstone/ui/time';
import { useMenu } from './available-screens.ts';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useOptionalUser } from './use-session.ts';

// Menus come with the bar, not with the login.
const PersonMenu = lazy(async () => ({ default: (await import('./person-menu.tsx')).PersonMenu }));
const RoleSwitch = lazy(async () => ({ default: (await import('./role-switch.tsx')).RoleSwitch }));

/** What other features put into the bar of a signed-in person. */
export interface ShellSlots {
  /** The search, where there is something to find. */
  readonly search?: ReactNode;
  /** The bell with its popover. */
  readonly messages?: ReactNode;
  /** Sound check, customer service. */
  readonly tools?: ReactNode;
  /** Floats over every screen with a bar. */
  readonly corner?: ReactNode;
}

/** The bar for the person who is there; for nobody only the brand and the language. */
export const useShell = (slots: ShellSlots): ShellParts => {
  const me = useOptionalUser();
  const { index, menu } = useMenu();
  const switchLanguage = useLanguageSwitch();
  const language = <LanguageButton onSwitch={(to) => void switchLanguage(to)} />;
  if (!me) return { scope: '', home: '/', menu: [], language };
  return {
    ...slots,
    // A list that is kept would go on telling its times by the zone before.
    scope: `${me.id} ${me.role} ${readerZone().timeZone}`,
    home: index,
    menu,
    language,
    role: me.roles.length > 1 ? <RoleSwitch /> : undefined,
    user: <PersonMenu />,
  };
};
