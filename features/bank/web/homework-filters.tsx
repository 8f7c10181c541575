import { Checkbox, Select } from '@mantine/core';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { getHomeworkFilters } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import styles from './set-finder.module.css';

/** The filters of sets for homework. */
export interface HomeworkFilter {
  programme: string | undefined;
  nodeId: number | undefined;
  type: string | undefined;
  hasRecording: boolean;
}

/** No filter. */
export const emptyFilter: HomeworkFilter = {
  programme: undefined,
  nodeId: undefined,
  type: undefined,
  hasRecording: false,
};

interface HomeworkFiltersProps {
  /** The programme of the sets selected so far; the programme filter is hidden then. */
  onlyProgramme: string | undefined;
  filter: HomeworkFilter;
  onChange(change: Partial<HomeworkFilter>): void;
}

type HomeworkParams = CallOutput<typeof getHomeworkFilters>;

/** Filters by programme, node, type and recording, each option with its number of sets. */
export const HomeworkFilters = ({ onlyProgramme, filter, onChange }: HomeworkFiltersProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const programme = onlyProgramme ?? filter.programme;
  const { data } = useApiQuery(getHomeworkFilters, programme === undefined ? {} : { programme }, {
    keepPrevious: true,
  });
  const formatOption = ({ name, count }: { name: HomeworkParams['types'][number]['name']; count: number }): string =>
    t('counted', { name: name[language], count });
  return (
    <>
      {onlyProgramme === undefined && (
        <Select
          className={styles.choice}
          aria-label={t('programme')}
          placeholder={t('anyProgramme')}
          searchable
          clearable
          data={(data?.programmes ?? []).map((option) => ({ value: option.id, label: formatOption(option) }))}
          value={filter.programme ?? null}
          onChange={(next) => onChange({ programme: next ?? undefined, nodeId: undefined, type: undefined })}
        />
      )}
      <Select
        className={styles.choice}
        aria-label={t('place')}
        placeholder={t('anywhere')}
        searchable
        clearable
        data={groupNodes(data?.places ?? [], formatOption)}
        value={filter.nodeId === undefined ? null : String(filter.nodeId)}
        onChange={(next) => onChange({ nodeId: next === null ? undefined : Number(next) })}
      />
      <Select
        className={styles.choice}
        aria-label={t('questionType')}
        placeholder={t('anyType')}
        searchable
        clearable
        data={(data?.types ?? []).map((option) => ({ value: option.id, label: formatOption(option) }))}
        value={filter.type ?? null}
        onChange={(type) => onChange({ type: type ?? undefined })}
      />
      <Checkbox
        label={data ? t('heardCounted', { count: data.heard }) : t('heardOnly')}
        checked={filter.hasRecording}
        onChange={({ currentTarget }) => onChange({ hasRecording: currentTarget.checked })}
      />
    </>
  );
};

/** Sections with their knowledge points, grouped by subject. */
const groupNodes = (
  places: HomeworkParams['places'],
  formatOption: (place: HomeworkParams['places'][number]) => string,
) =>
  places
    .filter(({ kind }) => kind === 'section')
    .map((section) => ({
      group: formatOption(section),
      items: [section, ...places.filter(({ parentId }) => parentId === section.id)].map((place) => ({
        value: String(place.id),
        label: formatOption(place),
      })),
    }));
