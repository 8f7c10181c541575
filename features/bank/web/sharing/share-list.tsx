import { ActionIcon, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { CloseIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { sharingMessages } from '../../messages.ts';
import { localizedPersonName } from '../names.ts';
import { isSameTarget, type ShareRow } from './share-rows.ts';
import { TargetNote } from './share-target-field.tsx';
import styles from './sharing.module.css';

interface ShareListProps {
  label: string;
  /** A row for the owner, before all others. */
  owner?: ReactNode;
  rows: readonly ShareRow[];
  /** Several sets: a right can be taken away from people and teams who have it on some of them. */
  isBulk?: boolean;
  onChange(rows: ShareRow[]): void;
}

const accesses = ['use', 'edit'] as const;

/** People and teams, each with what they may do. */
export const ShareList = ({ label, owner, rows, isBulk = false, onChange }: ShareListProps) => {
  const t = useTranslation(sharingMessages);
  const language = useLanguage();
  const change = (row: ShareRow, value: string) => {
    const access = accesses.find((known) => known === value) ?? null;
    onChange(rows.map((known) => (isSameTarget(known, row) ? { ...known, access } : known)));
  };
  return (
    <ul className={styles.list} aria-label={label}>
      {owner}
      {rows.map((row) => {
        const name = localizedPersonName(language, row);
        return (
          <li key={`${row.kind} ${row.id}`}>
            <span className={styles.who}>
              {name}
              <TargetNote target={row} />
            </span>
            <NativeSelect
              className={styles.right}
              aria-label={t('rightFor', { name })}
              value={row.access ?? ''}
              data={[
                ...accesses.map((access) => ({ value: access, label: t(access) })),
                ...(isBulk ? [{ value: '', label: t('takeAway') }] : []),
              ]}
              onChange={(event) => change(row, event.currentTarget.value)}
            />
            <ActionIcon
              aria-label={t('remove', { name })}
              onClick={() => onChange(rows.filter((known) => !isSameTarget(known, row)))}
            >
              <CloseIcon />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
};

/** The owner of a set as the first row of the list. */
export const OwnerRow = ({ owner }: { owner: { name: string; nameZh: string | null } }) => {
  const t = useTranslation(sharingMessages);
  const language = useLanguage();
  return (
    <li>
      <span className={styles.who}>{localizedPersonName(language, owner)}</span>
      <span className={styles.owner}>{t('owner')}</span>
    </li>
  );
};
