import { contrastInScheme, leastContrast, nearestReadable } from '@inkstone/base/color-contrast';
import { handleCall } from '@inkstone/call/server';
import { cleanPng } from '@inkstone/files';
import { appearanceSetting, readAppearance, toPageStyle, type Appearance } from '@inkstone/session/server';
import { saveAppearance as contract } from '../../contract.ts';
import { mostLogoPixels } from '../../rules.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { lockSettingsRow } from '../settings/settings.queries.ts';

type Accent = NonNullable<Appearance['accent']>;

const isReadable = ({ light, dark }: Accent): boolean =>
  contrastInScheme(light, 'light') >= leastContrast && contrastInScheme(dark, 'dark') >= leastContrast;

/** The logo rebuilt from its pixels; null where it is no PNG that can be used. */
const readLogo = (address: string): Appearance['logo'] => {
  const cleaned = cleanPng(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), mostLogoPixels);
  return cleaned && { png: cleaned.bytes.toString('base64'), width: cleaned.width, height: cleaned.height };
};

/** What the record tells: of a logo its size, not the picture itself. */
const toRecorded = ({ logo, accent }: Pick<Appearance, 'logo' | 'accent'>) => ({
  logo: logo && `${logo.width} × ${logo.height}, ${Buffer.byteLength(logo.png, 'base64')} bytes`,
  accentLight: accent?.light,
  accentDark: accent?.dark,
});

/** Saves the logo and the colour of the school. */
export const saveAppearance = handleCall(contract, async ({ input, me, tx, now, settings, refuse }) => {
  // Two who save at once wait for one another.
  await lockSettingsRow(tx);
  const before = await readAppearance(settings);
  if (before.edition !== input.edition) return refuse('settings.changedMeanwhile');
  const { accent } = input;
  if (accent && !isReadable(accent)) {
    const nearest = { light: nearestReadable(accent.light, 'light'), dark: nearestReadable(accent.dark, 'dark') };
    return refuse('appearance.contrast', nearest);
  }
  const logo = input.logo === null ? null : readLogo(input.logo);
  if (input.logo !== null && logo === null) return refuse('appearance.logoUnreadable');
  const after = { edition: before.edition + 1, logo, accent };
  const isSame = JSON.stringify([before.logo, before.accent]) === JSON.stringify([logo, accent]);
  if (isSame) return { edition: before.edition, pageStyle: toPageStyle(before) };
  await settings.save(appearanceSetting, after);
  const changes = listChanges(toRecorded(before), toRecorded(after));
  const subject = { kind: 'school', id: null } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'school.appearance', subject, changes });
  return { edition: after.edition, pageStyle: toPageStyle(after) };
});
