import { localizedName } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { findPaperByRules, type PaperRuleSet } from '../../contract/paper-rules.ts';
import { getBankTree } from '../../contract.ts';
import { paperRuleMessages } from '../../messages.ts';
import { typeName } from '../names.ts';
import type { RuleSearch } from './rule-draft.ts';
import styles from './paper-rules.module.css';

type Conflict = CallOutput<typeof findPaperByRules>['conflict'];
type Words = ReturnType<typeof useRuleWords>;
type Rules = RuleSearch['rules'];

const useRuleWords = () => useTranslation(paperRuleMessages);

type Span = PaperRuleSet['total'];

const spanText = (t: Words, { from, to }: Span): string => (from === to ? String(from) : t('span', { from, to }));

/** The words of a group: place, type and difficulty. */
const useKindText = (t: Words) => {
  const language = useLanguage();
  const { data } = useApiQuery(getBankTree, {});
  return (group: NonNullable<Rules['groups']>[number]): string => {
    const places = (group.nodeIds ?? []).flatMap((nodeId) => {
      const node = data?.list.find(({ id }) => id === nodeId);
      return node ? [localizedName(language, node.name, node.nameZh)] : [];
    });
    const types = (group.types ?? []).map((type) => typeName(type, language));
    const range = group.difficulty ? [t('between', group.difficulty)] : [];
    const words = [...places, ...types, ...range];
    return words.length === 0 ? t('anyQuestion') : words.join(t('comma'));
  };
};

/** What the nearest possible numbers say. */
const noteText = (t: Words, { below, above }: Conflict[number], isAlone: boolean): string | null => {
  if (below !== null && above !== null) return t('eitherOf', { below, above });
  if (below !== null) return t(isAlone ? 'onlyBelow' : 'mostBelow', { below });
  if (above !== null) return t(isAlone ? 'onlyAbove' : 'leastAbove', { above });
  return null;
};

const useRuleText = (rules: Rules) => {
  const t = useRuleWords();
  const kindText = useKindText(t);
  return ({ rule, group }: Conflict[number]): string => {
    const counted = rules.groups?.[group ?? -1];
    switch (rule) {
      case 'total':
        return t('ruleTotal', { count: spanText(t, rules.total) });
      case 'group':
        return counted ? t('ruleGroup', { count: spanText(t, counted.count), kind: kindText(counted) }) : '';
      case 'difficulty':
        return t('ruleDifficulty', rules.difficulty ?? { from: 0, to: 1 });
      case 'meanDifficulty':
        return t('ruleMean', rules.meanDifficulty ?? { from: 0, to: 1 });
      case 'notSeenSince':
        return t('ruleSeen', { count: rules.notSeenDays ?? 0 });
      case 'family':
        return t('ruleFamily');
      case 'included':
        return t('ruleIncluded');
      case 'excluded':
        return t('ruleExcluded');
    }
  };
};

/** The smallest set of rules that no paper meets, in words. */
export const RuleConflict = ({ conflict, rules }: { conflict: Conflict; rules: Rules }) => {
  const t = useRuleWords();
  const ruleText = useRuleText(rules);
  const isAlone = conflict.length === 1;
  return (
    <div className={styles.conflict} role="alert">
      <h3>{t(isAlone ? 'oneConflict' : 'conflicts')}</h3>
      <ul>
        {conflict.map((entry) => {
          const note = noteText(t, entry, isAlone);
          const rule = ruleText(entry);
          return (
            <li key={`${entry.rule} ${entry.group}`}>{note === null ? rule : t('ruleWithNote', { rule, note })}</li>
          );
        })}
      </ul>
      {!isAlone && <p>{t('conflictNext')}</p>}
    </div>
  );
};
