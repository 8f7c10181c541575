import { ActionIcon, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  EraserIcon,
  ExpandIcon,
  HighlightIcon,
  MinusIcon,
  PencilIcon,
  PlusIcon,
  RectangleIcon,
  RedoIcon,
  SwapIcon,
  TurnIcon,
  UndoIcon,
  useTranslation,
} from '@inkstone/ui';
import { messages } from './messages.ts';
import type { Tool } from './use-drawing.ts';
import type { PageView } from './use-view.ts';
import styles from './pages.module.css';

const tools = [
  { tool: 'select', icon: <SwapIcon />, key: 'S' },
  { tool: 'pen', icon: <PencilIcon />, key: 'P' },
  { tool: 'highlighter', icon: <HighlightIcon />, key: 'H' },
  { tool: 'box', icon: <RectangleIcon />, key: 'B' },
  { tool: 'eraser', icon: <EraserIcon />, key: 'E' },
] as const satisfies readonly { tool: Tool; icon: ReactNode; key: string }[];

interface DrawToolsProps {
  tool: Tool;
  onTool(tool: Tool): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Drawing tools. */
export const DrawTools = ({ tool, onTool, undo, redo }: DrawToolsProps) => {
  const t = useTranslation(messages);
  return (
    <div className={styles.group} role="group" aria-label={t('tools')}>
      {tools.map(({ tool: toolName, icon, key }) => (
        <Button
          key={toolName}
          variant="quiet"
          size="compact-md"
          className={styles.tool ?? ''}
          aria-pressed={tool === toolName}
          title={t(toolName)}
          leftSection={icon}
          rightSection={<kbd>{key}</kbd>}
          onClick={() => onTool(toolName)}
        >
          {t(toolName)}
        </Button>
      ))}
      <ActionIcon variant="quiet" aria-label={t('undo')} disabled={!undo} onClick={() => undo?.()}>
        <UndoIcon />
      </ActionIcon>
      <ActionIcon variant="quiet" aria-label={t('redo')} disabled={!redo} onClick={() => redo?.()}>
        <RedoIcon />
      </ActionIcon>
    </div>
  );
};

/** View controls: page, zoom, rotation. */
export const ViewTools = ({ view, children }: { view: PageView; children?: ReactNode }) => {
  const t = useTranslation(messages);
  const { page, count, zoom } = view;
  return (
    <div className={`${styles.group} num`}>
      {count > 1 && (
        <>
          <ActionIcon
            variant="quiet"
            aria-label={t('previousPage')}
            disabled={page === 1}
            onClick={() => view.go(page - 1)}
          >
            <ChevronLeftIcon />
          </ActionIcon>
          <span className="nowrap" role="status">
            {t('pageOf', { page, count })}
          </span>
          <ActionIcon
            variant="quiet"
            aria-label={t('nextPage')}
            disabled={page === count}
            onClick={() => view.go(page + 1)}
          >
            <ChevronRightIcon />
          </ActionIcon>
        </>
      )}
      <ActionIcon variant="quiet" aria-label={t('smaller')} disabled={!view.smaller} onClick={() => view.smaller?.()}>
        <MinusIcon />
      </ActionIcon>
      <span className={styles.percent}>{t('percent', { percent: Math.round(zoom * 100) })}</span>
      <ActionIcon variant="quiet" aria-label={t('larger')} disabled={!view.larger} onClick={() => view.larger?.()}>
        <PlusIcon />
      </ActionIcon>
      <ActionIcon variant="quiet" aria-label={t('fit')} onClick={view.fit}>
        <ExpandIcon />
      </ActionIcon>
      <ActionIcon variant="quiet" aria-label={t('turn')} onClick={view.turnOn}>
        <TurnIcon />
      </ActionIcon>
      {children}
    </div>
  );
};
