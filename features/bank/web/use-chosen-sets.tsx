import { useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { BulkBar, DownloadIcon, noticeFailed, PlusIcon, useLanguage, useTranslation, type BulkAct } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { chosenSets, examinationCreate } from '../addresses.ts';
import { exchangedSets, type TopicRow } from '../contract.ts';
import { exchangeMessages, givingWords } from '../messages.ts';
import { useExport } from './exchange/use-export.ts';
import { canEditPapers, canEditSets } from './may.ts';
import { titleIn } from './names.ts';

/** The sets that are chosen over all pages, in the order of the ticks, and the bar of what can be done with them. */
export const useChosenSets = () => {
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const clear = () => setChosen(new Set());
  const compose = useComposing([...chosen]);
  const exported = useExporting([...chosen], clear);
  const acts = [...compose, ...exported];
  return {
    mayAct: acts.length > 0,
    selection: { chosen, onChange: setChosen, nameOf: (row: TopicRow) => titleIn(language, row) },
    bar: chosen.size > 0 && <BulkBar count={chosen.size} onClear={clear} acts={acts} />,
  };
};

const useComposing = (ids: number[]): BulkAct[] => {
  const t = useTranslation(givingWords);
  const me = useCurrentUser();
  const go = useNavigation();
  const onAct = () =>
    ids.length > chosenSets
      ? noticeFailed(t('notComposed'), t('mostComposed', { count: chosenSets }))
      : go(examinationCreate, { topicIds: ids });
  return canEditPapers(me) ? [{ key: 'compose', label: t('ofThese'), icon: <PlusIcon />, onAct }] : [];
};

const useExporting = (ids: number[], onDone: () => void): BulkAct[] => {
  const t = useTranslation(exchangeMessages);
  const me = useCurrentUser();
  const { isBusy, exportSets } = useExport();
  const exportAll = async () => {
    if (ids.length > exchangedSets) noticeFailed(t('notExported'), t('most'));
    else if (!isBusy && (await exportSets(ids))) onDone();
  };
  const onAct = () => void exportAll();
  const label = t(isBusy ? 'exporting' : 'export');
  return canEditSets(me) ? [{ key: 'export', label, icon: <DownloadIcon />, onAct }] : [];
};
