import { Checkbox, Select } from '@mantine/core';
import { linkTo, localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  EmptyState,
  FilterBar,
  Page,
  PageHead,
  QueryBoundary,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { useCurrentUser } from '@inkstone/session/web';
import { knowledgePoints, questionBank } from '../../addresses.ts';
import { getBankTree } from '../../contract.ts';
import { bankMessages, pointMessages } from '../../messages.ts';
import { canManageTree } from '../permissions.ts';
import { BankChanges } from './bank-changes.tsx';
import { PointSection } from './point-section.tsx';
import type { TreeNode } from './tree-node.ts';
import styles from './points.module.css';

/** The knowledge points of a subject by section, which who manages the bank names, moves and merges. */
export const Screen = () => {
  const t = useTranslation(pointMessages);
  const bank = useTranslation(bankMessages);
  const me = useCurrentUser();
  const { place, isRetiredShown } = useSearch(knowledgePoints);
  const setSearch = useSetSearch(knowledgePoints);
  const query = useApiQuery(getBankTree, { isRetiredShown }, { keepPrevious: true });
  return (
    <Page dense width="report">
      <Breadcrumb trail={[{ label: bank('bank'), to: linkTo(questionBank, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      {!canManageTree(me) && <p className="meta">{t('managerOnly')}</p>}
      <QueryBoundary query={query} errorTitle={t('failed')}>
        {({ list }) => (
          <>
            <FilterBar>
              <SubjectSelect list={list} place={place} onPlace={(next) => setSearch({ place: next })} />
              <Checkbox
                label={t('showRetired')}
                checked={isRetiredShown ?? false}
                onChange={({ currentTarget }) => setSearch({ isRetiredShown: currentTarget.checked || undefined })}
              />
            </FilterBar>
            <SubjectPoints list={list} place={place} />
          </>
        )}
      </QueryBoundary>
      <BankChanges />
    </Page>
  );
};

interface SubjectSelectProps {
  list: readonly TreeNode[];
  place: string | undefined;
  onPlace(place: string | undefined): void;
}

const SubjectSelect = ({ list, place, onPlace }: SubjectSelectProps) => {
  const t = useTranslation(pointMessages);
  const language = useLanguage();
  const nameNode = (node: TreeNode) => localizedName(language, node.name, node.nameZh);
  const groups = list
    .filter(({ kind }) => kind === 'programme')
    .map((programme) => ({
      group: nameNode(programme),
      items: list
        .filter(({ parentId, kind }) => parentId === programme.id && kind === 'subject')
        .map((subject) => ({ value: subject.code, label: `${nameNode(programme)} · ${nameNode(subject)}` })),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Select
      className={styles.subject}
      aria-label={t('subject')}
      placeholder={t('chooseSubject')}
      data={groups}
      searchable
      value={place ?? null}
      onChange={(next) => onPlace(next ?? undefined)}
    />
  );
};

const SubjectPoints = ({ list, place }: { list: readonly TreeNode[]; place: string | undefined }) => {
  const t = useTranslation(pointMessages);
  const subject = list.find(({ code, kind }) => code === place && kind === 'subject');
  const sections = list.filter(({ parentId }) => subject !== undefined && parentId === subject.id);
  if (!subject) return <EmptyState bare title={t('chooseFirst')} />;
  if (sections.length === 0) return <EmptyState bare title={t('noSection')} />;
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <PointSection
          key={section.id}
          section={section}
          sections={sections}
          points={list.filter(({ parentId }) => sections.some(({ id }) => id === parentId))}
        />
      ))}
    </div>
  );
};
