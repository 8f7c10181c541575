import { useEffect, useRef } from 'react';
import { Ledger, LedgerRow, useLanguage, useTranslation } from '@inkstone/ui';
import { dayText, hourMinuteText, zoneSuffix } from '@inkstone/ui/time';
import type { SessionConflict } from '../contract.ts';
import { sessionMessages, weekMessages } from '../messages.ts';
import styles from './session.module.css';

const kindKeys = { class: 'sameClass', teacher: 'sameTeacher', room: 'sameRoom' } as const;

/** What is in the way of a change that was not saved; it takes the focus, so that it is heard. */
export const ConflictList = ({ conflicts }: { conflicts: readonly SessionConflict[] }) => {
  const t = useTranslation(sessionMessages);
  const tWeek = useTranslation(weekMessages);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const toTime = ({ beginsAt, endsAt }: SessionConflict): string =>
    `${dayText(beginsAt, language)} ${tWeek('time', {
      from: hourMinuteText(beginsAt, language),
      to: hourMinuteText(endsAt, language),
    })}${zoneSuffix(beginsAt, language)}`;
  return (
    <div ref={box} className={styles.conflicts} role="alert" tabIndex={-1}>
      <b>{t('conflicts', { count: conflicts.length })}</b> <span>{t('conflictsNote')}</span>
      <Ledger label={t('conflicts', { count: conflicts.length })}>
        {conflicts.map((conflict) => (
          <LedgerRow
            key={conflict.sessionId}
            title={conflict.className}
            meta={[toTime(conflict), conflict.teachers.join(tWeek('comma')), conflict.roomName]
              .filter(Boolean)
              .join(tWeek('dot'))}
            how={conflict.kinds.map((kind) => t(kindKeys[kind])).join(tWeek('comma'))}
          />
        ))}
      </Ledger>
    </div>
  );
};
