import { hash } from 'node:crypto';
import * as z from 'zod';
import { strengthen, type ColorScheme } from '@inkstone/base/color-contrast';
import { defineSchoolSetting, type SchoolSettingStore } from '@inkstone/call/server';

const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** How the school looks: its logo and its colour. */
export const appearanceSetting = defineSchoolSetting(
  'appearance',
  z.object({
    edition: z.int(),
    logo: z
      .object({
        /** Base64 of a PNG that was rebuilt. */
        png: z.base64().max(200_000),
        width: z.int().min(1),
        height: z.int().min(1),
      })
      .nullable(),
    accent: z.object({ light: color, dark: color }).nullable(),
  }),
);
export type Appearance = z.output<typeof appearanceSetting.schema>;

/** What counts where nothing was saved: the product's own look. */
const plainAppearance: Appearance = { edition: 0, logo: null, accent: null };

/** How the school looks now. */
export const readAppearance = async (settings: SchoolSettingStore): Promise<Appearance> =>
  (await settings.read(appearanceSetting)) ?? plainAppearance;

/** The address of the logo, which changes with it. */
export const toLogoAddress = ({ png }: NonNullable<Appearance['logo']>): string =>
  `/school-logo.png?v=${hash('sha256', png).slice(0, 16)}`;

const logoHeightRem = 2;
const mostLogoWidthRem = 10;
const hoverShare = 0.18;

/** The styles of a page that shows the school's look at its first paint; empty for the product's own. */
export const toPageStyle = ({ logo, accent }: Pick<Appearance, 'logo' | 'accent'>): string => {
  const rules: string[] = [];
  // More specific than the tokens, in whatever order the stylesheets come.
  const color = (scheme: ColorScheme, accentColor: string) =>
    `{--accent:${accentColor};--accent-hover:${strengthen(accentColor, scheme, hoverShare)}}`;
  if (accent)
    rules.push(
      `html:root${color('light', accent.light)}`,
      `html:root[data-mantine-color-scheme='dark']${color('dark', accent.dark)}`,
    );
  if (logo) {
    const width = Math.min(mostLogoWidthRem, (logoHeightRem * logo.width) / logo.height).toFixed(2);
    rules.push(`html:root{--logo:url(${toLogoAddress(logo)});--logo-width:${width}rem}`);
  }
  return rules.join('');
};
