// A small interpreter for the PowerShell of the pages: it reads the tree of the real grammar and knows the part of the
// language, the cmdlets and the classes that the scripts use. What it does not know, it refuses.
import {readFileSync} from 'node:fs';
import {CMDLETS, SWITCHES} from './cmdlets.mjs';
import {STATICS} from './dotnet.mjs';
import {parsePowerShell} from './parsePowerShell.mjs';
import {runNative} from './runNative.mjs';
import {findMember, isTrue, OPERATORS, toText, unescapeText} from './values.mjs';

/** @typedef {import('./parsePowerShell.mjs').Node} Node */
/** @typedef {Record<string, any>} Scope */

class Jump extends Error {}

/** @param {Node} node @returns {Node[]} the parts with a name, without comments */
const named = (node) =>
  node.namedChildren.flatMap((child) =>
    child && child.type !== 'comment' ? [child] : [],
  );
/** @param {Node} node @param {string} type */
const child = (node, type) => named(node).find((each) => each.type === type);
/** @param {Node} node @param {number} [at] @returns {Node} */
function nth(node, at = 0) {
  const found = named(node)[at];
  if (!found)
    throw new Error(
      `line ${node.startPosition.row + 1}: ${node.type} without part ${at}`,
    );
  return found;
}

/** @param {string} text */
const variableName = (text) => text.replace(/^\$\{?|\}$/g, '').toLowerCase();

/** @param {string} name @param {Scope} scope */
function readVariable(name, scope) {
  if (name.startsWith('env:'))
    return Object.entries(process.env).find(
      ([key]) => key.toLowerCase() === name.slice(4),
    )?.[1];
  if (name === 'pwd') return process.cwd();
  if (name === 'true' || name === 'false') return name === 'true';
  return name === 'null' ? null : scope[name];
}

/** @param {Node} target @param {any} value @param {Scope} scope */
async function assign(target, value, scope) {
  const node = unwrap(target);
  if (node.type === 'member_access') {
    const [owner, key] = findMember(
      await evaluate(nth(node), scope),
      nth(node, 1).text,
    );
    owner[key] = value;
    return;
  }
  const written = node.text.replace(/^\$\{?|\}$/g, '');
  if (written.toLowerCase().startsWith('env:'))
    process.env[written.slice(4)] = toText(value);
  else scope[written.toLowerCase()] = value;
}

/** @param {Node} node @returns {Node} the first node below that is more than a wrapper */
function unwrap(node) {
  const [only, ...rest] = node.children;
  return node.type !== 'command' &&
    only &&
    rest.length === 0 &&
    only.isNamed &&
    only.text === node.text
    ? unwrap(only)
    : node;
}

/** @param {Node} node @param {Scope} scope */
async function expandText(node, scope) {
  const {text, startIndex} = node;
  let at = 1;
  let made = '';
  for (const part of named(node)) {
    made += unescapeText(text.slice(at, part.startIndex - startIndex));
    made += toText(
      part.type === 'sub_expression'
        ? await runBlock(part, scope)
        : await evaluate(part, scope),
    );
    at = part.endIndex - startIndex;
  }
  return made + unescapeText(text.slice(at, -1));
}

/** The values that a block puts out; one value stands for itself. @param {Node} node @param {Scope} scope */
async function runBlock(node, scope) {
  /** @type {any[]} */
  const values = [];
  await runStatements(node, scope, (value) => values.push(value));
  return values.length > 1 ? values : values[0];
}

/** @param {Node} node @param {Scope} scope */
async function argumentsOf(node, scope) {
  const list = child(node, 'argument_expression_list');
  const values = [];
  for (const each of list ? named(list) : [])
    values.push(await evaluate(each, scope));
  return values;
}

/** @type {Readonly<Record<string, (node: Node, scope: Scope) => any>>} */
const EXPRESSIONS = {
  variable: (node, scope) => readVariable(variableName(node.text), scope),
  braced_variable: (node, scope) => readVariable(variableName(node.text), scope),
  decimal_integer_literal: (node) => Number(node.text),
  expandable_string_literal: expandText,
  verbatim_string_characters: (node) =>
    node.text.slice(1, -1).replaceAll("''", "'"),
  parenthesized_expression: (node, scope) => evaluate(nth(node), scope),
  sub_expression: runBlock,
  generic_token: (node) => node.text,
  type_literal: (node) => {
    const found = STATICS[node.text.slice(1, -1)];
    if (!found) throw new Error(`${node.text} is not known to the test`);
    return found;
  },
  member_access: async (node, scope) => {
    const [owner, key] = findMember(
      await evaluate(nth(node), scope),
      nth(node, 1).text,
    );
    return owner[key];
  },
  invokation_expression: async (node, scope) => {
    const [owner, key] = findMember(
      await evaluate(nth(node), scope),
      nth(node, 1).text,
    );
    return owner[key](...(await argumentsOf(nth(node, 2), scope)));
  },
  expression_with_unary_operator: async (node, scope) =>
    !isTrue(await evaluate(nth(node), scope)),
  array_literal_expression: async (node, scope) => {
    const values = [];
    for (const each of named(node)) values.push(await evaluate(each, scope));
    return values;
  },
  array_expression: async (node, scope) =>
    [await runBlock(node, scope)].flat().filter((value) => value !== undefined),
  cast_expression: async (node, scope) => {
    if (nth(node).text.toLowerCase() !== '[pscustomobject]')
      throw new Error(`${nth(node).text} is not known to the test`);
    return evaluate(nth(node, 1), scope);
  },
  hash_literal_expression: async (node, scope) => {
    /** @type {Record<string, any>} */
    const made = {};
    const body = child(node, 'hash_literal_body');
    for (const entry of body ? named(body) : [])
      made[nth(entry).text] = await evaluate(nth(entry, 1), scope);
    return made;
  },
  logical_expression: async (node, scope) => {
    const left = isTrue(await evaluate(nth(node), scope));
    const both = node.children[1]?.type === '-and';
    return left === both ? isTrue(await evaluate(nth(node, 1), scope)) : left;
  },
  comparison_expression: binary,
  additive_expression: binary,
  assignment_expression: async (node, scope) => {
    const value = await evaluate(nth(node, 2), scope);
    const target = nth(node);
    await assign(
      target,
      nth(node, 1).text === '+='
        ? OPERATORS['+']?.(await evaluate(target, scope), value)
        : value,
      scope,
    );
  },
  command: (node, scope) => runCommand(node, scope, []),
  pipeline_chain: async (node, scope) => {
    /** @type {any} */
    let value;
    for (const [at, part] of named(node).entries()) {
      value =
        at === 0
          ? await evaluate(part, scope)
          : await runCommand(part, scope, [value].flat());
    }
    return value;
  },
};

/** @param {Node} node @param {Scope} scope */
async function binary(node, scope) {
  const operator =
    (
      child(node, 'comparison_operator') ?? node.children[1]
    )?.text.toLowerCase() ?? '';
  const apply = OPERATORS[operator];
  if (!apply) throw new Error(`${operator} is not known to the test`);
  const parts = named(node);
  return apply(
    await evaluate(nth(node), scope),
    await evaluate(nth(node, parts.length - 1), scope),
  );
}

/** @param {Node} wrapped @param {Scope} scope @returns {Promise<any>} */
async function evaluate(wrapped, scope) {
  const node = unwrap(wrapped);
  const known = EXPRESSIONS[node.type];
  if (!known)
    throw new Error(
      `line ${node.startPosition.row + 1}: ${node.type} is not known to the test: ${node.text}`,
    );
  return known(node, scope);
}

/** @param {Node} node @param {Scope} scope @param {any[]} input */
async function runCommand(node, scope, input) {
  const name = child(node, 'command_name') ?? child(node, 'command_name_expr');
  const command =
    name?.type === 'command_name'
      ? name.text
      : toText(await evaluate(nth(name ?? node), scope));
  /** @type {any[]} */
  const args = [];
  /** @type {Record<string, any>} */
  const options = {};
  const own = scope[`function:${command.toLowerCase()}`];
  const cmdlet = CMDLETS[command.toLowerCase()];
  let waiting = '';
  const elements = child(node, 'command_elements');
  for (const part of elements ? named(elements) : []) {
    if (part.type === 'command_argument_sep') continue;
    if (part.type === 'command_parameter' && (cmdlet || own)) {
      waiting = part.text.slice(1).toLowerCase();
      if (SWITCHES.has(waiting)) [options[waiting], waiting] = [true, ''];
      continue;
    }
    const value =
      part.type === 'command_parameter' ? part.text : await evaluate(part, scope);
    if (waiting) [options[waiting], waiting] = [value, ''];
    else args.push(value);
  }
  if (own) return own(args);
  if (/\.ps1$/i.test(command))
    return runStatements(
      await parsePowerShell(readFileSync(command.replaceAll('\\', '/'), 'utf8')),
      {},
      (value) => console.log(toText(value)),
    );
  return cmdlet
    ? cmdlet({args, named: options, input, print: (text) => console.log(text)})
    : runNative(command, args);
}

/** @param {Node} node @param {Scope} scope */
function defineFunction(node, scope) {
  const list = child(node, 'function_parameter_declaration');
  const names = list ? named(nth(list)).map(({text}) => variableName(text)) : [];
  scope[`function:${child(node, 'function_name')?.text.toLowerCase()}`] = (
    /** @type {any[]} */ args,
  ) => {
    const inner = Object.assign(
      Object.create(scope),
      Object.fromEntries(names.map((name, at) => [name, args[at]])),
    );
    return runBlock(child(node, 'script_block') ?? node, inner);
  };
}

/** @type {Readonly<Record<string, (node: Node, scope: Scope, put: (value: any) => void) => any>>} */
const STATEMENTS = {
  if_statement: async (node, scope, put) => {
    const rest = child(node, 'else_clause');
    if (isTrue(await evaluate(nth(node), scope)))
      await runStatements(nth(node, 1), scope, put);
    else if (rest) await runStatements(nth(rest), scope, put);
  },
  foreach_statement: async (node, scope, put) => {
    const values = await evaluate(nth(node, 1), scope);
    for (const value of values === undefined || values === null
      ? []
      : [values].flat()) {
      scope[variableName(nth(node).text)] = value;
      await runStatements(nth(node, 2), scope, put);
    }
  },
  while_statement: async (node, scope, put) => {
    while (isTrue(await evaluate(nth(node), scope))) {
      try {
        await runStatements(nth(node, 1), scope, put);
      } catch (error) {
        if (!(error instanceof Jump)) throw error;
        if (error.message === 'break') return;
      }
    }
  },
  try_statement: async (node, scope, put) => {
    try {
      await runStatements(nth(node), scope, put);
    } catch (error) {
      if (error instanceof Jump || !(error instanceof Error)) throw error;
      scope._ = {Exception: {Message: error.message}};
      await runStatements(
        nth(nth(nth(node, 1)), named(nth(nth(node, 1))).length - 1),
        scope,
        put,
      );
    }
  },
  flow_control_statement: (node) => {
    throw new Jump(node.text);
  },
  function_statement: defineFunction,
};

/** @param {Node} node @param {Scope} scope @param {(value: any) => void} put */
async function runStatements(node, scope, put) {
  for (const each of named(node)) {
    if (
      /^(?:statement_list|statement_block|script_block|script_block_body|named_block_list)$/.test(
        each.type,
      )
    )
      await runStatements(each, scope, put);
    else if (STATEMENTS[each.type])
      await STATEMENTS[each.type]?.(each, scope, put);
    else {
      const value = await evaluate(each, scope);
      for (const one of [value].flat())
        if (one !== undefined && one !== null) put(one);
    }
  }
}

/** Runs a script; what it puts out is printed. @param {string} source */
export async function runPowerShell(source) {
  await runStatements(await parsePowerShell(source), {}, (value) =>
    console.log(toText(value)),
  );
}
