import { ActionIcon, Button } from '@mantine/core';
import {
  HighlightIcon,
  NoteIcon,
  PencilIcon,
  RedoIcon,
  SaveState,
  SwapIcon,
  UndoIcon,
  useTranslation,
} from '@inkstone/ui';
import { marksMessages } from '../../../messages.ts';
import type { Annotation, Colour, Tool } from './use-annotation.ts';
import type { MarksState } from './use-marks.ts';
import styles from './marks.module.css';

const tools = [
  { tool: 'select', icon: <SwapIcon />, key: 'V' },
  { tool: 'highlight', icon: <HighlightIcon />, key: 'H' },
  { tool: 'note', icon: <NoteIcon />, key: 'N' },
  { tool: 'pen', icon: <PencilIcon />, key: 'P' },
] as const satisfies readonly { tool: Tool; icon: React.ReactNode; key: string }[];

const hints = { highlight: 'highlightHint', note: 'noteHint', pen: 'penHint' } as const;

/** The four colours, light for highlights and dark for the pen. */
export const Colours = ({
  chosen: selected,
  isPen,
  onChoose: onSelect,
}: {
  chosen: Colour;
  isPen: boolean;
  onChoose(colour: Colour): void;
}) => {
  const t = useTranslation(marksMessages);
  return (
    <div className={styles.group} role="radiogroup" aria-label={t('colour')}>
      {(['yellow', 'green', 'blue', 'pink'] as const).map((colour) => (
        <button
          key={colour}
          type="button"
          role="radio"
          className={styles.swatch}
          aria-checked={colour === selected}
          aria-label={isPen && colour === 'yellow' ? t('red') : t(colour)}
          {...(isPen ? { 'data-pen': colour } : { 'data-light': colour })}
          onClick={() => onSelect(colour)}
        />
      ))}
    </div>
  );
};

/** Annotation tools and the save state of the marks. */
export const AnnotateTools = ({ annotating, marks }: { annotating: Annotation; marks: MarksState }) => {
  const t = useTranslation(marksMessages);
  const { tool, setTool, colour, setColour } = annotating;
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      <div className={styles.group}>
        {tools.map(({ tool: toolName, icon, key }) => (
          <Button
            key={toolName}
            variant="quiet"
            size="compact-md"
            className={styles.tool ?? ''}
            aria-pressed={tool === toolName}
            aria-keyshortcuts={key}
            title={t(toolName)}
            leftSection={icon}
            onClick={() => setTool(toolName)}
          >
            {t(toolName)}
          </Button>
        ))}
      </div>
      {(tool === 'highlight' || tool === 'pen') && (
        <Colours chosen={colour} isPen={tool === 'pen'} onChoose={setColour} />
      )}
      <div className={styles.group}>
        <ActionIcon aria-label={t('undo')} disabled={!marks.undo} onClick={() => marks.undo?.()}>
          <UndoIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('redo')} disabled={!marks.redo} onClick={() => marks.redo?.()}>
          <RedoIcon />
        </ActionIcon>
      </div>
      {tool !== 'select' && <span className={styles.hint}>{t(hints[tool])}</span>}
      <div className={styles.saving}>
        <SaveState saving={marks.saving} {...(marks.saving.state === 'nothing' && { words: t('nothingUnsaved') })} />
      </div>
    </div>
  );
};
