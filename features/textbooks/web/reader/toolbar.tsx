import { ActionIcon, Menu, SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import {
  BookIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  DotsIcon,
  HelpIcon,
  MenuIcon,
  MinusIcon,
  PlusIcon,
  SearchIcon,
  useTranslation,
} from '@inkstone/ui';
import { readerMessages } from '../../messages.ts';
import type { ZoomState } from './pages/use-zoom.ts';
import type { PanelName } from './panels/side-panel.tsx';
import styles from './reader.module.css';

/** Whether marks are visible. */
export interface LayerChoice {
  isShown: boolean;
  onShow(isShown: boolean): void;
}

interface ToolbarProps {
  name: string;
  page: number;
  pages: number;
  zoom: ZoomState;
  panel: PanelName | null;
  /** Null where the book has no marks to hide. */
  layer: LayerChoice | null;
  onGo(page: number): void;
  onPanel(name: PanelName | null): void;
  onKeys(): void;
  onLeave(): void;
  /** Save state of the marks. */
  saving?: ReactNode;
}

/** The reader's toolbar. */
export const Toolbar = (props: ToolbarProps) => {
  const t = useTranslation(readerMessages);
  const { name, panel, layer, onPanel } = props;
  return (
    <header className={styles.top}>
      <div className={styles.what}>
        <ActionIcon
          aria-label={t(panel === null ? 'openPanels' : 'closePanels')}
          aria-expanded={panel !== null}
          onClick={() => onPanel(panel === null ? 'outline' : null)}
        >
          <MenuIcon />
        </ActionIcon>
        <h1 title={name}>{name}</h1>
        {props.saving}
      </div>
      <div className={styles.steps}>
        <PageSteps {...props} />
        <ZoomSteps {...props} />
      </div>
      <div className={styles.acts}>
        {layer && <LayerSwitch {...layer} className={styles.wide} />}
        <ActionIcon aria-label={t('search')} aria-pressed={panel === 'search'} onClick={() => onPanel('search')}>
          <SearchIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('notebook')} aria-pressed={panel === 'notebook'} onClick={() => onPanel('notebook')}>
          <BookIcon />
        </ActionIcon>
        <MoreMenu {...props} />
      </div>
    </header>
  );
};

const LayerSwitch = ({ isShown, onShow, className }: LayerChoice & { className?: string | undefined }) => {
  const t = useTranslation(readerMessages);
  return (
    <SegmentedControl
      className={className ?? ''}
      size="xs"
      aria-label={t('layer')}
      value={isShown ? 'annotated' : 'original'}
      onChange={(value) => onShow(value === 'annotated')}
      data={[
        { value: 'original', label: t('original') },
        { value: 'annotated', label: t('annotated') },
      ]}
    />
  );
};

const PageSteps = ({ page, pages, onGo }: ToolbarProps) => {
  const t = useTranslation(readerMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const pageNumber = Number(typed);
    if (typed !== null && Number.isInteger(pageNumber) && pageNumber >= 1 && pageNumber <= pages) onGo(pageNumber);
    setTyped(null);
  };
  return (
    <form
      className={`${styles.group} num`}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <ActionIcon aria-label={t('previousPage')} disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <ChevronLeftIcon />
      </ActionIcon>
      <input
        className={styles.pageField}
        aria-label={t('pageNumber')}
        inputMode="numeric"
        value={typed ?? String(page)}
        maxLength={5}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
        onBlur={go}
      />
      <span className="nowrap">{t('ofPages', { count: pages })}</span>
      <ActionIcon aria-label={t('nextPage')} disabled={page >= pages} onClick={() => onGo(page + 1)}>
        <ChevronRightIcon />
      </ActionIcon>
    </form>
  );
};

const sizes = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

const ZoomSteps = ({ zoom }: ToolbarProps) => {
  const t = useTranslation(readerMessages);
  const percent = Math.round(zoom.share * 100);
  return (
    <div className={`${styles.group} num`}>
      <ActionIcon aria-label={t('smaller')} onClick={zoom.smaller}>
        <MinusIcon />
      </ActionIcon>
      <Menu>
        <Menu.Target>
          <button type="button" className={styles.size} aria-label={t('size', { percent })}>
            {t('percent', { percent })}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => zoom.to('width')}>{t('fitWidth')}</Menu.Item>
          <Menu.Item onClick={() => zoom.to('page')}>{t('fitPage')}</Menu.Item>
          <Menu.Divider />
          {sizes.map((size) => (
            <Menu.Item key={size} onClick={() => zoom.to(size)}>
              {t('percent', { percent: size * 100 })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon aria-label={t('larger')} onClick={zoom.larger}>
        <PlusIcon />
      </ActionIcon>
    </div>
  );
};

const MoreMenu = ({ layer, onKeys, onLeave }: ToolbarProps) => {
  const t = useTranslation(readerMessages);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('more')}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {layer && (
          <Menu.Item onClick={() => layer.onShow(!layer.isShown)}>
            {t('layer')}: {t(layer.isShown ? 'original' : 'annotated')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<HelpIcon />} onClick={onKeys}>
          {t('keys')}
        </Menu.Item>
        <Menu.Item onClick={onLeave}>{t('close')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
