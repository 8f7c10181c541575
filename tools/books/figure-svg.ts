import { compile } from 'mathjs';
import type { Curve, Figure } from '@inkstone/content';

type Graph = Extract<Figure, { kind: 'graph' }>;
type Point = readonly [number, number];

const tones = { ink: '#1B2127', cinnabar: '#AD2E1C', jade: '#1D684C' } as const;
const across = 270;

/** Runs of points inside the picture, each with one point beyond its edge where the curve leaves it. */
const splitRuns = ({ expression, from: least }: Curve, { x: [from, to], y: [low, high] }: Graph): Point[][] => {
  const compiled = compile(expression);
  const runs: Point[][] = [[]];
  for (let step = 0; step <= 400; step += 1) {
    const x = from + ((to - from) * step) / 400;
    const y = least !== undefined && x < least ? Number.NaN : Number(compiled.evaluate({ x }));
    const isIn = Number.isFinite(y) && y >= low && y <= high;
    if (isIn) runs.at(-1)?.push([x, y]);
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
};

const integersBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, index) => Math.ceil(from) + index);

/** Renders the character after a `^` as a superscript. */
const renderSuperscripts = (label: string): string =>
  label.replace(/\^(\w)/, '<tspan dy="-3.5" font-size="70%">$1</tspan>');

const offsets = { left: [-5, -4, 'end'], right: [6, 3, 'start'], below: [0, 12, 'middle'] } as const;

const graphSvg = (graph: Graph): string => {
  const { x, y, curves, points = [] } = graph;
  const unit = Math.min(across / (x[1] - x[0]), 19);
  const [width, height] = [(x[1] - x[0]) * unit, (y[1] - y[0]) * unit];
  const at = ([px, py]: Point): Point => [
    Math.round((px - x[0]) * unit * 100) / 100,
    Math.round((y[1] - py) * unit * 100) / 100,
  ];
  const line = (a: Point, b: Point, style: string): string => {
    const [[x1, y1], [x2, y2]] = [at(a), at(b)];
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${style}/>`;
  };
  const text = (where: Point, [dx, dy, anchor]: readonly [number, number, string], label: string, fill: string) => {
    const [px, py] = at(where);
    return `<text x="${px + dx}" y="${py + dy}" text-anchor="${anchor}" fill="${fill}">${renderSuperscripts(label)}</text>`;
  };
  const thin = 'stroke="#E1DDD1" stroke-width="0.6"';
  const axis = 'stroke="#5C6269" stroke-width="0.9" marker-end="url(#tip)"';
  const grid = [
    ...integersBetween(...x).map((coordinate) => line([coordinate, y[0]], [coordinate, y[1]], thin)),
    ...integersBetween(...y).map((coordinate) => line([x[0], coordinate], [x[1], coordinate], thin)),
    line([x[0], 0], [x[1], 0], axis),
    line([0, y[0]], [0, y[1]], axis),
    text([x[1], 0], [4, 10, 'start'], '<tspan font-style="italic">x</tspan>', tones.ink),
    text([0, y[1]], [-5, 2, 'end'], '<tspan font-style="italic">y</tspan>', tones.ink),
  ];
  const drawn = curves.flatMap((curve) => {
    const colour = tones[curve.tone ?? 'ink'];
    const dash = curve.dashed ? 'stroke-dasharray="4 3"' : '';
    return [
      ...splitRuns(curve, graph).map(
        (run) =>
          `<polyline points="${run.map((coordinate) => at(coordinate).join()).join(' ')}" fill="none" stroke="${colour}" stroke-width="1.4" ${dash}/>`,
      ),
      ...(curve.name && curve.at ? [text(curve.at, [0, 0, 'start'], curve.name, colour)] : []),
    ];
  });
  const dots = points.map(({ at: where, name = '', side = 'right' }) => {
    const [px, py] = at(where);
    return `<circle cx="${px}" cy="${py}" r="2.4" fill="${tones.ink}"/>${text(where, offsets[side], name, tones.ink)}`;
  });
  const tip =
    '<defs><marker id="tip" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0 L6 3 L0 6 z" fill="#5C6269"/></marker></defs>';
  return `<svg viewBox="-12 -8 ${width + 30} ${height + 20}" width="${width + 30}pt" height="${height + 20}pt">${tip}${[...grid, ...drawn, ...dots].join('')}</svg>`;
};

const boxesSvg = ({ rows }: Extract<Figure, { kind: 'boxes' }>): string => {
  const [row, split, width] = [18, 160, 290];
  const height = rows.length * row;
  const rules = rows.map((_, at) => `<line x1="0" x2="${width}" y1="${at * row}" y2="${at * row}" stroke="#E1DDD1"/>`);
  const words = rows.flatMap((cells, at) =>
    cells.map(
      (cell, place) =>
        `<text x="${place * split + 8}" y="${at * row + 13.5}" xml:space="preserve" fill="${tones.ink}">${cell}</text>`,
    ),
  );
  const frame = `<rect width="${width}" height="${height}" fill="none" stroke="#5C6269" stroke-width="0.9"/>`;
  const fold = `<line x1="${split}" x2="${split}" y1="0" y2="${height}" stroke="${tones.cinnabar}" stroke-width="0.9"/>`;
  return `<svg viewBox="-1 -1 ${width + 2} ${height + 2}" width="${width + 2}pt" height="${height + 2}pt">${rules.join('')}${frame}${fold}${words.join('')}</svg>`;
};

/** A figure of a book as a line drawing with its caption. */
export const figureHtml = (figure: Figure): string =>
  `<figure>${figure.kind === 'graph' ? graphSvg(figure) : boxesSvg(figure)}<figcaption>${figure.caption}</figcaption></figure>`;
