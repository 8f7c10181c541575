import type * as z from 'zod';
import type { CallOutput } from '@inkstone/call/web';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { FilterBar, FilterSelect, FilterTabs, useLanguage, useTranslation } from '@inkstone/ui';
import { markingStates, type markingList } from '../../addresses.ts';
import type { listHomeworkToMark } from '../../contract.ts';
import { messages } from './messages.ts';

type MarkingSearch = z.output<typeof markingList.search>;

interface MarkingFiltersProps {
  search: MarkingSearch;
  summary: CallOutput<typeof listHomeworkToMark>['summary'];
  onChange(change: Partial<z.input<typeof markingList.search>>): void;
}

const ages = [1, 3, 7, 14, 30];

const isMarker = (value: string | undefined): value is NonNullable<MarkingSearch['marker']> =>
  value === 'mine' || value === 'thirdParty';

/** State, marker, programme, class and age, all in the URL. */
export const MarkingFilters = ({ search, summary, onChange }: MarkingFiltersProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const { state, marker, programme, classId, waitedDays } = search;
  const drafts = summary?.drafts ?? 0;
  const nameProgramme = (id: string) => findProgrammeCard(id)?.name[language] ?? id;
  return (
    <>
      <FilterTabs
        label={t('states')}
        value={state}
        tabs={markingStates.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => onChange({ state: next, ...(next === 'done' && { waitedDays: undefined }) })}
      />
      <FilterBar note={drafts > 0 && t('drafts', { count: drafts })}>
        <FilterSelect
          label={t('anyMarker')}
          options={(['mine', 'thirdParty'] as const).map((value) => ({ value, label: t(value) }))}
          value={marker}
          onChange={(next) => onChange({ marker: isMarker(next) ? next : undefined })}
        />
        <FilterSelect
          label={t('anyProgramme')}
          options={(summary?.programmes ?? []).map((id) => ({ value: id, label: nameProgramme(id) }))}
          value={programme}
          onChange={(next) => onChange({ programme: next })}
        />
        <FilterSelect
          label={t('anyClass')}
          options={(summary?.classes ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={classId}
          onChange={(next) => onChange({ classId: next === undefined ? undefined : Number(next) })}
        />
        {state !== 'done' && (
          <FilterSelect
            label={t('anyAge')}
            options={ages.map((count) => ({ value: String(count), label: t('age', { count }) }))}
            value={waitedDays}
            onChange={(next) => onChange({ waitedDays: next === undefined ? undefined : Number(next) })}
          />
        )}
      </FilterBar>
    </>
  );
};
