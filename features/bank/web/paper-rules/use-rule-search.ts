import { useState } from 'react';
import { getErrorMessage, sendCall, useApiQuery, useCaller, type CallOutput } from '@inkstone/call/web';
import { toastError, toastInfo, toastSuccess, useLanguage, useTranslation } from '@inkstone/ui';
import { findPaperByRules } from '../../contract/paper-rules.ts';
import { paperRuleMessages } from '../../messages.ts';
import { localizedTitle } from '../names.ts';
import { createSeed, findRuleFaults, toRuleSearch, type RuleDraft, type RuleSearch } from './rule-draft.ts';
import type { FoundSet } from './found-sets.tsx';

type Result = CallOutput<typeof findPaperByRules>;

const emptySearch: RuleSearch = {
  programme: '',
  variant: '',
  seed: '-',
  classIds: [],
  rules: { total: { from: 1, to: 1 } },
};

/** The search for a paper, the exchange of single sets in what it found, and another search with another seed. */
export const useRuleSearch = (draft: RuleDraft, change: (next: (now: RuleDraft) => RuleDraft) => void) => {
  const t = useTranslation(paperRuleMessages);
  const language = useLanguage();
  const caller = useCaller();
  const [search, setSearch] = useState<RuleSearch | null>(null);
  const [tries, setTries] = useState(0);
  const [exchanged, setExchanged] = useState<readonly FoundSet[] | null>(null);
  const [busyId, setBusyId] = useState<number | null>(null);
  const query = useApiQuery(findPaperByRules, search ?? emptySearch, { enabled: search !== null });

  const start = (next: RuleDraft) => {
    setTries((now) => now + 1);
    setExchanged(null);
    setSearch(toRuleSearch(next));
  };
  const again = () => {
    const next = { ...draft, seed: createSeed(), excludedSetIds: [] };
    change(() => next);
    start(next);
  };
  const exchange = async (result: Result, set: FoundSet) => {
    if (!search) return;
    const sets = exchanged ?? result.sets;
    const excludedSetIds = [...(search.rules.excludedSetIds ?? []), set.setId];
    const next = { ...search, rules: { ...search.rules, excludedSetIds } };
    const title = localizedTitle(language, set);
    setBusyId(set.setId);
    try {
      const setIds = sets.map(({ setId }) => setId);
      const reply = await sendCall(caller, findPaperByRules, {
        ...next,
        exchange: { setIds, replacedSetId: set.setId },
      });
      if (reply.status !== 'found') return toastInfo(t('noReplacement', { title }));
      setExchanged(reply.sets);
      change((now) => ({ ...now, excludedSetIds: [...now.excludedSetIds, set.setId] }));
      toastSuccess(t('exchanged', { title }));
    } catch (error) {
      toastError(getErrorMessage(error));
    } finally {
      setBusyId(null);
    }
  };
  return {
    query,
    search,
    faults: tries > 0 ? findRuleFaults(draft) : [],
    tries,
    busyId,
    find: () => start(draft),
    again,
    exchange,
    listSets: (result: Result): readonly FoundSet[] => exchanged ?? result.sets,
  };
};
