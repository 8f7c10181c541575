import { Modal } from '@mantine/core';
import type { BoundPart, BoundSection } from '@inkstone/exam/blueprint';
import { RichText, useDeferredOpen, useLocalizedText, useTranslation } from '@inkstone/ui';
import { messages, panelMessages } from '../../messages.ts';
import { RuledDirections } from '../directions/ruled-directions.tsx';
import styles from './window-panels.module.css';
import type { Tools } from '../tools/use-tools.ts';

const allKeys = [
  ['Alt →', 'keyNext'],
  ['Alt ←', 'keyBack'],
  ['Alt F', 'keyFlag'],
  ['Alt R', 'keyReview'],
  ['A–E, 1–5', 'keyChoose'],
  ['Space', 'keyTakeBack'],
  ['Shift A–E', 'keyStrike'],
  ['?', 'keyHelp'],
] as const;

/** The keyboard shortcuts of a section: those of a flag, of elimination and of the review page only where it has them. */
const listAvailableKeys = ({ tools, reviewScreen }: BoundSection) => {
  const isAvailable: Partial<Record<(typeof allKeys)[number][1], boolean>> = {
    keyFlag: tools.includes('flag'),
    keyStrike: tools.includes('eliminator'),
    keyReview: reviewScreen,
  };
  return allKeys.filter(([, words]) => isAvailable[words] ?? true);
};

interface ToolPanelsProps {
  section: BoundSection;
  isPractice: boolean;
  state: Tools;
}

/** The modal panels: directions and keyboard shortcuts. */
export const ToolPanels = ({ section, isPractice, state }: ToolPanelsProps) => {
  const [t, tPanels] = [useTranslation(messages), useTranslation(panelMessages)];
  const localize = useLocalizedText();
  const isOpen = useDeferredOpen(state.panel !== null);
  const titles = { directions: t('directions'), keys: tPanels('shortcuts') };
  return (
    <Modal
      opened={isOpen}
      onClose={state.close}
      title={state.panel ? titles[state.panel] : ''}
      closeButtonProps={{ 'aria-label': t('close') }}
      size="lg"
    >
      {state.panel === 'directions' && (
        <div className={styles.directions}>
          <h3>{localize(section.name)}</h3>
          <RuledDirections
            directions={section.directions}
            parts={section.parts}
            isPractice={isPractice}
            isOwn={section.configurable}
            isOther={section.otherThanExam}
          />
          {section.parts.map((part) => part.directions && <PartDirectionsText key={part.id} part={part} />)}
        </div>
      )}
      {state.panel === 'keys' && (
        <dl className={styles.keys}>
          {listAvailableKeys(section).map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{tPanels(words)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Modal>
  );
};

const PartDirectionsText = ({ part }: { part: BoundPart }) => {
  const localize = useLocalizedText();
  return (
    <section>
      <h4>{localize(part.name)}</h4>
      <RichText html={part.directions ? localize(part.directions) : ''} />
    </section>
  );
};
