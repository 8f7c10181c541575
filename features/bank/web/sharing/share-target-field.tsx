import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { listShareTargets, type ShareTarget } from '../../contract.ts';
import { sharingMessages } from '../../messages.ts';
import { localizedPersonName } from '../names.ts';
import { isSameTarget, type ShareRow } from './share-rows.ts';
import styles from './sharing.module.css';

const debounceMs = 200;

interface ShareTargetFieldProps {
  /** Whether the dialog begins here. */
  isFocused?: boolean;
  /** The owner of the set, who is not offered; absent for several sets. */
  ownerId?: number | undefined;
  rows: readonly ShareRow[];
  onAdd(target: ShareTarget): void;
}

const toValue = ({ kind, id }: ShareTarget): string => `${kind} ${id}`;

/** Finds people and teams to share with; one that is chosen is added. */
export const ShareTargetField = ({ isFocused = false, ownerId, rows, onAdd }: ShareTargetFieldProps) => {
  const t = useTranslation(sharingMessages);
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  // The dialog has given its focus away while this was loaded.
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), debounceMs);
  const { data } = useApiQuery(listShareTargets, { search }, { enabled: search !== '', keepPrevious: true });
  const isSearching = typed.trim() !== '';
  const isOffered = (target: ShareTarget) =>
    !rows.some((row) => isSameTarget(row, target)) && !(target.kind === 'person' && target.id === ownerId);
  const targets = isSearching ? (data?.list ?? []).filter(isOffered) : [];
  const groups = (['person', 'team'] as const).map((kind) => ({
    group: t(kind === 'person' ? 'people' : 'teams'),
    items: targets
      .filter((target) => target.kind === kind)
      .map((target) => ({ value: toValue(target), label: localizedPersonName(language, target) })),
  }));
  const add = (value: string | null) => {
    const target = targets.find((candidate) => toValue(candidate) === value);
    if (!target) return;
    setTyped('');
    onAdd(target);
  };
  return (
    <Select
      label={t('add')}
      placeholder={t('addHint')}
      ref={field}
      searchable
      rightSection={null}
      maxLength={80}
      data={groups.filter(({ items }) => items.length > 0)}
      filter={({ options }) => options}
      nothingFoundMessage={isSearching && data && search === typed.trim() ? t('nobody') : undefined}
      renderOption={({ option }) => (
        <TargetOption label={option.label} target={targets.find((target) => toValue(target) === option.value)} />
      )}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={add}
    />
  );
};

const TargetOption = ({ label, target }: { label: string; target: ShareTarget | undefined }) => (
  <span className={styles.option}>
    {label}
    {target && <TargetNote target={target} />}
  </span>
);

/** What tells a person or team from others of the same name. */
export const TargetNote = ({
  target,
}: {
  target: Pick<ShareRow, 'username' | 'memberCount' | 'kind' | 'isActive'>;
}) => {
  const t = useTranslation(sharingMessages);
  const { kind, username, memberCount, isActive = true } = target;
  if (!isActive) return <small>{t(kind === 'person' ? 'hasLeft' : 'hasEnded')}</small>;
  return <small className="num">{memberCount === null ? username : t('members', { count: memberCount })}</small>;
};
