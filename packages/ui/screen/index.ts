export { whenPageIdle } from './page-idle.ts';
export {
  setQueryOwner,
  storeQuery,
  storedQuery,
  useNavigation,
  useSetSearch,
  leaveWindow,
  openScreen,
} from './navigation.ts';
export { readAddressTexts, useAddressTexts, withAddressTexts } from './address-texts.ts';
export type { AddressTexts } from './address-texts.ts';
export { closeOpener, installWindowMessages, onOpenedWindowClosing } from './window-messages.ts';
export { useIsReturning } from './is-returning.ts';
export type { Navigation } from './navigation.ts';
export { useCloseGuard } from './close-guard.ts';
export { installHistoryGuards, useLeaveGuard } from './leave-guard.ts';
export { ScreenLink } from './link.tsx';
export { ScreenLocationProvider, readQuery, useScreenLocation, useSearch } from './screen-location.tsx';
export type { ScreenLocation } from './screen-location.tsx';
export { defineScreen } from './define-screen.ts';
export type { ScreenModule, ScreenDefinition, ScreenLayout } from './define-screen.ts';
export { useHighlightedMenuPath, useActiveMenuPath } from './active-menu-path.ts';
export { isActiveEntry } from './menu.ts';
export type { MenuEntry, LayoutParts } from './menu.ts';
