export {
  importAll,
  importDefault,
  isJsxElement,
  literalAttribute,
  memberAttribute,
  readAttribute,
  type ImportNode,
  type JsxElement,
} from './nodes.ts';
export {PageError, type Placed} from './PageError.ts';
