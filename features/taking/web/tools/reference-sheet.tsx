import { RichText, useTranslation } from '@inkstone/ui';
import { messages, toolMessages } from '../../messages.ts';
import { FloatingPanel } from './floating-panel.tsx';
import { Figure } from './reference-figures.tsx';
import styles from './reference-sheet.module.css';

/** The figures of the reference sheet with their formulas, by topic. */
const groups = [
  {
    name: 'area',
    rows: [
      ['circle', 'A = \\pi r^2', 'C = 2 \\pi r'],
      ['rectangle', 'A = \\ell w'],
      ['triangle', 'A = \\tfrac{1}{2} b h'],
    ],
  },
  {
    name: 'triangles',
    rows: [
      ['rightTriangle', 'c^2 = a^2 + b^2'],
      ['halfEquilateral', 'x,\\ x\\sqrt{3},\\ 2x'],
      ['halfSquare', 's,\\ s,\\ s\\sqrt{2}'],
    ],
  },
  {
    name: 'solids',
    rows: [
      ['box', 'V = \\ell w h'],
      ['cylinder', 'V = \\pi r^2 h'],
      ['sphere', 'V = \\tfrac{4}{3} \\pi r^3'],
      ['cone', 'V = \\tfrac{1}{3} \\pi r^2 h'],
      ['pyramid', 'V = \\tfrac{1}{3} \\ell w h'],
    ],
  },
] as const;

/** The facts below the figures. */
const facts = ['fullTurn', 'fullTurnRadians', 'triangleAngles'] as const;

/** The reference sheet with drawn figures and their formulas beside the questions. */
export const ReferenceSheet = ({ place, onClose }: { place: string; onClose: () => void }) => {
  const [t, tTools] = [useTranslation(messages), useTranslation(toolMessages)];
  return (
    <FloatingPanel title={t('formulas')} place={place} offset={400} onClose={onClose}>
      {groups.map(({ name, rows }) => (
        <section key={name} className={styles.group}>
          <h3>{tTools(name)}</h3>
          <dl>
            {rows.map(([figure, ...formulas]) => (
              <div key={figure}>
                <dt>
                  <Figure name={figure} />
                  {tTools(figure)}
                </dt>
                {formulas.map((latex) => (
                  <dd key={latex}>
                    <RichText inline lang="en" html={`<span data-math>${latex}</span>`} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{tTools(fact)}</li>
        ))}
      </ul>
    </FloatingPanel>
  );
};
