import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

interface Span {
  from: number;
  to: number;
}

const documenting = new Set(['describe', 'meta']);
const declaring = new Set(['call', 'aliasCall']);

const isContract = (file: string): boolean => /\/contract(\.ts$|\/)/.test(file);

const isOwn = (id: string): boolean => !id.startsWith('\0') && !id.includes('/node_modules/');

/** Whether leaving it out can change nothing: a text or a number as it stands, or several of them in an object. */
const isPlain = (node: ESTree.Node): boolean => {
  if (node.type === 'Literal') return true;
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  if (node.type === 'BinaryExpression') return isPlain(node.left) && isPlain(node.right);
  if (node.type !== 'ObjectExpression') return false;
  return node.properties.every((it) => it.type === 'Property' && !it.computed && isPlain(it.value));
};

/** From the dot to the closing bracket, where the call says nothing but what a schema means. */
const documentationIn = (node: ESTree.CallExpression): Span | null => {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  if (callee.computed || callee.optional || !documenting.has(callee.property.name)) return null;
  const [said, ...more] = node.arguments;
  if (!said || more.length > 0 || !isPlain(said)) {
    throw new Error(`.${callee.property.name} takes its words as they stand, so that the browser can be spared them`);
  }
  return { from: callee.object.end, to: node.end };
};

/** The summaries of a call's declaration, each with the comma behind it. */
const summariesIn = (node: ESTree.CallExpression, code: string): Span[] => {
  if (node.callee.type !== 'Identifier' || !declaring.has(node.callee.name)) return [];
  return node.arguments.flatMap((argument) => {
    if (argument.type !== 'ObjectExpression') return [];
    return argument.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'summary')
        return [];
      const comma = /^\s*,/.exec(code.slice(property.end))?.[0] ?? '';
      return isPlain(property.value) ? [{ from: property.start, to: property.end + comma.length }] : [];
    });
  });
};

/** A module without what only a reader of its schemas wants; throws where such words are worked out. */
export const quieted = (code: string, file: string): string => {
  const spans: Span[] = [];
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(errors[0].message);
  new Visitor({
    CallExpression: (node) => {
      const documentation = documentationIn(node);
      if (documentation) spans.push(documentation);
      if (isContract(file)) spans.push(...summariesIn(node, code));
    },
  }).visit(program);
  // From the end, so that what stands before keeps its place.
  return spans
    .sort((one, other) => other.from - one.from)
    .reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), code);
};

/**
 * Spares the browser the words by which contracts explain themselves: `.describe` and `.meta` of schemas and the
 * summaries of calls. Only the server reads them, for the pages of its calls.
 */
export const quietContractsPlugin = (): Plugin => ({
  name: 'inkstone-quiet-contracts',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!isOwn(id) || !/\.tsx?$/.test(file) || !/\.(describe|meta)\s*\(|\bsummary\b/.test(code)) return null;
    try {
      return { code: quieted(code, file), map: null };
    } catch (why) {
      return this.error(`${id}: ${why instanceof Error ? why.message : String(why)}`);
    }
  },
});
