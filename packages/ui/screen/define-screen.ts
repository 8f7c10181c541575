import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { ScreenRoute, MessageSet } from '@inkstone/base';
import type { PlainKey } from '../words/index.ts';

/** `bar`: inside the role's navigation. `window`: in a browser window of its own, without navigation. */
export type ScreenLayout = 'bar' | 'window';

/** What a screen's file exports. */
export interface ScreenModule {
  readonly Screen: ComponentType;
}

/** One row of the screen table: the screen's route, who may open it, its layout, and how its code is loaded. */
export interface ScreenDefinition<Who = unknown> {
  readonly path: string;
  readonly address: ScreenRoute;
  readonly access: Who;
  readonly layout: ScreenLayout;
  /** The messages and the key of the window's title; the screen may set a more specific title later. */
  readonly title: readonly [MessageSet, string];
  /** Whether the screen stays mounted while another one is open, so that it keeps its state until the user returns. */
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

/**
 * Declares a screen: `defineScreen(taskDetail, { access: teacher, layout: 'bar', title: [messages, 'assignment'], load
 * })`.
 */
export const defineScreen = <Search extends z.ZodType, Key extends string, Who>(
  address: ScreenRoute<Search>,
  { access, layout, title, load, keepAlive = false }: ScreenOptions<Key, Who>,
): ScreenDefinition<Who> => ({ path: address.path, address, access, layout, title, load, keepAlive });
