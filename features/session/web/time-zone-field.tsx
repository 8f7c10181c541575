import { Select } from '@mantine/core';
import { useState } from 'react';
import { hourMinuteText, isTimeZone, zoneOffset, zoneText, type Language } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { toastSuccess, Section, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { deviceZone } from '@inkstone/ui/time';
import { switchLanguage } from '../contract.ts';
import { zoneMessages } from '../messages.ts';
import { showFailure } from './show-failure.ts';
import { sessionStore } from './session.ts';
import { useHashSection } from './use-hash-section.ts';
import { useSession } from './use-session.ts';
import styles from './password.module.css';

const deviceOption = 'device';

/** Label of a time zone, `New York time · New York (GMT-5)`: found by country, city or offset. */
const getZoneLabel = (timeZone: string, now: number, language: Language): string => {
  const minutes = Math.round(zoneOffset(now, timeZone) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return `${zoneText(now, language, timeZone)} · ${city} (${offset})`;
};

const listZones = (): string[] => Intl.supportedValuesOf('timeZone').filter(isTimeZone);

/** Setting of the time zone: this device's, or a chosen one. */
export const TimeZoneField = () => {
  const t = useTranslation(zoneMessages);
  const id = useHashSection('zone');
  const language = useLanguage();
  const { person } = useSession();
  const { mutateAsync, isPending } = useApiMutation(switchLanguage);
  const now = useNow(30_000);
  const [openedAt] = useState(now);
  if (!person) return null;
  const { isTimeZoneChosen = false, timeZone = deviceZone(), schoolTimeZone = timeZone } = person;
  const shown = isTimeZoneChosen ? timeZone : deviceZone();
  const choose = async (value: string | null) => {
    if (value === null) return;
    const isChosen = value !== deviceOption;
    const zone = { timeZone: isChosen ? value : deviceZone(), isTimeZoneChosen: isChosen };
    try {
      const { user } = await mutateAsync({ language: person.language, ...zone });
      toastSuccess(t('saved'));
      sessionStore.update(user);
    } catch (error) {
      showFailure(error);
    }
  };
  const clock = (zone: string) => ({
    zone: zoneText(now, language, zone),
    time: hourMinuteText(new Date(now), language, { timeZone: zone }),
  });
  return (
    <Section id={id} title={t('title')}>
      <div className={styles.zone}>
        <Select
          label={t('label')}
          description={t('intro')}
          searchable
          allowDeselect={false}
          disabled={isPending}
          nothingFoundMessage={t('none')}
          data={[
            { value: deviceOption, label: t('byDevice', { zone: getZoneLabel(deviceZone(), openedAt, language) }) },
            ...listZones().map((zone) => ({ value: zone, label: getZoneLabel(zone, openedAt, language) })),
          ]}
          value={isTimeZoneChosen ? timeZone : deviceOption}
          onChange={(value) => void choose(value)}
        />
        <p className="meta num">
          {t('now', clock(shown))}
          {zoneOffset(now, shown) !== zoneOffset(now, schoolTimeZone) && ` ${t('atSchool', clock(schoolTimeZone))}`}
        </p>
      </div>
    </Section>
  );
};
