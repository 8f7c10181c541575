import { useApiQuery } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { getBankFilters } from '../contract.ts';
import { bankMessages } from '../messages.ts';

/** The subjects of all programmes, to choose from: `amc.math` with the names of both. */
export const useSubjectOptions = (): { value: string; label: string }[] => {
  const dot = useTranslation(bankMessages)('dot');
  const language = useLanguage();
  const { data } = useApiQuery(getBankFilters, {});
  return (data?.programmes ?? []).flatMap((nextProgramme) =>
    (data?.subjects ?? [])
      .filter(({ programme }) => programme === nextProgramme.id)
      .map(({ id, name }) => ({
        value: `${nextProgramme.id}.${id}`,
        label: [nextProgramme.name[language], name[language]].join(dot),
      })),
  );
};
