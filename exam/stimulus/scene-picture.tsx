import { useTranslation } from '@inkstone/ui';
import { hashText, scenePlaces, type Scene } from './looks.ts';
import styles from './drawing.module.css';
import { messages } from './messages.ts';
import { Person } from './person.tsx';
import { Place } from './place.tsx';

interface ScenePictureProps {
  /** Absent: a place alone, the same one for the same seed. */
  scene?: Scene | undefined;
  seed: string;
}

const pickScene = (seed: string): Scene => ({
  place: scenePlaces[hashText(seed) % scenePlaces.length] ?? 'campus',
  people: [],
});

// Where people stand, by how many there are: their left edge and their size.
const positions: readonly (readonly [x: number, size: number])[][] = [
  [],
  [[104, 112]],
  [
    [40, 108],
    [172, 108],
  ],
  [
    [16, 96],
    [112, 96],
    [208, 96],
  ],
];

/** A drawing of who speaks and where. */
export const ScenePicture = ({ scene, seed }: ScenePictureProps) => {
  const t = useTranslation(messages);
  const { place, people } = scene ?? pickScene(seed);
  const names = people.map((person) => t(person)).join(t('join'));
  // The interviewer is the same in all questions of an interview.
  const who = place === 'studio' ? place : seed;
  const label = people.length > 0 ? t('scene', { place: t(place), people: names }) : t(place);
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <Place place={place} />
      {people.map((person, index) => {
        const [x, size] = positions[people.length]?.[index] ?? [104, 112];
        return (
          <g key={index} transform={`translate(${x} ${180 - size}) scale(${size / 100})`}>
            <Person person={person} seed={`${who} ${index}`} />
          </g>
        );
      })}
    </svg>
  );
};
