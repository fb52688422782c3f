import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { textsFile } from '../../scripts/pseudo-language-plugin.ts';

const root = path.join(import.meta.dirname, '../..');

/** Attributes whose values are not read by users. */
const silentAttributes =
  /^(?:className|name|type|role|href|id|to|key|rel|target|autoComplete|inputMode|method|action|d|viewBox|fill|stroke|htmlFor|style|src|srcSet|sizes|lang|pattern|enterKeyHint|decoding|fetchPriority|as|form|data-.*)$/;
/** Attributes whose values users read, also if they are no words. */
const spokenAttributes = /^(?:title|aria-label|placeholder|alt)$/;
/** Properties of objects whose values are not read by users. */
const silentProperties =
  /^(?:className|classes|class|type|name|id|href|method|role|key|kind|timeZone|locale)$/;
/** Functions whose string arguments are not read by users: DOM, storage, queries, headers and string methods. */
const silentFunctions =
  /^(?:querySelector(?:All)?|closest|matches|addEventListener|removeEventListener|setHeader|header|get|set|has|append|cx|collection|doc|where|orderBy|startsWith|endsWith|includes|split|indexOf|replace|replaceAll|match|test|setAttribute|getAttribute|removeItem|getItem|setItem|matchMedia|createElement|debug|info|warn|error|fatal|log)$/;
/** Errors for developers. An error for users is a UserFacingError. */
const developerErrors = /^(?!UserFacing).*Error$/;

/** Words that occur in nearly every Portuguese sentence, and in no English one. */
const portugueseWords =
  /(?<!\p{L})(?:de|da|dos|das|em|na|nos|nas|os|um|uma|para|por|com|sem|que|seu|sua|seus|suas|este|esta|mais|ou|ao|foi|ser|tem|ver|pelo|pela|lugar|lugares|evento|eventos|clube)(?!\p{L})/iu;
const portugueseLetters = /[áâãàéêíóôõúçÁÉÍÓÚÂÊÔÃÕÇ]/;
/** A word as on a button, such as 'Salvar'. */
const capitalizedWord = /^\p{Lu}\p{Ll}{2,}(?: |$|[.,:…?!])/u;

interface Range {
  start: number;
  end: number;
}

interface Node extends Range {
  type: string;
}

/** The last name of a function or class: 'setHeader' of `res.setHeader`. */
function lastName(node: Node): string {
  if (node.type === 'Identifier') return (node as unknown as { name: string }).name;
  if (node.type === 'MemberExpression')
    return lastName((node as unknown as { property: Node }).property);
  return '';
}

/**
 * Returns the texts in the code of a file that users may see or hear. They belong into a texts file, so that they can
 * be translated.
 * @returns 'line: text', with {} for each placeholder
 */
export function visibleTextsOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  const found = new Map<number, string>();
  const silent: Range[] = [];
  const isComponent = file.endsWith('x');
  const readsAsText = (text: string) =>
    portugueseLetters.test(text) ||
    (/ /.test(text) && portugueseWords.test(text) && !/[-_]\w+-|:\w/.test(text)) ||
    (isComponent && capitalizedWord.test(text));
  const add = (start: number, text: string) => {
    if (/\p{L}/u.test(text)) found.set(start, text.replace(/\s+/g, ' ').trim());
  };
  new Visitor({
    ImportDeclaration: (node) => void silent.push(node),
    ImportExpression: (node) => void silent.push(node),
    ExportAllDeclaration: (node) => void silent.push(node),
    TSLiteralType: (node) => void silent.push(node),
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : node.name.name.name;
      if (silentAttributes.test(name)) silent.push(node);
      if (spokenAttributes.test(name) && node.value?.type === 'Literal')
        add(node.value.start, String(node.value.value));
    },
    Property: (node) => {
      silent.push(node.key);
      if (node.key.type === 'Identifier' && silentProperties.test(node.key.name)) silent.push(node);
    },
    BinaryExpression: (node) => {
      if (!/^[!=]==?$/.test(node.operator)) return;
      for (const side of [node.left, node.right]) if (side.type === 'Literal') silent.push(side);
    },
    SwitchCase: (node) => {
      if (node.test) silent.push(node.test);
    },
    MemberExpression: (node) => {
      if (node.computed) silent.push(node.property);
    },
    CallExpression: (node) => {
      if (silentFunctions.test(lastName(node.callee))) silent.push(...node.arguments);
    },
    NewExpression: (node) => {
      if (developerErrors.test(lastName(node.callee))) silent.push(...node.arguments);
    },
    JSXText: (node) => {
      add(node.start, node.value);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && readsAsText(node.value)) add(node.start, node.value);
    },
    TemplateLiteral: (node) => {
      const text = node.quasis.map(({ value }) => value.cooked).join('{}');
      if (readsAsText(text) || readsAsText(text.replace(/^\{\} ?/, ''))) add(node.start, text);
    },
  }).visit(program);
  return [...found]
    .filter(([start]) => !silent.some((range) => range.start <= start && start < range.end))
    .map(([start, text]) => `${source.slice(0, start).split('\n').length}: ${text}`);
}

/** Returns all visible texts outside texts files; each text begins with its line. */
export function visibleTextsOutside(): { file: string; text: string }[] {
  return ['src', 'server']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.split(path.sep).join('/')}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)test-|\.d\.ts$/.test(file))
    .filter((file) => !textsFile.test(file))
    .flatMap((file) =>
      visibleTextsOf(file, readFileSync(path.join(root, file), 'utf8')).map((text) => ({
        file,
        text,
      })),
    );
}
