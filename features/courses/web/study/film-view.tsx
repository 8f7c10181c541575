import { Button, Select } from '@mantine/core';
import type { RefObject } from 'react';
import { linkTo } from '@inkstone/base';
import { SentenceSpace, WarningIcon, useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { myCourseList } from '../../addresses.ts';
import type { StudiedLesson } from '../../contract.ts';
import { studyMessages } from '../../messages.ts';
import styles from './study.module.css';
import type { Film } from './use-film.ts';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

interface FilmViewProps {
  lesson: StudiedLesson;
  film: Film;
  videoRef: RefObject<HTMLVideoElement | null>;
  isOffline: boolean;
}

type Captions = StudiedLesson['captions'][number];

const toLanguageTag = ({ language }: Captions): string => (language === 'zh' ? 'zh-Hans' : 'en');

/** The video of a lesson with captions, those of the reader's language first, and playback errors. */
export const FilmView = ({ lesson, film, videoRef, isOffline }: FilmViewProps) => {
  const t = useTranslation(studyMessages);
  const { number, title, video, poster, captions } = lesson;
  const [first, second] = captions;
  const getLabel = ({ language }: Captions) => t(language === 'zh' ? 'captionsZh' : 'captionsIn');
  return (
    <div className={styles.film}>
      <video
        ref={videoRef}
        tabIndex={0}
        className={styles.video}
        src={video.url}
        poster={poster?.url}
        controls
        playsInline
        preload="metadata"
        controlsList="nodownload noremoteplayback"
        aria-label={t('film', { number, title })}
        {...film.handlers}
      >
        <track
          kind="captions"
          srcLang={first && toLanguageTag(first)}
          label={first && getLabel(first)}
          src={first?.url}
          default
        />
        {second && <track kind="captions" srcLang={toLanguageTag(second)} label={getLabel(second)} src={second.url} />}
      </video>
      {film.isUnplayable && (
        <p className={styles.fault} role="alert">
          <WarningIcon /> {t('cannotPlay')}{' '}
          <a href={video.url} download>
            {t('download')}
          </a>{' '}
          <Button onClick={film.reload}>{t('again')}</Button>
        </p>
      )}
      {(isOffline || (film.isStuck && !film.isUnplayable)) && (
        <div className={styles.fault} role="status">
          <p>
            <b>{t(isOffline ? 'offlineTitle' : 'stuckTitle')}</b>
            <SentenceSpace />
            {t(isOffline ? 'offlineBody' : 'stuckBody')}
          </p>
          {film.isStuck && <Button onClick={film.reload}>{t('again')}</Button>}
          {isOffline && (
            <Button variant="quiet" onClick={() => leaveWindow(linkTo(myCourseList, {}))}>
              {t('closeWindow')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

interface SpeedProps {
  speed: number;
  /** As a factor. */
  fastest: number;
  onChange(speed: number): void;
}

/** The playback speed, up to what the assignment allows. */
export const SpeedSelect = ({ speed, fastest, onChange }: SpeedProps) => {
  const t = useTranslation(studyMessages);
  const allowed = speeds.filter((option) => option <= fastest);
  return (
    <Select
      className={styles.speed}
      label={t('speed')}
      allowDeselect={false}
      data={[...new Set([...allowed, speed])]
        .sort((a, b) => a - b)
        .map((option) => ({
          value: String(option),
          label: t('speedOf', { speed: option }),
        }))}
      value={String(speed)}
      onChange={(next) => onChange(Number(next ?? 1))}
    />
  );
};
