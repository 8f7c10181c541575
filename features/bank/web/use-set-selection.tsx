import { Suspense, useState, type ReactNode } from 'react';
import { getErrorMessage, useApiMutation } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import {
  BulkBar,
  CheckIcon,
  CloseIcon,
  DownloadIcon,
  toastError,
  toastSuccess,
  PencilIcon,
  PlusIcon,
  useLanguage,
  useTranslation,
  type BulkAction,
} from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { maxInitialSets, paperCreate } from '../addresses.ts';
import { markForPractice, maxEditedSets, maxExchangedSets, maxMarkedSets, type SetListItem } from '../contract.ts';
import { exchangeMessages, assignMessages, editSetsMessages } from '../messages.ts';
import { EditSetsDialog } from './edit-sets/edit-sets-dialog.lazy.ts';
import { ExportDialog } from './exchange/export-dialog.lazy.ts';
import { canEditPapers, canEditSets } from './permissions.ts';
import { localizedTitle } from './names.ts';

/** The sets selected across all pages, in order of selection, and the bar of actions on them. */
export const useSetSelection = () => {
  const language = useLanguage();
  const [selected, setChosen] = useState<ReadonlySet<number>>(new Set());
  const clear = () => setChosen(new Set());
  const composeActions = useComposeAction([...selected]);
  const exporting = useExportAction([...selected], clear);
  const practiceActions = usePracticeActions([...selected], clear);
  const edit = useEditAction([...selected], clear);
  const actions = [...composeActions, ...edit.actions, ...practiceActions, ...exporting.actions];
  return {
    canAct: actions.length > 0,
    selection: { selected, onChange: setChosen, getName: (row: SetListItem) => localizedTitle(language, row) },
    bar: selected.size > 0 && (
      <>
        <BulkBar count={selected.size} onClear={clear} actions={actions} />
        {exporting.dialog}
        {edit.dialog}
      </>
    ),
  };
};

const useComposeAction = (ids: number[]): BulkAction[] => {
  const t = useTranslation(assignMessages);
  const me = useCurrentUser();
  const go = useNavigation();
  const onAction = () =>
    ids.length > maxInitialSets
      ? toastError(t('notComposed'), t('mostComposed', { count: maxInitialSets }))
      : go(paperCreate, { setIds: ids });
  return canEditPapers(me) ? [{ key: 'compose', label: t('ofThese'), icon: <PlusIcon />, onAction: onAction }] : [];
};

/** Opens the dialog that edits the selected sets; the selection ends when they were edited. */
const useEditAction = (ids: number[], onDone: () => void): { actions: BulkAction[]; dialog: ReactNode } => {
  const t = useTranslation(editSetsMessages);
  const me = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (!canEditSets(me)) return { actions: [], dialog: null };
  const onAction = () =>
    ids.length > maxEditedSets ? toastError(t('notChanged'), t('most', { count: maxEditedSets })) : setOpen(true);
  const close = (isDone: boolean) => {
    setOpen(false);
    if (isDone) onDone();
  };
  return {
    actions: [{ key: 'edit', label: t('open'), icon: <PencilIcon />, onAction }],
    dialog: isOpen && (
      <Suspense>
        <EditSetsDialog ids={ids} onClose={close} />
      </Suspense>
    ),
  };
};

const useExportAction = (ids: number[], onDone: () => void): { actions: BulkAction[]; dialog: ReactNode } => {
  const t = useTranslation(exchangeMessages);
  const me = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const onAction = () => {
    if (ids.length > maxExchangedSets) toastError(t('notExported'), t('most'));
    else setOpen(true);
  };
  const close = (isSaved: boolean) => {
    setOpen(false);
    if (isSaved) onDone();
  };
  return {
    actions: canEditSets(me) ? [{ key: 'export', label: t('export'), icon: <DownloadIcon />, onAction }] : [],
    dialog: isOpen && <ExportDialog ids={ids} onClose={close} />,
  };
};

const usePracticeActions = (ids: number[], onDone: () => void): BulkAction[] => {
  const t = useTranslation(assignMessages);
  const me = useCurrentUser();
  const { mutateAsync, isPending } = useApiMutation(markForPractice);
  const mark = async (isForPractice: boolean) => {
    if (isPending) return;
    if (ids.length > maxMarkedSets) {
      toastError(t('notMarked'), t('mostMarked', { count: maxMarkedSets }));
      return;
    }
    try {
      const { count, unfit } = await mutateAsync({ ids, isForPractice });
      if (count > 0) toastSuccess(t(isForPractice ? 'practiceMarked' : 'practiceTakenAway', { count }));
      if (unfit > 0) toastError(t('unfitForPractice', { count: unfit }));
      onDone();
    } catch (error) {
      toastError(t('notMarked'), getErrorMessage(error));
    }
  };
  if (!canEditSets(me)) return [];
  return [
    {
      key: 'markForPractice',
      label: t('markForPractice'),
      icon: <CheckIcon />,
      onAction: () => void mark(true),
    },
    {
      key: 'takeFromPractice',
      label: t('takeFromPractice'),
      icon: <CloseIcon />,
      onAction: () => void mark(false),
    },
  ];
};
