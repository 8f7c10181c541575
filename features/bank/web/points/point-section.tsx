import { Button } from '@mantine/core';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { getErrorMessage, useApiMutation } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import {
  Ledger,
  LedgerRow,
  PlusIcon,
  Section,
  StatusChip,
  toastError,
  toastSuccess,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { questionBank } from '../../addresses.ts';
import { retireKnowledgePoint } from '../../contract.ts';
import { bankMessages, pointMessages } from '../../messages.ts';
import { canManageTree } from '../permissions.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { PointDialog } from './point-dialog.tsx';
import type { TreeNode } from './tree-node.ts';
import styles from './points.module.css';

interface PointSectionProps {
  section: TreeNode;
  /** All sections of the subject. */
  sections: readonly TreeNode[];
  /** All points of the subject. */
  points: readonly TreeNode[];
}

/** One section with its knowledge points. */
export const PointSection = ({ section, sections, points }: PointSectionProps) => {
  const t = useTranslation(pointMessages);
  const language = useLanguage();
  const isManager = canManageTree(useCurrentUser());
  const [isAdding, setAdding] = useState(false);
  const own = points.filter(({ parentId }) => parentId === section.id);
  const name = localizedName(language, section.name, section.nameZh);
  return (
    <Section
      title={name}
      count={own.length}
      aside={
        isManager && (
          <Button
            variant="quiet"
            leftSection={<PlusIcon />}
            aria-label={t('addTo', { section: name })}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )
      }
    >
      {own.length === 0 && <p className="meta">{t('noPoint')}</p>}
      <Ledger label={name}>
        {own.map((point) => (
          <PointRow key={point.id} point={point} sections={sections} points={points} isManager={isManager} />
        ))}
      </Ledger>
      {isAdding && <PointDialog sectionId={section.id} sections={sections} onClose={() => setAdding(false)} />}
    </Section>
  );
};

interface PointRowProps extends Omit<PointSectionProps, 'section'> {
  point: TreeNode;
  isManager: boolean;
}

const PointRow = ({ point, sections, points, isManager }: PointRowProps) => {
  const t = useTranslation(pointMessages);
  const dot = useTranslation(bankMessages)('dot');
  const language = useLanguage();
  const name = localizedName(language, point.name, point.nameZh);
  const otherName = language === 'zh' ? point.name : point.nameZh;
  return (
    <LedgerRow
      hasOwnLine
      title={
        <ScreenLink to={questionBank} search={{ node: point.id }} aria-label={t('showSets', { name })}>
          {name}
        </ScreenLink>
      }
      meta={[...(otherName === name ? [] : [otherName]), t('sets', { count: point.count })].join(dot)}
      extra={
        (!point.isOwn || point.isRetired) && (
          <StatusChip tone="line">{t(point.isRetired ? 'retired' : 'exams')}</StatusChip>
        )
      }
      action={
        isManager && point.isOwn && <PointActions point={point} name={name} sections={sections} points={points} />
      }
    />
  );
};

interface PointActionsProps extends Omit<PointRowProps, 'isManager'> {
  name: string;
}

const PointActions = ({ point, name, sections, points }: PointActionsProps) => {
  const t = useTranslation(pointMessages);
  const [dialog, setDialog] = useState<'change' | 'merge' | null>(null);
  const { mutateAsync, isPending } = useApiMutation(retireKnowledgePoint);
  const retire = async (restore: boolean) => {
    try {
      await mutateAsync({ pointId: point.id, restore });
      toastSuccess(t(restore ? 'wasBroughtBack' : 'wasRetired', { name }));
    } catch (error) {
      toastError(getErrorMessage(error));
    }
  };
  const close = () => setDialog(null);
  if (point.isRetired)
    return (
      <Button aria-label={t('bringBackNamed', { name })} loading={isPending} onClick={() => void retire(true)}>
        {t('bringBack')}
      </Button>
    );
  return (
    <span className={styles.acts}>
      <Button variant="quiet" aria-label={t('changeNamed', { name })} onClick={() => setDialog('change')}>
        {t('change')}
      </Button>
      <Button variant="quiet" aria-label={t('mergeNamed', { name })} onClick={() => setDialog('merge')}>
        {t('merge')}
      </Button>
      {point.count === 0 && (
        <Button
          variant="quiet"
          aria-label={t('retireNamed', { name })}
          loading={isPending}
          onClick={() => void retire(false)}
        >
          {t('retire')}
        </Button>
      )}
      {dialog === 'change' && (
        <PointDialog point={point} sectionId={point.parentId ?? 0} sections={sections} onClose={close} />
      )}
      {dialog === 'merge' && <MergeDialog point={point} sections={sections} points={points} onClose={close} />}
    </span>
  );
};
