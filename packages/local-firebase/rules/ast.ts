/**
 * Syntax tree of a rules file. Lines and columns are one-based and offsets zero-based, as in the Firebase Rules API.
 */
import type { RulesValue } from './values.ts';

export interface SourceSpan {
  line: number;
  column: number;
  start: number;
  /** Offset after the last character. */
  end: number;
}

export type BinaryOperator =
  '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in';

interface NodeBase {
  /** Number of the expression in the file, in the order in which the parser completes expressions. */
  id: number;
  span: SourceSpan;
  /** The span including the parentheses around the expression. */
  extent: SourceSpan;
  /** Number of pairs of parentheses around the expression. */
  groups: number;
}

export type PathPart = { kind: 'literal'; text: string } | { kind: 'expression'; value: Expr };

export type LiteralExpr = NodeBase & { kind: 'literal'; value: RulesValue };
export type ListExpr = NodeBase & { kind: 'list'; items: Expr[] };
export type MapExpr = NodeBase & { kind: 'map'; entries: { key: Expr; value: Expr }[] };
export type PathExpr = NodeBase & { kind: 'path'; parts: PathPart[] };
export type NameExpr = NodeBase & { kind: 'name'; name: string };
export type MemberExpr = NodeBase & { kind: 'member'; target: Expr; name: string };
export type IndexExpr = NodeBase & { kind: 'index'; target: Expr; index: Expr };
export type SliceExpr = NodeBase & { kind: 'slice'; target: Expr; from: Expr; to: Expr };
export type CallExpr = NodeBase & { kind: 'call'; name: string; args: Expr[] };
export type MethodExpr = NodeBase & { kind: 'method'; target: Expr; name: string; args: Expr[] };
export type UnaryExpr = NodeBase & { kind: 'unary'; operator: '-' | '!'; operand: Expr };
export type BinaryExpr = NodeBase & {
  kind: 'binary';
  operator: BinaryOperator;
  left: Expr;
  right: Expr;
};
/** A left-to-right chain of one logical operator with at least two operands. */
export type LogicalExpr = NodeBase & { kind: 'logical'; operator: '&&' | '||'; operands: Expr[] };
export type IsExpr = NodeBase & { kind: 'is'; operand: Expr; typeName: string };
export type TernaryExpr = NodeBase & {
  kind: 'ternary';
  condition: Expr;
  whenTrue: Expr;
  whenFalse: Expr;
};

export type Expr =
  | LiteralExpr
  | ListExpr
  | MapExpr
  | PathExpr
  | NameExpr
  | MemberExpr
  | IndexExpr
  | SliceExpr
  | CallExpr
  | MethodExpr
  | UnaryExpr
  | BinaryExpr
  | LogicalExpr
  | IsExpr
  | TernaryExpr;

export interface FunctionDeclaration {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expr; span: SourceSpan }[];
  result: Expr;
  span: SourceSpan;
  nameSpan: SourceSpan;
}

export type MatchSegment =
  { kind: 'literal'; text: string } | { kind: 'single' | 'recursive'; name: string };

export type AllowMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface AllowStatement {
  methods: AllowMethod[];
  /** With null the statement always allows. */
  condition: Expr | null;
  span: SourceSpan;
}

export interface MatchBlock {
  path: MatchSegment[];
  allows: AllowStatement[];
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
  span: SourceSpan;
}

export interface ServiceBlock {
  name: string;
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
  span: SourceSpan;
}

export interface RulesFile {
  version: 1 | 2;
  functions: FunctionDeclaration[];
  services: ServiceBlock[];
  /** Number of expressions. Their ids are 0 to `expressionCount - 1`. */
  expressionCount: number;
}
