import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { Address, ScreenPath, Words } from '@inkstone/base';
import type { PlainKey } from '../words/index.ts';

/** `bar`: inside the role's navigation. `window`: a window of its own, without any. */
export type Shell = 'bar' | 'window';

/** What a screen's file exports. */
export interface ScreenModule {
  readonly Screen: ComponentType;
}

/** One row of the screen table: where a screen lives, who may see it, how it is drawn and loaded. */
export interface ScreenRow<Who = unknown> {
  readonly path: ScreenPath;
  readonly address: Address;
  readonly who: Who;
  readonly shell: Shell;
  /** The words and the key of the window's title until the screen says a better one. */
  readonly title: readonly [Words, string];
  /** Leave the screen standing while the person is elsewhere, so that it comes back as it was left. */
  readonly keepAlive: boolean;
  readonly load: () => Promise<ScreenModule>;
}

interface Draft<Key extends string, Who> {
  who: Who;
  shell: Shell;
  title: readonly [Words<Key>, NoInfer<PlainKey<Key>>];
  load: () => Promise<ScreenModule>;
  keepAlive?: boolean;
}

/** Declares a screen: `screen(taskDetail, { who: teacher, shell: 'bar', title: [messages, 'assignment'], load })`. */
export const screen = <Search extends z.ZodType, Key extends string, Who>(
  address: Address<Search>,
  { who, shell, title, load, keepAlive = false }: Draft<Key, Who>,
): ScreenRow<Who> => ({ path: address.path, address, who, shell, title, load, keepAlive });
