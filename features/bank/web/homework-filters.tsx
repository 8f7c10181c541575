import { Checkbox, Select } from '@mantine/core';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { getHomeworkParam } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import styles from './set-finder.module.css';

/** What the sets for homework are narrowed by. */
export interface HomeworkFilter {
  programme: string | undefined;
  nodeId: number | undefined;
  type: string | undefined;
  isHeard: boolean;
}

/** Any set. */
export const noFilter: HomeworkFilter = { programme: undefined, nodeId: undefined, type: undefined, isHeard: false };

interface HomeworkFiltersProps {
  /** The programme that the chosen sets bind to; the choice of one is left out then. */
  ofProgramme: string | undefined;
  filter: HomeworkFilter;
  onChange(change: Partial<HomeworkFilter>): void;
}

type Param = CallOutput<typeof getHomeworkParam>;

/** Programme, place, type and recordings, each choice with how many sets it leaves. */
export const HomeworkFilters = ({ ofProgramme, filter, onChange }: HomeworkFiltersProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const programme = ofProgramme ?? filter.programme;
  const { data } = useApiQuery(getHomeworkParam, programme === undefined ? {} : { programme }, { keepPrevious: true });
  const counted = ({ name, count }: { name: Param['types'][number]['name']; count: number }): string =>
    t('counted', { name: name[language], count });
  return (
    <>
      {ofProgramme === undefined && (
        <Select
          className={styles.choice}
          aria-label={t('programme')}
          placeholder={t('anyProgramme')}
          searchable
          clearable
          data={(data?.programmes ?? []).map((one) => ({ value: one.id, label: counted(one) }))}
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
        data={placesIn(data?.places ?? [], counted)}
        value={filter.nodeId === undefined ? null : String(filter.nodeId)}
        onChange={(next) => onChange({ nodeId: next === null ? undefined : Number(next) })}
      />
      <Select
        className={styles.choice}
        aria-label={t('questionType')}
        placeholder={t('anyType')}
        searchable
        clearable
        data={(data?.types ?? []).map((one) => ({ value: one.id, label: counted(one) }))}
        value={filter.type ?? null}
        onChange={(type) => onChange({ type: type ?? undefined })}
      />
      <Checkbox
        label={data ? t('heardCounted', { count: data.heard }) : t('heardOnly')}
        checked={filter.isHeard}
        onChange={({ currentTarget }) => onChange({ isHeard: currentTarget.checked })}
      />
    </>
  );
};

/** Sections with their knowledge points, grouped under the subject. */
const placesIn = (places: Param['places'], counted: (place: Param['places'][number]) => string) =>
  places
    .filter(({ kind }) => kind === 'section')
    .map((section) => ({
      group: counted(section),
      items: [section, ...places.filter(({ parentId }) => parentId === section.id)].map((place) => ({
        value: String(place.id),
        label: counted(place),
      })),
    }));
