import { Select } from '@mantine/core';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { getBankTree } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import styles from './set-finder.module.css';

interface PlaceSelectProps {
  /** Only nodes of these programmes; all if undefined. */
  programmes: readonly string[] | undefined;
  value: number | undefined;
  onChange(nodeId: number | undefined): void;
}

/** Selects a node of the bank's tree as a filter. */
export const NodeSelect = ({ programmes, value, onChange }: PlaceSelectProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const { data } = useApiQuery(getBankTree, {});
  const list = (data?.list ?? []).filter(
    ({ code }) => programmes === undefined || programmes.includes(code.split('.')[0] ?? ''),
  );
  const getName = (node: (typeof list)[number]): string => localizedName(language, node.name, node.nameZh);
  const getPath = (node: (typeof list)[number]): string => {
    const parent = list.find(
      ({ id, kind }) => id === node.parentId && (kind === 'subject' || programmes?.length !== 1),
    );
    return parent ? `${getPath(parent)}${t('dot')}${getName(node)}` : getName(node);
  };
  const getProgrammeName = (id: string): string => findProgrammeCard(id)?.name[language] ?? id;
  const sections = list.filter(({ kind }) => kind === 'section');
  const toOption = (node: (typeof list)[number]) => ({ value: String(node.id), label: getName(node) });
  return (
    <Select
      className={styles.place}
      aria-label={t('place')}
      placeholder={
        programmes ? t('allOf', { programmes: programmes.map(getProgrammeName).join(t('comma')) }) : t('anywhere')
      }
      searchable
      clearable
      data={sections.map((section) => ({
        group: getPath(section),
        items: [toOption(section), ...list.filter(({ parentId }) => parentId === section.id).map(toOption)],
      }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  );
};
