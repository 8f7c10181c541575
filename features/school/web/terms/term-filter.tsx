import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { FilterSelect, useLanguage, useTranslation } from '@inkstone/ui';
import { listTerms, type SchoolTerm } from '../../contract.ts';
import { termMessages } from '../../messages.ts';

const stateOrder = ['current', 'coming', 'past'] as const;

/** Terms as choices: the current one first, past ones at the end and named so. */
export const useTermOptions = (): { terms: readonly SchoolTerm[] | undefined; options: TermOption[] } => {
  const t = useTranslation(termMessages);
  const language = useLanguage();
  const terms = useApiQuery(listTerms, {}).data?.list;
  const options = stateOrder
    .flatMap((state) => (terms ?? []).filter((term) => term.state === state))
    .map(({ id, state, ...names }) => {
      const name = localizedName(language, names.name, names.nameZh);
      return { value: String(id), label: state === 'past' ? t('ended', { name }) : name };
    });
  return { terms, options };
};

interface TermOption {
  value: string;
  label: string;
}

/** A term, none, or any. */
export interface TermChoice {
  termId: number | undefined;
  withoutTerm: boolean | undefined;
}

const none = 'none';

/** The filter of classes by their term; absent while there are no terms. */
export const TermFilter = ({ choice, onChange }: { choice: TermChoice; onChange(choice: TermChoice): void }) => {
  const t = useTranslation(termMessages);
  const { options } = useTermOptions();
  const all = options.length === 0 ? [] : [...options, { value: none, label: t('noTerm') }];
  return (
    <FilterSelect
      label={t('anyTerm')}
      options={all}
      value={choice.withoutTerm ? none : choice.termId}
      onChange={(next) =>
        onChange({
          termId: next === undefined || next === none ? undefined : Number(next),
          withoutTerm: next === none || undefined,
        })
      }
    />
  );
};
