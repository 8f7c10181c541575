import { Modal, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { setExtraTime, type SchoolPerson } from '../../contract.ts';
import {
  areDaysInverted,
  describeDays,
  extraPercentRange,
  maxExtraMinutes,
  noExtraTime,
  toGrant,
  type ExtraTimeAmount,
  type ExtraTimeGrant,
} from '../../import/extra-time/amount.ts';
import { personMessages } from '../../messages.ts';

type Kind = 'none' | 'percent' | 'minutes';

/** What the form holds; a number that is left empty is null. */
interface Fields {
  kind: Kind;
  percent: number | null;
  minutes: number | null;
  /** Days as the fields hold them; '' is none. */
  from: string;
  until: string;
}

const field = 'extra-time-value';
const untilField = 'extra-time-until';

const toFields = ({ extraMinutes, extraPercent, extraFrom, extraUntil }: SchoolPerson): Fields => ({
  kind: extraPercent > 0 ? 'percent' : extraMinutes > 0 ? 'minutes' : 'none',
  percent: extraPercent || 50,
  minutes: extraMinutes || null,
  from: extraFrom ?? '',
  until: extraUntil ?? '',
});

const toAmount = ({ kind, percent, minutes }: Fields): ExtraTimeAmount => {
  if (kind === 'none') return noExtraTime;
  return kind === 'percent' ? { minutes: 0, percent: percent ?? 0 } : { minutes: minutes ?? 0, percent: 0 };
};

const toDays = ({ from, until }: Fields) => ({
  fromDay: from === '' ? null : from,
  untilDay: until === '' ? null : until,
});

const listFaults = (fields: Fields) => {
  const fault = findFault(fields);
  const hasWrongDays = fields.kind !== 'none' && areDaysInverted(toDays(fields));
  return [
    ...(fault ? [{ field, fault }] : []),
    ...(hasWrongDays ? [{ field: untilField, fault: 'extraDaysInverted' as const }] : []),
  ];
};

const findFault = (fields: Fields): 'extraNeedPercent' | 'extraNeedMinutes' | null => {
  const { minutes, percent } = toAmount(fields);
  const { least, most } = extraPercentRange;
  if (fields.kind === 'percent' && (percent < least || percent > most)) return 'extraNeedPercent';
  return fields.kind === 'minutes' && (minutes < 1 || minutes > maxExtraMinutes) ? 'extraNeedMinutes' : null;
};

const DayFields = ({ fields, onChange }: { fields: Fields; onChange(change: Partial<Fields>): void }) => {
  const t = useTranslation(personMessages);
  return (
    <>
      <TextInput
        {...{ type: 'date', min: '1900-01-01', max: '2999-12-31' }}
        label={t('extraFromField')}
        value={fields.from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextInput
        {...{ id: untilField, type: 'date', min: '1900-01-01', max: '2999-12-31' }}
        label={t('extraUntilField')}
        description={t('extraDaysNote')}
        value={fields.until}
        onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
      />
    </>
  );
};

const ExtraTimeFields = ({ fields, onChange }: { fields: Fields; onChange(change: Partial<Fields>): void }) => {
  const t = useTranslation(personMessages);
  const toNumber = (value: number | string): number | null => (typeof value === 'number' ? value : null);
  return (
    <>
      <SegmentedControl
        aria-label={t('extraKind')}
        data={[
          { value: 'none' as const, label: t('extraKindNone') },
          { value: 'percent' as const, label: t('extraKindPercent') },
          { value: 'minutes' as const, label: t('extraKindMinutes') },
        ]}
        value={fields.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {fields.kind === 'percent' && (
        <NumberInput
          id={field}
          label={t('extraPercentField')}
          description={t('extraPercentNote')}
          {...{ step: 25, allowDecimal: false, allowNegative: false }}
          value={fields.percent ?? ''}
          onChange={(value) => onChange({ percent: toNumber(value) })}
        />
      )}
      {fields.kind === 'minutes' && (
        <NumberInput
          id={field}
          label={t('extraMinutesField')}
          description={t('extraMinutesNote')}
          {...{ step: 5, allowDecimal: false, allowNegative: false }}
          value={fields.minutes ?? ''}
          onChange={(value) => onChange({ minutes: toNumber(value) })}
        />
      )}
      {fields.kind !== 'none' && <DayFields fields={fields} onChange={onChange} />}
      <p className="dim">{t('extraFromNow')}</p>
    </>
  );
};

/** The form of a student's standing extra time: none, a percentage of every clock, or minutes. */
export const ExtraTimeDialog = (props: { person: SchoolPerson; name: string; onClose(): void }) => {
  const { person, name, onClose } = props;
  const t = useTranslation(personMessages);
  const { mutateAsync } = useApiMutation(setExtraTime);
  // What the form was opened with: a later answer would hide that somebody else saved meanwhile.
  const [before] = useState<ExtraTimeGrant>({
    ...{ minutes: person.extraMinutes, percent: person.extraPercent },
    ...{ fromDay: person.extraFrom, untilDay: person.extraUntil },
  });
  const [fields, setFields] = useState(() => toFields(person));
  const describeAmount = ({ minutes, percent }: ExtraTimeAmount): string => {
    if (percent > 0) return t('extraShort', { percent });
    return minutes > 0 ? t('extraMinutes', { count: minutes }) : t('none');
  };
  const describe = (grant: ExtraTimeGrant): string => {
    const days = describeDays(grant);
    return days === null ? describeAmount(grant) : t('extraWithDays', { amount: describeAmount(grant), days });
  };
  const send = async (requestId: string) => {
    const grant = toGrant(toAmount(fields), toDays(fields));
    await mutateAsync({ requestId, personId: person.id, ...grant, before });
    return t('extraSaved', { name, before: describe(before), after: describe(grant) });
  };
  return (
    <Modal opened onClose={onClose} title={t('extraTitle', { name })} size={520}>
      <DialogForm
        submitLabel={t('save')}
        faults={listFaults(fields).map(({ field: id, fault }) => ({ field: id, message: t(fault) }))}
        send={send}
        onClose={onClose}
      >
        <ExtraTimeFields fields={fields} onChange={(change) => setFields((current) => ({ ...current, ...change }))} />
      </DialogForm>
    </Modal>
  );
};
