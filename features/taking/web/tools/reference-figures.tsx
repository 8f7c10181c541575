import type { ReactNode } from 'react';
import styles from './reference-figures.module.css';

/** The figures of the reference sheet, by the row that they belong to. */
export type FigureName =
  | 'circle'
  | 'rectangle'
  | 'triangle'
  | 'rightTriangle'
  | 'halfEquilateral'
  | 'halfSquare'
  | 'box'
  | 'cylinder'
  | 'sphere'
  | 'cone'
  | 'pyramid';

/** The name of a length or an angle, written into a figure; names of lengths are slanted. */
const Label = ({ x, y, name }: { x: number; y: number; name: string }) => (
  <text x={x} y={y} className={/^[a-z]$/.test(name) ? styles.length : styles.angle}>
    {name}
  </text>
);

/** A multiple of a length. */
const Multiple = ({
  x,
  y,
  name,
  before = '',
  after = '',
}: {
  x: number;
  y: number;
  name: string;
  before?: string;
  after?: string;
}) => (
  <text x={x} y={y} className={styles.angle}>
    {before}
    <tspan className={styles.length}>{name}</tspan>
    {after}
  </text>
);

const figures: Readonly<Record<FigureName, ReactNode>> = {
  circle: (
    <>
      <circle cx="60" cy="42" r="34" />
      <path d="M60 42H94" />
      <circle cx="60" cy="42" r="1.5" className={styles.dot} />
      <Label x={77} y={37} name="r" />
    </>
  ),
  rectangle: (
    <>
      <path d="M16 20H104V66H16Z" />
      <Label x={60} y={14} name="ℓ" />
      <Label x={112} y={47} name="w" />
    </>
  ),
  triangle: (
    <>
      <path d="M12 68H108L46 12Z" />
      <path d="M46 12V68" className={styles.hidden} />
      <path d="M46 61H53V68" />
      <Label x={53} y={46} name="h" />
      <Label x={60} y={82} name="b" />
    </>
  ),
  rightTriangle: (
    <>
      <path d="M18 68H104L18 14Z" />
      <path d="M18 60H26V68" />
      <Label x={60} y={82} name="b" />
      <Label x={9} y={45} name="a" />
      <Label x={68} y={36} name="c" />
    </>
  ),
  halfEquilateral: (
    <>
      <path d="M12 66H106V12Z" />
      <path d="M98 66V58H106" />
      <Label x={48} y={63} name="30°" />
      <Label x={93} y={34} name="60°" />
      <Label x={112} y={44} name="x" />
      <Multiple x={60} y={80} name="x" after="√3" />
      <Multiple x={50} y={34} name="x" before="2" />
    </>
  ),
  halfSquare: (
    <>
      <path d="M26 66H88V6Z" />
      <path d="M80 66V58H88" />
      <Label x={45} y={63} name="45°" />
      <Label x={77} y={30} name="45°" />
      <Label x={95} y={42} name="s" />
      <Label x={58} y={80} name="s" />
      <Multiple x={44} y={32} name="s" after="√2" />
    </>
  ),
  box: (
    <>
      <path d="M12 34H82V70H12ZL34 14H104V50L82 70M82 34L104 14" />
      <path d="M12 70L34 50V14M34 50H104" className={styles.hidden} />
      <Label x={47} y={83} name="ℓ" />
      <Label x={99} y={68} name="w" />
      <Label x={111} y={35} name="h" />
    </>
  ),
  cylinder: (
    <>
      <ellipse cx="60" cy="20" rx="32" ry="13" />
      <path d="M28 20V66A32 13 0 0 0 92 66V20" />
      <path d="M28 66A32 13 0 0 1 92 66" className={styles.hidden} />
      <path d="M60 20H92" />
      <Label x={75} y={17} name="r" />
      <Label x={100} y={46} name="h" />
    </>
  ),
  sphere: (
    <>
      <circle cx="60" cy="42" r="34" />
      <path d="M26 42A34 10 0 0 0 94 42" />
      <path d="M26 42A34 10 0 0 1 94 42" className={styles.hidden} />
      <path d="M60 42L88 23" />
      <circle cx="60" cy="42" r="1.5" className={styles.dot} />
      <Label x={70} y={29} name="r" />
    </>
  ),
  cone: (
    <>
      <path d="M28 66L60 6L92 66A32 13 0 0 1 28 66" />
      <path d="M28 66A32 13 0 0 1 92 66" className={styles.hidden} />
      <path d="M60 6V66H92" className={styles.hidden} />
      <Label x={67} y={46} name="h" />
      <Label x={76} y={75} name="r" />
    </>
  ),
  pyramid: (
    <>
      <path d="M12 68H76L104 46L58 6ZM58 6L76 68" />
      <path d="M12 68L40 46H104M40 46L58 6M58 6V57" className={styles.hidden} />
      <Label x={52} y={44} name="h" />
      <Label x={44} y={81} name="ℓ" />
      <Label x={97} y={66} name="w" />
    </>
  ),
};

/** A drawn figure of the reference sheet; its formula stands below, so that it is hidden from screen readers. */
export const Figure = ({ name }: { name: FigureName }) => (
  <svg viewBox="0 0 120 88" className={styles.figure} aria-hidden="true">
    {figures[name]}
  </svg>
);
