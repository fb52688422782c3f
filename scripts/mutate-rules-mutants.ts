/** Creates mutants of a rules file: copies with one small fault each, which a test should detect. */
import { childrenOf, walkExpression } from '@guia-da-ilha/local-firebase/rules/ast-walk';
import type {
  Expr,
  FunctionDeclaration,
  ListExpr,
  MatchBlock,
} from '@guia-da-ilha/local-firebase/rules/ast';
import { parseRules } from '@guia-da-ilha/local-firebase/rules/parser';

export interface Mutant {
  /** One-based line number of the fault. */
  line: number;
  /** Description of the change, such as "drop a conjunct: isSignedIn() -> true". */
  description: string;
  /** Complete source of the file with the fault. */
  source: string;
}

/** A range of the source and its replacement. */
interface Edit {
  kind: string;
  start: number;
  end: number;
  text: string;
}

const swappedOperators: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
};

const swappedMethods: Readonly<Record<string, readonly string[]>> = {
  hasOnly: ['hasAny', 'hasAll'],
  hasAny: ['hasOnly', 'hasAll'],
  hasAll: ['hasAny', 'hasOnly'],
};

const actors = ['isSignedIn()', 'isActiveUser()', 'isManager()', 'isSuperAdmin()'];

/** Predicates about the caller, each with predicates that could be used by mistake instead. */
const swappedActors: Readonly<Record<string, readonly string[]>> = {
  isSignedIn: actors,
  isActiveUser: actors,
  isManager: actors,
  isSuperAdmin: actors,
  isSelf: ['isSignedIn()', 'isActiveUser()'],
  isOwnId: ['isSignedIn()', 'isActiveUser()'],
  isManagerOf: ['isManager()', 'isActiveUser()'],
  manages: ['isManager()', 'isActiveUser()', 'isSuperAdmin()'],
};

/** Swaps the state before a write with the state after it, and the reverse. */
const swappedMoments: Readonly<Record<string, string>> = {
  before: 'after',
  after: 'before',
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};

const booleanMethods = new Set(['hasOnly', 'hasAny', 'hasAll', 'matches']);
const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=', 'in']);

/**
 * Returns all mutants of a rules file: conditions dropped, negated or replaced by a constant; comparisons, sets, role
 * predicates and before/after states swapped; lists extended or reduced by one item; numbers increased by one. Mutants
 * differ from each other and from the original. The caller must check whether each of them parses.
 * @throws RulesSyntaxError if the original does not parse
 */
export function mutantsOf(source: string): Mutant[] {
  const seen = new Set([source]);
  return editsOf(source)
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .flatMap(({ kind, start, end, text }) => {
      const mutated = source.slice(0, start) + text + source.slice(end);
      if (seen.has(mutated)) return [];
      seen.add(mutated);
      const line = source.slice(0, start).split('\n').length;
      const description = `${kind}: ${onOneLine(source.slice(start, end))} -> ${onOneLine(text)}`;
      return [{ line, description, source: mutated }];
    });
}

/** Collapses white space and shortens long texts in the middle. */
function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 100 ? line : `${line.slice(0, 48)} ... ${line.slice(-48)}`;
}

function editsOf(source: string): Edit[] {
  const file = parseRules(source);
  const functions = [
    ...file.functions,
    ...file.services.flatMap((service) => [
      ...service.functions,
      ...service.matches.flatMap(functionsOf),
    ]),
  ];
  const predicates = predicateNames(functions);
  const outer = [...file.functions, ...file.services.flatMap((service) => service.functions)];
  const blocks = file.services.flatMap((service) => service.matches);
  return [
    ...editsOfExpressions(source, expressionsOf(outer, []), predicates),
    ...blocks.flatMap((block) => editsOfBlock(source, block, predicates)),
  ];
}

function functionsOf(block: MatchBlock): FunctionDeclaration[] {
  return [...block.functions, ...block.matches.flatMap(functionsOf)];
}

function editsOfBlock(source: string, block: MatchBlock, predicates: Set<string>): Edit[] {
  const own = expressionsOf(
    block.functions,
    block.allows.flatMap(({ condition }) => condition ?? []),
  );
  return [
    ...editsOfExpressions(source, own, predicates),
    ...block.matches.flatMap((inner) => editsOfBlock(source, inner, predicates)),
  ];
}

function expressionsOf(functions: FunctionDeclaration[], conditions: Expr[]): Expr[] {
  const bodies = functions.flatMap(({ lets, result }) => [
    ...lets.map(({ value }) => value),
    result,
  ]);
  return [...bodies, ...conditions];
}

/** Returns the names of the functions that return a condition. */
function predicateNames(functions: FunctionDeclaration[]): Set<string> {
  const names = new Set<string>();
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const { name, result } of functions) if (isCondition(result, names)) names.add(name);
  }
  return names;
}

function isCondition(node: Expr, predicates: Set<string>): boolean {
  switch (node.kind) {
    case 'logical':
    case 'is':
      return true;
    case 'unary':
      return node.operator === '!';
    case 'binary':
      return comparisons.has(node.operator);
    case 'method':
      return booleanMethods.has(node.name);
    case 'call':
      return predicates.has(node.name) || node.name.startsWith('exists');
    case 'ternary':
      return isCondition(node.whenTrue, predicates) && isCondition(node.whenFalse, predicates);
    default:
      return false;
  }
}

/** A list of string literals; `closed` if the rule refuses every value outside the list. */
interface TextList {
  list: ListExpr;
  texts: string[];
  closed: boolean;
}

/** Returns the edits of the expressions of one block. Lists are extended with items of related lists of the block. */
function editsOfExpressions(source: string, roots: Expr[], predicates: Set<string>): Edit[] {
  const lists: TextList[] = [];
  const edits: Edit[] = [];
  for (const root of roots) {
    walkExpression(root, (node) => {
      edits.push(...editsOfNode(source, node));
      if (isCondition(node, predicates)) edits.push(...editsOfCondition(source, root, node));
      const texts = node.kind === 'list' ? textsOf(node) : null;
      if (node.kind === 'list' && texts !== null) {
        const parent = parentOf(root, node);
        const closed = !(parent?.kind === 'method' && parent.name === 'hasAny');
        lists.push({ list: node, texts, closed });
      }
    });
  }
  return [...edits, ...lists.flatMap((list) => editsOfList(source, list, lists))];
}

/**
 * Returns the range of an expression in the source. The syntax tree omits parentheses around an operand, so the span of
 * `!(a == b)` ends before its last parenthesis. The range is extended until all parentheses match.
 */
function extentOf(source: string, { span }: Expr): { start: number; end: number } {
  let { start, end } = span;
  for (;;) {
    let open = 0;
    let unopened = 0;
    for (const character of source.slice(start, end)) {
      if (character === '(') open += 1;
      else if (character === ')' && open > 0) open -= 1;
      else if (character === ')') unopened += 1;
    }
    if (open > 0) end = source.indexOf(')', end) + 1;
    else if (unopened > 0) start = source.lastIndexOf('(', start - 1);
    else return { start, end };
  }
}

function replace(source: string, kind: string, node: Expr, text: string): Edit {
  return { kind, ...extentOf(source, node), text };
}

function textOf(source: string, node: Expr): string {
  const { start, end } = extentOf(source, node);
  return source.slice(start, end);
}

function editsOfCondition(source: string, root: Expr, node: Expr): Edit[] {
  const negated =
    node.kind === 'unary' ? textOf(source, node.operand) : `!(${textOf(source, node)})`;
  const parent = parentOf(root, node);
  const chain = parent?.kind === 'logical' ? parent.operator : null;
  const constants =
    chain === '&&'
      ? [replace(source, 'drop a conjunct', node, 'true')]
      : [
          replace(source, chain === '||' ? 'drop a disjunct' : 'refuse', node, 'false'),
          replace(source, 'replace by true', node, 'true'),
        ];
  return [replace(source, 'negate', node, negated), ...constants];
}

function parentOf(root: Expr, child: Expr): Expr | null {
  let parent: Expr | null = null;
  walkExpression(root, (node) => {
    if (childrenOf(node).includes(child)) parent = node;
  });
  return parent;
}

function editsOfNode(source: string, node: Expr): Edit[] {
  switch (node.kind) {
    case 'binary': {
      // The operator is between the operands, possibly surrounded by parentheses and white space.
      const start = source.indexOf(node.operator, node.left.span.end);
      const end = start + node.operator.length;
      return (swappedOperators[node.operator] ?? []).map((text) => ({
        kind: 'swap an operator',
        start,
        end,
        text,
      }));
    }
    case 'method': {
      const start = source.indexOf('.', node.target.span.end);
      const end = start + node.name.length + 1;
      if (source.slice(start, end) !== `.${node.name}`) return [];
      return (swappedMethods[node.name] ?? []).map((name) => ({
        kind: 'swap a set method',
        start,
        end,
        text: `.${name}`,
      }));
    }
    case 'call': {
      const moment = swappedMoments[node.name];
      const rest = textOf(source, node).slice(node.name.length);
      return [
        ...(swappedActors[node.name] ?? []).map((text) =>
          replace(source, 'swap an actor', node, text),
        ),
        ...(moment === undefined ? [] : [replace(source, 'swap a moment', node, moment + rest)]),
      ];
    }
    case 'literal':
      return typeof node.value === 'bigint'
        ? [replace(source, 'raise a number', node, String(node.value + 1n))]
        : [];
    default:
      return [];
  }
}

/** Returns the items of a list of string literals, or null for any other list. */
function textsOf(list: ListExpr): string[] | null {
  const texts = list.items.flatMap((item) =>
    item.kind === 'literal' && typeof item.value === 'string' ? [item.value] : [],
  );
  return texts.length > 0 && texts.length === list.items.length ? texts : null;
}

function editsOfList(source: string, { list, texts, closed }: TextList, lists: TextList[]): Edit[] {
  // Adds each missing item of a list that contains this one: for example all fields of a document contain its editable
  // fields.
  const wider = lists.filter((other) => texts.every((text) => other.texts.includes(text)));
  const further = new Set(
    wider.flatMap((other) => other.texts.filter((text) => !texts.includes(text))),
  );
  // Tests cannot try every string, so the tests of the rules use this fixed word as a value outside the list.
  if (closed) further.add('unknown');
  const items = list.items.map((item) => textOf(source, item));
  return [
    ...[...further].map((text) =>
      replace(source, `widen by '${text}'`, list, `[${[...items, `'${text}'`].join(', ')}]`),
    ),
    ...items.map((item, position) =>
      replace(source, `narrow by ${item}`, list, `[${items.toSpliced(position, 1).join(', ')}]`),
    ),
  ];
}
