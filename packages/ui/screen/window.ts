import type * as z from 'zod';
import { linkTo } from '@inkstone/base';
import type { ScreenRoute } from '@inkstone/base';

/** Opens a screen in a new window, which can access its opener; null where the browser blocks it. */
export const openScreen = <Search extends z.ZodType>(to: ScreenRoute<Search>, search: z.input<Search>): Window | null =>
  globalThis.open(linkTo(to, search), '_blank');

/** Closes this window; where the browser does not allow it, navigates to `home` instead. */
export const leaveWindow = (home: string): void => {
  globalThis.close();
  setTimeout(() => {
    if (!globalThis.closed) globalThis.location.assign(home);
  }, 150);
};
