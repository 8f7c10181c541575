import { DndContext, MouseSensor, useDraggable, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { useRef, type CSSProperties } from 'react';
import { localizedName, shiftDay } from '@inkstone/base';
import { useLanguage, useTranslation } from '@inkstone/ui';
import type { TimetableSession, TimetableWeek } from '../contract.ts';
import { weekMessages } from '../messages.ts';
import {
  findHours,
  findTaughtHours,
  layOutDay,
  minutesFor,
  moveBlock,
  timeForMinutes,
  type DayBlock,
} from '../rules/lay-out-day.ts';
import { findHoliday } from '../rules/recurrence.ts';
import { longDayText, shortDayText } from './day-text.ts';
import styles from './week.module.css';

/** Where a session was dropped. */
export interface Drop {
  session: TimetableSession;
  day: string;
  begins: string;
  ends: string;
}

interface WeekGridProps {
  week: TimetableWeek;
  onOpen(session: TimetableSession): void;
  /** Absent where sessions cannot be moved. */
  onDrop?: ((drop: Drop) => void) | undefined;
}

/** A session that runs past midnight is drawn to the end of its day. */
const toBlock = ({ begins, ends }: TimetableSession): DayBlock => {
  const from = minutesFor(begins);
  const to = minutesFor(ends);
  return { begins: from, ends: to > from ? to : 24 * 60 };
};

const noAnnouncements = {
  onDragStart: announceNothing,
  onDragOver: announceNothing,
  onDragEnd: announceNothing,
  onDragCancel: announceNothing,
};
// The dialog in which a drop ends says everything.
function announceNothing(): undefined {}

/** A week by days and hours; one day below the other where the screen is narrow. */
export const WeekGrid = ({ week, onOpen, onDrop }: WeekGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));
  const days = Array.from({ length: 7 }, (_, index) => shiftDay(week.monday, index));
  const hours = (onDrop ? findHours : findTaughtHours)(week.list.map(toBlock));
  const drop = ({ active, delta }: DragEndEvent) => {
    const session = week.list.find(({ id }) => id === active.id);
    const column = grid.current?.querySelector('[data-column]')?.getBoundingClientRect();
    if (!session || !column || !onDrop) return;
    const minutes = (delta.y / column.height) * (hours.to - hours.from) * 60;
    const moved = moveBlock(toBlock(session), minutes);
    const dayIndex = days.indexOf(session.day) + Math.round(delta.x / column.width);
    const day = days[Math.max(0, Math.min(6, dayIndex))] ?? session.day;
    const [begins, ends] = [timeForMinutes(moved.begins), timeForMinutes(moved.ends)];
    if (day !== session.day || begins !== session.begins) onDrop({ session, day, begins, ends });
  };
  return (
    <DndContext sensors={sensors} accessibility={{ announcements: noAnnouncements }} onDragEnd={drop}>
      <div
        ref={grid}
        className={styles.grid}
        style={{ '--hours': hours.to - hours.from, '--from': hours.from } as CSSProperties}
      >
        <div className={styles.hours} aria-hidden>
          {Array.from({ length: hours.to - hours.from }, (_, index) => (
            <span key={index} className="num">
              {timeForMinutes((hours.from + index) * 60)}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn key={day} day={day} week={week} fromHour={hours.from} onOpen={onOpen} isMovable={!!onDrop} />
        ))}
      </div>
    </DndContext>
  );
};

interface DayColumnProps {
  day: string;
  week: TimetableWeek;
  fromHour: number;
  isMovable: boolean;
  onOpen(session: TimetableSession): void;
}

const DayColumn = ({ day, week, fromHour, isMovable, onOpen }: DayColumnProps) => {
  const t = useTranslation(weekMessages);
  const language = useLanguage();
  const sessions = week.list.filter((session) => session.day === day);
  const lanes = layOutDay(sessions.map(toBlock));
  const holiday = findHoliday(day, week.holidays);
  const isToday = day === week.today;
  return (
    <section className={styles.day} aria-label={longDayText(day, language)} data-today={isToday || undefined}>
      <h2 className={styles.dayHead}>
        {shortDayText(day, language)}
        {isToday && <small> {t('today')}</small>}
        {holiday && <small className={styles.holiday}>{localizedName(language, holiday.name, holiday.nameZh)}</small>}
      </h2>
      <div className={styles.column} data-column data-holiday={holiday ? true : undefined}>
        {sessions.length === 0 && <p className={styles.free}>{t('free')}</p>}
        {sessions.map((session, index) => {
          const block = toBlock(session);
          const { lane, lanes: count } = lanes[index] ?? { lane: 0, lanes: 1 };
          const place = {
            '--at': (block.begins - fromHour * 60) / 60,
            '--length': (block.ends - block.begins) / 60,
            ...{ '--lane': lane, '--lanes': count },
          } as CSSProperties;
          return <SessionCard key={session.id} session={session} place={place} isMovable={isMovable} onOpen={onOpen} />;
        })}
      </div>
    </section>
  );
};

interface SessionCardProps {
  session: TimetableSession;
  place: CSSProperties;
  isMovable: boolean;
  onOpen(session: TimetableSession): void;
}

const SessionCard = ({ session, place, isMovable, onOpen }: SessionCardProps) => {
  const t = useTranslation(weekMessages);
  const language = useLanguage();
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: session.id, disabled: !isMovable });
  const time = t('time', { from: session.begins, to: session.ends });
  const title = localizedName(language, session.title, session.titleZh);
  const details = [session.teachers.map(({ name }) => name).join(t('comma')), session.room?.name].filter(Boolean);
  const state =
    session.holidayName !== null
      ? t('holiday', { name: session.holidayName })
      : session.isCancelled
        ? t('cancelled')
        : session.isException
          ? t('apart')
          : null;
  const shift = transform && { transform: `translate(${transform.x}px, ${transform.y}px)` };
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.card}
      style={{ ...place, ...shift }}
      data-cancelled={session.isCancelled || undefined}
      data-dragging={isDragging || undefined}
      title={[session.className, time, title, ...details, state].filter(Boolean).join('\n')}
      onClick={() => onOpen(session)}
      {...listeners}
    >
      <span className={`${styles.time} num`}>{time}</span>
      <b>{session.className}</b>
      {title && <span>{title}</span>}
      {details.length > 0 && <span className={styles.details}>{details.join(t('dot'))}</span>}
      {state && <span className={styles.state}>{state}</span>}
    </button>
  );
};
