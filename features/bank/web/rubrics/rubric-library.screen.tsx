import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import {
  Breadcrumb,
  EmptyState,
  FilterBar,
  Page,
  PageHead,
  Pager,
  PlusIcon,
  QueryBoundary,
  SearchField,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { questionBank, rubricLibrary } from '../../addresses.ts';
import { listRubrics } from '../../contract.ts';
import { bankMessages, rubricLibraryMessages } from '../../messages.ts';
import { canEditSets } from '../permissions.ts';
import { emptyRubric } from './edited-rubric.ts';
import { LibraryEntry } from './library-entry.tsx';
import { RubricForm, type LibraryDraft } from './rubric-form.tsx';

const pageSize = 10;

/** The rubrics of the school's library: found, written, copied and retired. */
export const Screen = () => {
  const [edited, setEdited] = useState<LibraryDraft | null>(null);
  return edited ? (
    <RubricForm initial={edited} onClose={() => setEdited(null)} />
  ) : (
    <RubricLibrary onEdit={setEdited} />
  );
};

const RubricLibrary = ({ onEdit }: { onEdit(draft: LibraryDraft): void }) => {
  const t = useTranslation(rubricLibraryMessages);
  const bank = useTranslation(bankMessages);
  const canEdit = canEditSets(useCurrentUser());
  const { page, ...filters } = useSearch(rubricLibrary);
  const setSearch = useSetSearch(rubricLibrary);
  const query = useApiQuery(listRubrics, { page, pageNum: pageSize, ...filters }, { keepPrevious: true });
  const add = canEdit && (
    <Button leftSection={<PlusIcon />} onClick={() => onEdit({ isShared: true, rubric: emptyRubric() })}>
      {t('new')}
    </Button>
  );
  const isNarrowed = Boolean(filters.search ?? filters.mine);
  return (
    <Page dense width="report">
      <Breadcrumb trail={[{ label: bank('bank'), to: linkTo(questionBank, {}) }, { label: t('title') }]} />
      <PageHead
        title={t('title')}
        meta={query.data ? t('count', { count: query.data.total }) : undefined}
        action={add || undefined}
      />
      <FilterBar>
        <SearchField
          label={t('search')}
          value={filters.search ?? ''}
          onSearch={(text) => setSearch({ search: text || undefined, page: undefined })}
        />
        <Checkbox
          label={t('mine')}
          checked={filters.mine ?? false}
          onChange={({ currentTarget }) => setSearch({ mine: currentTarget.checked || undefined, page: undefined })}
        />
        <Checkbox
          label={t('showRetired')}
          checked={filters.isRetiredShown ?? false}
          onChange={({ currentTarget }) =>
            setSearch({ isRetiredShown: currentTarget.checked || undefined, page: undefined })
          }
        />
      </FilterBar>
      <QueryBoundary query={query} errorTitle={t('failed')}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState bare title={t(isNarrowed ? 'noMatch' : 'none')} body={isNarrowed ? undefined : t('noneNext')} />
          ) : (
            <>
              {list.map((entry) => (
                <LibraryEntry key={entry.rubricId} entry={entry} canCopy={canEdit} onEdit={onEdit} />
              ))}
              <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            </>
          )
        }
      </QueryBoundary>
    </Page>
  );
};
