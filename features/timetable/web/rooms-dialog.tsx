import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { localizedName } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  BlockSkeleton,
  Ledger,
  LedgerRow,
  QueryBoundary,
  toastError,
  toastSuccess,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { addHoliday, listRooms, removeHoliday, saveRoom, type Holiday, type Room } from '../contract.ts';
import { roomMessages } from '../messages.ts';
import { plainDayText } from './day-text.ts';
import styles from './session.module.css';

/** Rooms and holidays of the school. */
export const RoomsDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(roomMessages);
  const ask = useApiQuery(listRooms, {});
  return (
    <Modal opened onClose={onClose} title={t('title')} size={720}>
      <QueryBoundary query={ask} errorTitle={t('failed')} skeleton={<BlockSkeleton lines={8} />} bare>
        {({ rooms, holidays }) => (
          <>
            <section className={styles.part} aria-label={t('rooms')}>
              <h3>{t('rooms')}</h3>
              {rooms.length === 0 ? <p className="dim">{t('noRooms')}</p> : <RoomRows rooms={rooms} />}
              <AddRoom />
            </section>
            <section aria-label={t('holidays')}>
              <h3>{t('holidays')}</h3>
              {holidays.length === 0 ? <p className="dim">{t('noHolidays')}</p> : <HolidayRows holidays={holidays} />}
              <AddHoliday />
            </section>
          </>
        )}
      </QueryBoundary>
    </Modal>
  );
};

/** Does something and says whether it worked. */
const usePress = () => {
  const t = useTranslation(roomMessages);
  return async (press: () => Promise<string>): Promise<boolean> => {
    try {
      toastSuccess(await press());
      return true;
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
      return false;
    }
  };
};

const RoomRows = ({ rooms }: { rooms: readonly Room[] }) => {
  const t = useTranslation(roomMessages);
  const language = useLanguage();
  const press = usePress();
  const { mutateAsync } = useApiMutation(saveRoom);
  const toggle = ({ id, name, nameZh, isClosed }: Room) =>
    press(async () => {
      await mutateAsync({ requestId: newRequestId(), roomId: id, name, nameZh, isClosed: !isClosed });
      return t('saved');
    });
  return (
    <Ledger label={t('rooms')}>
      {rooms.map((room) => {
        const name = localizedName(language, room.name, room.nameZh);
        return (
          <LedgerRow
            key={room.id}
            title={name}
            meta={room.isClosed ? t('closed') : ''}
            action={
              <Button
                size="xs"
                aria-label={t(room.isClosed ? 'reopenFor' : 'closeFor', { name })}
                onClick={() => void toggle(room)}
              >
                {t(room.isClosed ? 'reopen' : 'close')}
              </Button>
            }
          />
        );
      })}
    </Ledger>
  );
};

const HolidayRows = ({ holidays }: { holidays: readonly Holiday[] }) => {
  const t = useTranslation(roomMessages);
  const language = useLanguage();
  const press = usePress();
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(removeHoliday);
  const remove = async (holiday: Holiday) => {
    const name = localizedName(language, holiday.name, holiday.nameZh);
    const question = { title: t('removeTitle', { name }), body: t('removeBody'), actionLabel: t('remove') };
    if (!(await confirm(question))) return;
    await press(async () => {
      const { sessionCount } = await mutateAsync({ requestId: newRequestId(), holidayId: holiday.id });
      return t('restored', { count: sessionCount });
    });
  };
  return (
    <Ledger label={t('holidays')}>
      {holidays.map((holiday) => {
        const name = localizedName(language, holiday.name, holiday.nameZh);
        return (
          <LedgerRow
            key={holiday.id}
            title={name}
            meta={t('days', {
              from: plainDayText(holiday.fromDay, language),
              to: plainDayText(holiday.toDay, language),
            })}
            action={
              <Button size="xs" aria-label={t('removeFor', { name })} onClick={() => void remove(holiday)}>
                {t('remove')}
              </Button>
            }
          />
        );
      })}
    </Ledger>
  );
};

interface Names {
  name: string;
  nameZh: string;
}

const noNames: Names = { name: '', nameZh: '' };

const NameFields = ({ names, onChange }: { names: Names; onChange(names: Names): void }) => {
  const t = useTranslation(roomMessages);
  return (
    <>
      <TextInput
        label={t('name')}
        required
        maxLength={100}
        value={names.name}
        onChange={({ currentTarget }) => onChange({ ...names, name: currentTarget.value })}
      />
      <TextInput
        label={t('nameZh')}
        lang="zh-CN"
        maxLength={100}
        value={names.nameZh}
        onChange={({ currentTarget }) => onChange({ ...names, nameZh: currentTarget.value })}
      />
    </>
  );
};

const toNames = ({ name, nameZh }: Names) => ({ name: name.trim(), nameZh: nameZh.trim() || null });

const LineForm = (props: { label: string; isReady: boolean; children: ReactNode; onSubmit(): void }) => (
  <form
    className={styles.line}
    onSubmit={(event) => {
      event.preventDefault();
      if (props.isReady) props.onSubmit();
    }}
  >
    {props.children}
    <Button type="submit" disabled={!props.isReady}>
      {props.label}
    </Button>
  </form>
);

const AddRoom = () => {
  const t = useTranslation(roomMessages);
  const press = usePress();
  const { mutateAsync } = useApiMutation(saveRoom);
  const [names, setNames] = useState(noNames);
  const add = async () => {
    const isDone = await press(async () => {
      await mutateAsync({ requestId: newRequestId(), roomId: null, ...toNames(names), isClosed: false });
      return t('saved');
    });
    if (isDone) setNames(noNames);
  };
  return (
    <LineForm label={t('addRoom')} isReady={names.name.trim() !== ''} onSubmit={() => void add()}>
      <NameFields names={names} onChange={setNames} />
    </LineForm>
  );
};

const AddHoliday = () => {
  const t = useTranslation(roomMessages);
  const press = usePress();
  const { mutateAsync } = useApiMutation(addHoliday);
  const [names, setNames] = useState(noNames);
  const [days, setDays] = useState({ fromDay: '', toDay: '' });
  const add = async () => {
    const isDone = await press(async () => {
      const { sessionCount } = await mutateAsync({ requestId: newRequestId(), ...toNames(names), ...days });
      return t('cancelled', { count: sessionCount });
    });
    if (!isDone) return;
    setNames(noNames);
    setDays({ fromDay: '', toDay: '' });
  };
  const isReady = names.name.trim() !== '' && days.fromDay !== '' && days.toDay >= days.fromDay;
  return (
    <LineForm label={t('addHoliday')} isReady={isReady} onSubmit={() => void add()}>
      <NameFields names={names} onChange={setNames} />
      <TextInput
        type="date"
        label={t('fromDay')}
        value={days.fromDay}
        onChange={({ currentTarget: { value: fromDay } }) =>
          setDays(({ toDay }) => ({ fromDay, toDay: toDay < fromDay ? fromDay : toDay }))
        }
      />
      <TextInput
        type="date"
        label={t('toDay')}
        min={days.fromDay}
        value={days.toDay}
        onChange={({ currentTarget: { value: toDay } }) => setDays(({ fromDay }) => ({ fromDay, toDay }))}
      />
    </LineForm>
  );
};
