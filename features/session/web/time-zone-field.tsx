import { useState } from 'react';
import { hourMinuteText, zoneOffset, zoneText } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { toastSuccess, Section, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { deviceZone } from '@inkstone/ui/time';
import { switchLanguage } from '../contract.ts';
import { zoneMessages } from '../messages.ts';
import { showFailure } from './show-failure.ts';
import { sessionStore } from './session.ts';
import { useHashSection } from './use-hash-section.ts';
import { useSession } from './use-session.ts';
import { getZoneLabel, ZoneSelect } from './zone-select.tsx';
import styles from './password.module.css';

const deviceOption = 'device';

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
  const shownZone = isTimeZoneChosen ? timeZone : deviceZone();
  const choose = async (value: string) => {
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
        <ZoneSelect
          label={t('label')}
          description={t('intro')}
          disabled={isPending}
          first={{
            value: deviceOption,
            label: t('byDevice', { zone: getZoneLabel(deviceZone(), openedAt, language) }),
          }}
          value={isTimeZoneChosen ? timeZone : deviceOption}
          onChange={(value) => void choose(value)}
        />
        <p className="meta num">
          {t('now', clock(shownZone))}
          {zoneOffset(now, shownZone) !== zoneOffset(now, schoolTimeZone) && ` ${t('atSchool', clock(schoolTimeZone))}`}
        </p>
      </div>
    </Section>
  );
};
