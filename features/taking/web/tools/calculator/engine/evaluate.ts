import { compile } from './compile.ts';
import { compileCondition } from './compile-conditions.ts';
import { readDefinitions, type Definitions, type ReadLine } from './definitions.ts';
import {
  pointsStep,
  type CalculatorAnswer,
  type CalculatorRequest,
  type LineDrawing,
  type LineResult,
} from './document.ts';
import { drawLine } from './draw-lines.ts';
import { findFit } from './fit-view.ts';
import { lineToLatex } from './latex.ts';
import { findNotablePoints, type DrawnPlot } from './notable-points.ts';
import {
  collectPoints,
  isFree,
  isPlanar,
  plotExplicit,
  plotParametric,
  plotPolar,
  plotRelation,
  type Plot,
} from './plots.ts';
import { CalculatorProblem } from './problems.ts';
import { freeNames, type Expression } from './syntax.ts';
import { isList, isPoint, type Value } from './values.ts';

interface LineMeaning {
  result: LineResult;
  plots: readonly Plot[];
}

const shownItems = 12;

const describeValue = (value: Value, isSlider: boolean): LineResult => {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new CalculatorProblem('undefinedValue');
    return { is: 'number', value, isSlider };
  }
  if (isPoint(value)) return { is: 'point', point: value };
  const items = value.slice(0, shownItems).filter((item) => !isList(item)) as (number | { x: number; y: number })[];
  return { is: 'list', items, length: value.length };
};

const toMeaning = (value: Value, isSlider = false): LineMeaning => {
  const points = collectPoints(value);
  return {
    result: describeValue(value, isSlider),
    plots: points.length > 0 ? [{ kind: 'points', points }] : [],
  };
};

const curve = (plots: readonly Plot[]): LineMeaning => ({ result: { is: 'curve' }, plots });

const isPlainNumber = (body: Expression): boolean =>
  body.kind === 'number' || (body.kind === 'negation' && body.operand.kind === 'number');

const interpretExpression = (value: Expression, { scope }: Definitions): LineMeaning => {
  if (isFree(value, 't', scope)) {
    const plot = plotParametric(value, scope);
    if (plot) return curve([plot]);
  }
  if (freeNames(value).has('x')) return curve(plotExplicit(value, 'y', 'x', scope));
  return toMeaning(compile(value, scope, [])([]));
};

/** The curve of a fitted model, where its only list stands for x. */
const plotRegression = (line: ReadLine, definitions: Definitions): Plot[] => {
  const { statement } = line.parsed;
  if (statement.kind !== 'regression') return [];
  const { scope } = definitions;
  const lists = [...freeNames(statement.model)].filter((name) => isList(scope.findValue(name) ?? 0));
  const [name] = lists;
  if (lists.length !== 1 || !name) return [];
  const evaluate = compile(statement.model, scope, [name]);
  return [{ kind: 'explicit', axis: 'y', apply: (x) => Number(evaluate([x])) }];
};

const plotTable = (line: ReadLine, { scope }: Definitions): Plot[] => {
  if (line.source.kind !== 'table') return [];
  const [first = '', ...columns] = line.source.heads;
  const read = (head: string): Value => scope.findValue(head.replace('_', '')) ?? 0;
  const xs = read(first);
  if (!isList(xs)) return [];
  return columns.flatMap((head): Plot[] => {
    const ys = read(head);
    if (!isList(ys)) return [];
    const points = xs.map((x, at) => ({ x: Number(x), y: Number(ys[at]) }));
    return [{ kind: 'points', points: points.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)) }];
  });
};

/** The circle of r with a number, where no line reads r; null otherwise. */
const interpretRadius = (line: ReadLine, { scope, isRead }: Definitions): LineMeaning | null => {
  const { statement } = line.parsed;
  if (statement.kind !== 'variable' || statement.name !== 'r' || isRead('r')) return null;
  const { result } = toMeaning(compile(statement.body, scope, [])([]), isPlainNumber(statement.body));
  return result.is === 'number'
    ? { result: { ...result, isDrawn: true }, plots: [plotPolar(statement.body, scope)] }
    : null;
};

const interpret = (line: ReadLine, definitions: Definitions): LineMeaning => {
  const { scope } = definitions;
  const { statement, problem } = line.parsed;
  if (problem) throw problem;
  if (line.source.kind === 'table') return { result: { is: 'table' }, plots: plotTable(line, definitions) };
  const radius = interpretRadius(line, definitions);
  if (radius) return radius;
  if (definitions.isRepeated(line)) throw new CalculatorProblem('twice');
  switch (statement.kind) {
    case 'empty':
      return { result: { is: 'empty' }, plots: [] };
    case 'expression':
      return interpretExpression(statement.value, definitions);
    case 'variable':
      return toMeaning(scope.findValue(statement.name) ?? Number.NaN, isPlainNumber(statement.body));
    case 'function': {
      const [parameter, more] = statement.parameters;
      const isDrawn = parameter === 'x' && !more;
      if (!isDrawn) compile(statement.body, scope, statement.parameters);
      return isDrawn ? curve(plotExplicit(statement.body, 'y', 'x', scope)) : { result: { is: 'function' }, plots: [] };
    }
    case 'curve':
      return curve(plotExplicit(statement.body, statement.axis, statement.axis === 'y' ? 'x' : 'y', scope));
    case 'polar':
      return curve([plotPolar(statement.body, scope)]);
    case 'relation': {
      const { condition } = statement;
      if (isPlanar(condition)) return curve([plotRelation(condition, scope)]);
      const holds = compileCondition(condition, (part) => compile(part, scope, []))([]);
      return { result: { is: 'verdict', holds }, plots: [] };
    }
    case 'regression': {
      const fit = definitions.fit(line);
      return { result: { is: 'regression', ...fit }, plots: plotRegression(line, definitions) };
    }
  }
};

const toProblem = (error: unknown): LineMeaning => {
  // A stack that overflows is a call without end, too.
  const known =
    error instanceof CalculatorProblem ? error : error instanceof RangeError ? new CalculatorProblem('tooDeep') : null;
  if (!known) throw error;
  return { result: { is: 'problem', code: known.code, subject: known.subject }, plots: [] };
};

interface EvaluatedLine {
  meaning: LineMeaning;
  drawing: LineDrawing | null;
  drawn: readonly DrawnPlot[];
}

const evaluateLine = (line: ReadLine, definitions: Definitions, request: CalculatorRequest): EvaluatedLine => {
  const { id, isHidden } = line.source;
  try {
    if (request.stopped?.includes(id)) throw new CalculatorProblem('stopped');
    const meaning = interpret(line, definitions);
    if (!request.drawing) {
      if (meaning.result.is === 'curve') throw new CalculatorProblem('onlyNumbers');
      return { meaning, drawing: null, drawn: [] };
    }
    if (isHidden || meaning.plots.length === 0) return { meaning, drawing: null, drawn: [] };
    return { meaning, ...drawLine(id, meaning.plots, request.drawing) };
  } catch (error) {
    return { meaning: toProblem(error), drawing: null, drawn: [] };
  }
};

/**
 * Evaluates the lines of a calculator and draws them; `onStep` hears of each line before it begins, and of the search
 * for points as the last step.
 */
export const evaluateDocument = (
  request: CalculatorRequest,
  onStep: (id: number) => void = () => undefined,
): CalculatorAnswer => {
  const definitions = readDefinitions(request);
  const evaluated = definitions.lines.map((line) => {
    onStep(line.source.id);
    return { line, ...evaluateLine(line, definitions, request) };
  });
  const drawn = evaluated.flatMap((line) => line.drawn);
  const pointsView = request.drawing?.hasPoints ? request.drawing.view : null;
  if (pointsView) onStep(pointsStep);
  return {
    results: evaluated.map(({ line, meaning }) => ({
      id: line.source.id,
      result: meaning.result,
      latex: line.parsed.line && lineToLatex(line.parsed.line),
    })),
    drawings: evaluated.flatMap(({ drawing: lineDrawing }) => lineDrawing ?? []),
    notable: pointsView ? findNotablePoints(drawn, pointsView) : [],
    fit: pointsView && findFit(drawn, pointsView),
  };
};
