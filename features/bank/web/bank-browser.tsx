import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { questionFigures } from '@inkstone/reports/addresses';
import { figureMessages } from '@inkstone/reports/messages';
import { useCurrentUser } from '@inkstone/session/web';
import { Page, PageHead, PlusIcon, UploadIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink, useNavigation, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { knowledgePoints, questionBank, rubricLibrary } from '../addresses.ts';
import { listQuestionSets } from '../contract.ts';
import { exchangeMessages, bankMessages, pointMessages, rubricLibraryMessages } from '../messages.ts';
import { BankFilters } from './bank-filters.tsx';
import { BankTree } from './bank-tree.tsx';
import { ImportDialog } from './exchange/import-dialog.lazy.ts';
import { canEditSets } from './permissions.ts';
import { SetList } from './set-list.tsx';
import { SetPreview } from './set-preview.tsx';
import { useUndo } from './undo-strip.tsx';
import styles from './bank.module.css';

/** The tree on the left, the sets in the middle, the open set on the right; on narrow screens one of them at a time. */
export const BankBrowser = () => {
  const t = useTranslation(bankMessages);
  const exchange = useTranslation(exchangeMessages);
  const points = useTranslation(pointMessages);
  const rubrics = useTranslation(rubricLibraryMessages);
  const figures = useTranslation(figureMessages);
  const [isImporting, setImporting] = useState(false);
  const go = useNavigation();
  const me = useCurrentUser();
  const search = useSearch(questionBank);
  const setSearch = useSetSearch(questionBank);
  const undo = useUndo();
  const { setId, version, edit: _edit, ...filter } = search;
  const ask = useApiQuery(listQuestionSets, { ...filter, nodeId: filter.node }, { keepPrevious: true });
  const narrow = (change: Partial<typeof filter>) =>
    setSearch({ ...change, page: undefined, setId: undefined, version: undefined });
  const newSet = canEditSets(me) && (
    <Button leftSection={<PlusIcon />} onClick={() => go(questionBank, { ...filter, edit: 'new' })}>
      {t('newSet')}
    </Button>
  );

  return (
    <Page dense>
      <PageHead
        title={t('bank')}
        meta={ask.data ? t('sets', { count: ask.data.total }) : undefined}
        action={
          newSet && (
            <>
              <Button component={ScreenLink} to={knowledgePoints} search={{}}>
                {points('title')}
              </Button>
              <Button component={ScreenLink} to={rubricLibrary} search={{}}>
                {rubrics('title')}
              </Button>
              <Button component={ScreenLink} to={questionFigures} search={{}}>
                {figures('title')}
              </Button>
              <Button leftSection={<UploadIcon />} onClick={() => setImporting(true)}>
                {exchange('import')}
              </Button>
              {newSet}
            </>
          )
        }
      />
      {undo.strip}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      <div className={styles.bank} data-open={setId !== undefined || undefined}>
        <nav className={styles.tree} aria-label={t('places')}>
          <BankTree node={filter.node} onNode={(node) => narrow({ node })} />
        </nav>
        <div className={styles.list}>
          <BankFilters filter={filter} onChange={narrow} />
          <SetList
            query={ask}
            filter={filter}
            openId={setId}
            onPage={(page) => setSearch({ page, setId: undefined, version: undefined })}
            onClear={() => setSearch({}, { afresh: true })}
            newSet={newSet}
          />
        </div>
        {setId !== undefined && <OpenSet setId={setId} version={version} onChanged={undo.offer} />}
      </div>
    </Page>
  );
};

interface OpenSetProps {
  setId: number;
  version: number | undefined;
  onChanged: ReturnType<typeof useUndo>['offer'];
}

/** The set opened beside the list. */
const OpenSet = ({ setId, version, onChanged }: OpenSetProps) => {
  const setSearch = useSetSearch(questionBank);
  return (
    <div className={styles.open}>
      <SetPreview
        key={`${setId} ${version}`}
        setId={setId}
        version={version}
        onVersion={(next) => setSearch({ version: next })}
        onClose={() => setSearch({ setId: undefined, version: undefined })}
        onChanged={onChanged}
      />
    </div>
  );
};
