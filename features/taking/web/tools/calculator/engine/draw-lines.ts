import type { CalculatorRequest, LineDrawing } from './document.ts';
import type { DrawnPlot } from './notable-points.ts';
import type { Plot } from './plots.ts';
import { sampleExplicit, sampleParametric } from './sample-curves.ts';
import { samplePlane } from './sample-planes.ts';
import type { Point } from './values.ts';
import { gridLines, gridStep, isVisible, toPath, type Polyline, type View } from './view.ts';

type DrawingRequest = NonNullable<CalculatorRequest['drawing']>;

interface PlotSamples {
  lines: readonly Polyline[];
  fill: readonly Polyline[];
}

const samplePlot = (plot: Plot, { view, size }: DrawingRequest): PlotSamples => {
  switch (plot.kind) {
    case 'explicit':
      return { lines: sampleExplicit(plot.apply, plot.axis, view, size), fill: [] };
    case 'parametric':
      return { lines: sampleParametric(plot.apply, plot.from, plot.to), fill: [] };
    case 'plane': {
      const { border, inside } = samplePlane(plot.map, view, plot.isRegion);
      return { lines: border, fill: inside };
    }
    case 'points':
      return { lines: [], fill: [] };
  }
};

const mostTracePoints = 120;

/** Points of a curve in steps that a reader of numbers likes: tenths of the grid along an explicit curve. */
const traceFor = (plot: Plot, lines: readonly Polyline[], view: View): Point[] => {
  if (plot.kind === 'points') return plot.points.filter((point) => isVisible(view, point)).slice(0, mostTracePoints);
  if (plot.kind === 'explicit') {
    const [from, to] = plot.axis === 'y' ? [view.left, view.right] : [view.bottom, view.top];
    return gridLines(from, to, gridStep(to - from) / 10)
      .map((at) => (plot.axis === 'y' ? { x: at, y: plot.apply(at) } : { x: plot.apply(at), y: at }))
      .filter((point) => isVisible(view, point));
  }
  const points = lines.flat().filter((point) => isVisible(view, point));
  const every = Math.ceil(points.length / mostTracePoints);
  return points.filter((_, at) => at % every === 0);
};

/** Draws a line, and keeps its curves for the points where they meet. */
export const drawLine = (
  id: number,
  plots: readonly Plot[],
  request: DrawingRequest,
): { drawing: LineDrawing; drawn: readonly DrawnPlot[] } => {
  const { view, size } = request;
  const samples = plots.map((plot) => ({ plot, ...samplePlot(plot, request) }));
  const dots = plots.flatMap((plot) => (plot.kind === 'points' ? plot.points : []));
  return {
    drawing: {
      id,
      strokes: toPath(
        samples.flatMap(({ lines }) => lines),
        view,
        size,
      ),
      isDashed: plots.some((plot) => plot.kind === 'plane' && plot.isDashed),
      fill: toPath(
        samples.flatMap(({ fill }) => fill),
        view,
        size,
        true,
      ),
      dots: dots.filter((point) => isVisible(view, point)),
      trace: samples.flatMap(({ plot, lines }) => traceFor(plot, lines, view)),
    },
    drawn: samples.map(({ plot, lines }) => ({ id, plot, lines })),
  };
};
