import { useId, useState, type RefObject } from 'react';
import { useTranslation } from '@inkstone/ui';
import { calculatorMessages } from '../../../../messages.ts';
import styles from '../calculator.module.css';
import type { DocumentLine, NotablePoint } from '../engine/document.ts';
import type { Size, View } from '../engine/view.ts';
import { isVisible } from '../engine/view.ts';
import { coordinateText } from '../format-numbers.ts';
import type { Evaluation } from '../use-evaluation.ts';
import { Curves } from './curves.tsx';
import { GraphToolbar } from './graph-toolbar.tsx';
import { Grid } from './grid.tsx';
import { NotableList } from './notable-list.tsx';
import { useGraphKeys } from './use-graph-keys.ts';
import { useGraphPointer } from './use-graph-pointer.ts';
import { createScale, transformBetween } from './view-moves.ts';
import { buildWalks, changeWalk, findNearest, stepAlong, type WalkPlace } from './walk.ts';

interface GraphViewProps {
  lines: readonly DocumentLine[];
  evaluation: Evaluation;
  view: View;
  size: Size;
  frame: RefObject<HTMLDivElement | null>;
  onView: (view: View) => void;
  onReset: () => void;
}

// In shares of the view.
const touchReach = 0.06;

/** The place on a curve that was touched or walked to, and what is said of it. */
const usePlace = ({ lines, evaluation, view }: GraphViewProps) => {
  const t = useTranslation(calculatorMessages);
  const [place, setPlace] = useState<WalkPlace | null>(null);
  const [note, setNote] = useState<'traceEnd' | 'nothingToTrace' | null>(null);
  const walks = buildWalks(evaluation.answer.drawings, evaluation.answer.notable);
  const current = walks.some(({ lineId }) => lineId === place?.lineId) ? place : null;
  const choose = (next: WalkPlace | null) => {
    setPlace(next);
    setNote(null);
  };
  const walk = ({ along = 0, across = 0 }: { along?: number; across?: number }) => {
    const next =
      across !== 0 && current ? changeWalk(walks, current, across, view) : stepAlong(walks, current, along, view);
    if (next) choose(next);
    else setNote(current ? 'traceEnd' : 'nothingToTrace');
  };
  const describe = ({ lineId, point }: WalkPlace): string => {
    const number = lines.findIndex(({ id }) => id === lineId) + 1;
    const x = coordinateText(point.x, view.right - view.left);
    const y = coordinateText(point.y, view.top - view.bottom);
    return point.kind ? t('tracedPoint', { number, x, y, kind: t(point.kind) }) : t('traced', { number, x, y });
  };
  return {
    place: current,
    text: note ? t(note) : current ? describe(current) : '',
    walk,
    touch: (point: { x: number; y: number }) => choose(findNearest(walks, point, view, touchReach)),
    choosePoint: (point: NotablePoint) => choose({ lineId: point.lineIds[0] ?? 0, point }),
    end: () => choose(null),
  };
};

type Place = ReturnType<typeof usePlace>;

/** The plane with the curves, the points of interest and the place that was chosen. */
const Plane = ({ evaluation, view, size, place }: GraphViewProps & { place: WalkPlace | null }) => {
  const t = useTranslation(calculatorMessages);
  const at = createScale(view, size);
  const { drawings, notable } = evaluation.answer;
  const drawn = evaluation.request.drawing ?? { view, size };
  const curveCount = drawings.filter(({ strokes, fill, dots }) => strokes || fill || dots.length > 0).length;
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={curveCount === 0 ? t('graph') : t('graphOf', { count: curveCount })}
    >
      <Grid view={view} size={size} />
      <g transform={transformBetween(drawn, { view, size })}>
        <Curves drawings={drawings} view={drawn.view} size={drawn.size} />
      </g>
      {notable.map(({ kind, x, y }) => (
        <circle key={`${kind} ${x} ${y}`} className={styles.mark} cx={at.x(x)} cy={at.y(y)} r="3.5" />
      ))}
      {place && isVisible(view, place.point) && (
        <circle className={styles.place} cx={at.x(place.point.x)} cy={at.y(place.point.y)} r="6" />
      )}
    </svg>
  );
};

/** Connects keys and pointers with the plane. */
const usePlaneInput = (props: GraphViewProps, place: Place) => {
  const { frame, view, onView, onReset } = props;
  useGraphKeys({
    ...{ frame, view, onView, onReset },
    isWalking: place.place !== null,
    onWalk: place.walk,
    onEndWalk: place.end,
  });
  return useGraphPointer({ frame, view, onView, onTouch: place.touch });
};

/** The graph with its curves; points of interest are also listed as text, and what is walked along is said. */
export const GraphView = (props: GraphViewProps) => {
  const { frame, view, size, evaluation, onView, onReset } = props;
  const t = useTranslation(calculatorMessages);
  const keysId = useId();
  const place = usePlace(props);
  const pointer = usePlaneInput(props, place);
  const bound = (value: number, span: number) => coordinateText(value, span * 10);
  const [wide, high] = [view.right - view.left, view.top - view.bottom];
  return (
    <div className={styles.graph}>
      <div
        ref={frame}
        className={styles.plane}
        role="application"
        aria-label={t('graph')}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application has keys of its own
        tabIndex={0}
        {...pointer}
      >
        <Plane {...props} size={size} place={place.place} />
      </div>
      <p className="vh" id={keysId}>
        {t('graphKeys')}{' '}
        {t('window', {
          left: bound(view.left, wide),
          right: bound(view.right, wide),
          bottom: bound(view.bottom, high),
          top: bound(view.top, high),
        })}
      </p>
      <output className={`${styles.traced} num`} aria-live="polite">
        {place.text}
      </output>
      <GraphToolbar view={view} fit={evaluation.answer.fit} onView={onView} onReset={onReset} />
      <NotableList points={evaluation.answer.notable} onChoose={place.choosePoint} />
    </div>
  );
};
