import { Select } from '@mantine/core';
import { useState } from 'react';
import { isTimeZone, zoneOffset, zoneText, type Language } from '@inkstone/base';
import { useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { zoneMessages } from '../messages.ts';

/** Label of a time zone, `New York time · New York (GMT-5)`: found by country, city or offset. */
export const getZoneLabel = (timeZone: string, now: number, language: Language): string => {
  const minutes = Math.round(zoneOffset(now, timeZone) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return `${zoneText(now, language, timeZone)} · ${city} (${offset})`;
};

const listZones = (): string[] => Intl.supportedValuesOf('timeZone').filter(isTimeZone);

interface ZoneSelectProps {
  id?: string;
  label: string;
  description?: string;
  disabled?: boolean;
  /** A choice before all zones. */
  first?: { value: string; label: string };
  value: string;
  onChange(value: string): void;
}

/** A choice of time zones, searched by country, city or offset. */
export const ZoneSelect = ({ first, value, onChange, ...field }: ZoneSelectProps) => {
  const t = useTranslation(zoneMessages);
  const language = useLanguage();
  const now = useNow(30_000);
  // The labels stay while the field is open.
  const [openedAt] = useState(now);
  const zones = new Set(listZones());
  // A zone that the browser lists under another name is still shown as chosen.
  if (value !== first?.value) zones.add(value);
  return (
    <Select
      {...field}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('none')}
      data={[
        ...(first ? [first] : []),
        ...[...zones].map((zone) => ({ value: zone, label: getZoneLabel(zone, openedAt, language) })),
      ]}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
};
