import { MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { getBankTree, maxFurtherPoints } from '../contract.ts';
import { editorMessages } from '../messages.ts';

type Node = CallOutput<typeof getBankTree>['list'][number];

interface KnowledgeFieldProps {
  /** Programme and subject, as in `amc.math`. */
  place: string;
  /** The knowledge points, the main one first. */
  value: readonly number[];
  onChange(value: number[]): void;
  label?: string;
}

/** The knowledge points of a subject as groups by section. */
const groupPoints = (list: readonly Node[], place: string, getName: (node: Node) => string) => {
  const subject = list.find(({ code }) => code === place);
  return list
    .filter(({ parentId }) => subject !== undefined && parentId === subject.id)
    .map((section) => ({
      group: getName(section),
      items: list
        .filter(({ parentId }) => parentId === section.id)
        .map((point) => ({ value: String(point.id), label: getName(point) })),
    }))
    .filter(({ items }) => items.length > 0);
};

/** The knowledge points of a question, from the subject's part of the tree, grouped by section; the first is the main one. */
export const KnowledgeField = ({ place, value, onChange, label }: KnowledgeFieldProps) => {
  const t = useTranslation(editorMessages);
  const language = useLanguage();
  const { data } = useApiQuery(getBankTree, {});
  const groups = useMemo(
    () => groupPoints(data?.list ?? [], place, (node) => localizedName(language, node.name, node.nameZh)),
    [data, language, place],
  );
  return (
    <MultiSelect
      label={label ?? t('knowledge')}
      placeholder={value.length === 0 ? t('noKnowledge') : undefined}
      description={value.length > 1 ? t('knowledgeMain') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={groups}
      searchable
      clearable
      maxValues={maxFurtherPoints + 1}
      nothingFoundMessage={t('noPoint')}
      value={value.map(String)}
      onChange={(next) => onChange(next.map(Number))}
    />
  );
};
