import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { getBankTree } from '../contract.ts';
import { editorMessages } from '../messages.ts';

interface KnowledgeFieldProps {
  /** Programme and subject, as in `amc.math`. */
  place: string;
  value: number | null;
  onChange(value: number | null): void;
}

/** The knowledge point of a question, from the subject's part of the tree, grouped by section. */
export const KnowledgeField = ({ place, value, onChange }: KnowledgeFieldProps) => {
  const t = useTranslation(editorMessages);
  const language = useLanguage();
  const { data } = useApiQuery(getBankTree, {});
  const groups = useMemo(() => {
    const list = data?.list ?? [];
    const subject = list.find(({ code }) => code === place);
    const named = (node: (typeof list)[number]) => localizedName(language, node.name, node.nameZh);
    return list
      .filter(({ parentId }) => subject !== undefined && parentId === subject.id)
      .map((section) => ({
        group: named(section),
        items: list
          .filter(({ parentId }) => parentId === section.id)
          .map((point) => ({ value: String(point.id), label: named(point) })),
      }))
      .filter(({ items }) => items.length > 0);
  }, [data, language, place]);
  return (
    <Select
      label={t('knowledge')}
      placeholder={t('noKnowledge')}
      data={groups}
      searchable
      clearable
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
};
