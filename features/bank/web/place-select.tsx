import { Select } from '@mantine/core';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { getTopicTree } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import styles from './set-finder.module.css';

interface PlaceSelectProps {
  /** Only places of these; all where none is said. */
  programmes: readonly string[] | undefined;
  value: number | undefined;
  onChange(nodeId: number | undefined): void;
}

/** A place of the bank's tree to look in. */
export const PlaceSelect = ({ programmes, value, onChange }: PlaceSelectProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const { data } = useApiQuery(getTopicTree, {});
  const list = (data?.list ?? []).filter(
    ({ code }) => programmes === undefined || programmes.includes(code.split('.')[0] ?? ''),
  );
  const nameOf = (node: (typeof list)[number]): string => localizedName(language, node.name, node.nameZh);
  const pathOf = (node: (typeof list)[number]): string => {
    const over = list.find(({ id, kind }) => id === node.parentId && (kind === 'subject' || programmes?.length !== 1));
    return over ? `${pathOf(over)}${t('dot')}${nameOf(node)}` : nameOf(node);
  };
  const programmeIn = (id: string): string => findProgrammeCard(id)?.name[language] ?? id;
  const sections = list.filter(({ kind }) => kind === 'section');
  const named = (node: (typeof list)[number]) => ({ value: String(node.id), label: nameOf(node) });
  return (
    <Select
      className={styles.place}
      aria-label={t('place')}
      placeholder={
        programmes ? t('allOf', { programmes: programmes.map(programmeIn).join(t('comma')) }) : t('anywhere')
      }
      searchable
      clearable
      data={sections.map((section) => ({
        group: pathOf(section),
        items: [named(section), ...list.filter(({ parentId }) => parentId === section.id).map(named)],
      }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  );
};
