import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { ScreenRoute, ScreenPath, MessageSet } from '@inkstone/base';
import type { PlainKey } from '../words/index.ts';

/** `bar`: inside the role's navigation. `window`: a window of its own, without any. */
export type ScreenLayout = 'bar' | 'window';

/** What a screen's file exports. */
export interface ScreenModule {
  readonly Screen: ComponentType;
}

/** One row of the screen table: where a screen lives, who may see it, how it is drawn and loaded. */
export interface ScreenDefinition<Who = unknown> {
  readonly path: ScreenPath;
  readonly address: ScreenRoute;
  readonly access: Who;
  readonly layout: ScreenLayout;
  /** The words and the key of the window's title until the screen says a better one. */
  readonly title: readonly [MessageSet, string];
  /** Leave the screen standing while the person is elsewhere, so that it comes back as it was left. */
  readonly keepAlive: boolean;
  readonly load: () => Promise<ScreenModule>;
}

interface ScreenOptions<Key extends string, Who> {
  access: Who;
  layout: ScreenLayout;
  title: readonly [MessageSet<Key>, NoInfer<PlainKey<Key>>];
  load: () => Promise<ScreenModule>;
  keepAlive?: boolean;
}

/** Declares a screen: `screen(taskDetail, { who: teacher, shell: 'bar', title: [messages, 'assignment'], load })`. */
export const defineScreen = <Search extends z.ZodType, Key extends string, Who>(
  address: ScreenRoute<Search>,
  { access, layout, title, load, keepAlive = false }: ScreenOptions<Key, Who>,
): ScreenDefinition<Who> => ({ path: address.path, address, access, layout, title, load, keepAlive });
