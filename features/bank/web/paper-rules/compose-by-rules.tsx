import { Button } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import {
  Breadcrumb,
  EmptyState,
  focusContent,
  FormErrors,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  Section,
  Stack,
  useTranslation,
} from '@inkstone/ui';
import { paperBank } from '../../addresses.ts';
import { PaperComposition, type findPaperByRules } from '../../contract/paper-rules.ts';
import { paperMessages, paperRuleMessages } from '../../messages.ts';
import { countQuestions, type ComposedPaper, type ComposedSet } from '../composed-paper.ts';
import { PaperComposer } from '../paper-composer.tsx';
import { buildPaperOfExam } from '../paper-from-sets.ts';
import { usePersistedDraft } from '../use-persisted-draft.ts';
import { useProgramme } from '../use-programme.ts';
import { FoundSets, type FoundSet } from './found-sets.tsx';
import { RuleConflict } from './rule-conflict.tsx';
import { emptyRuleDraft, toRuleSearch, type RuleDraft } from './rule-draft.ts';
import { RuleForm } from './rule-form.tsx';
import { useRuleSearch } from './use-rule-search.ts';
import styles from './paper-rules.module.css';

interface StartedPaper {
  sets: readonly ComposedSet[];
  draft: ComposedPaper;
}

const toComposedSets = (sets: readonly FoundSet[]): ComposedSet[] =>
  sets.map(({ difficulty: _difficulty, seenAt: _seenAt, ...set }) => set);

/** A paper from what was found, with the rules and the seed by which it was. */
const startPaper = (rules: RuleDraft, foundSets: readonly FoundSet[]): StartedPaper | null => {
  const search = toRuleSearch(rules);
  if (!search || !rules.exam) return null;
  const sets = toComposedSets(foundSets);
  const composition = PaperComposition.parse({ rules: search.rules, classIds: search.classIds, seed: search.seed });
  return { sets, draft: { ...buildPaperOfExam(rules.exam, sets), composition } };
};

/** Finds a paper by rules, shows it, and continues with it in the composer. */
export const ComposeByRules = () => {
  const [initialDraft] = useState(emptyRuleDraft);
  const rules = usePersistedDraft('paper.rules', { version: 0, draft: initialDraft });
  const [paper, setPaper] = useState<StartedPaper | null>(null);
  useProgramme(rules.draft.exam?.programme ?? '');
  if (paper)
    return <PaperComposer paperId={undefined} initialSets={paper.sets} saved={{ version: 0, draft: paper.draft }} />;
  const accept = (sets: readonly FoundSet[]) => {
    setPaper(startPaper(rules.draft, sets));
    // The composer takes the place of this page: it is read from its start.
    document.documentElement.scrollTop = 0;
    focusContent();
  };
  return <RulePage draft={rules.draft} onChange={rules.change} onUse={accept} />;
};

interface RulePageProps {
  draft: RuleDraft;
  onChange(next: (now: RuleDraft) => RuleDraft): void;
  onUse(sets: readonly FoundSet[]): void;
}

const RulePage = ({ draft, onChange, onUse }: RulePageProps) => {
  const t = useTranslation(paperRuleMessages);
  const papers = useTranslation(paperMessages);
  const { query, search, faults, tries, find, ...actions } = useRuleSearch(draft, onChange);
  return (
    <Page dense width="report">
      <Breadcrumb trail={[{ label: papers('papers'), to: linkTo(paperBank, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      <p className={`${styles.intro} dim`}>{t('intro')}</p>
      <Stack>
        <FormErrors
          attempt={tries}
          title={faults.length > 0 ? t('failed') : undefined}
          errors={faults.map(({ key, ...values }) => ({ field: 'paper-rules', message: t(key, values) }))}
        />
        <div id="paper-rules" tabIndex={-1}>
          <RuleForm draft={draft} onChange={onChange} />
        </div>
        <span>
          <Button variant="filled" loading={search !== null && query.isFetching} onClick={find}>
            {t('find')}
          </Button>
        </span>
        {search && (
          <QueryBoundary query={query} errorTitle={t('failed')} skeleton={<RowsSkeleton rows={6} dense />}>
            {(result) => <SearchResult result={result} search={search} onUse={onUse} {...actions} />}
          </QueryBoundary>
        )}
      </Stack>
    </Page>
  );
};

type RuleSearchState = ReturnType<typeof useRuleSearch>;

interface SearchResultProps extends Pick<RuleSearchState, 'busyId' | 'again' | 'exchange' | 'listSets'> {
  result: CallOutput<typeof findPaperByRules>;
  search: NonNullable<RuleSearchState['search']>;
  onUse(sets: readonly FoundSet[]): void;
}

const SearchResult = ({ result, search, onUse, busyId, again, exchange, listSets }: SearchResultProps) => {
  const t = useTranslation(paperRuleMessages);
  const { status, conflict, pool } = result;
  const sets = listSets(result);
  const poolText = t('pool', { count: pool.questions, rated: pool.rated });
  if (status !== 'found') {
    return (
      <Section title={t('found')}>
        <div className={styles.result}>
          {status === 'conflict' ? (
            <RuleConflict conflict={conflict} rules={search.rules} />
          ) : (
            <EmptyState title={t('undecided')} body={t('undecidedNext')} />
          )}
          <p className="meta num">{poolText}</p>
        </div>
      </Section>
    );
  }
  const counts = [t('foundCount', { count: countQuestions([...sets]) }), t('setCount', { count: sets.length })];
  return (
    <Section title={t('found')} count={counts.join(t('dot'))}>
      <div className={styles.result}>
        <FoundSets sets={sets} busyId={busyId} onExchange={(set) => void exchange(result, set)} />
        <p className="meta num">{poolText}</p>
        <span className={styles.actions}>
          <Button variant="filled" onClick={() => onUse(sets)}>
            {t('use')}
          </Button>
          <Button onClick={again}>{t('again')}</Button>
        </span>
      </div>
    </Section>
  );
};
