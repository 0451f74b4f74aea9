export {importAll, importDefault, type ImportNode} from './esm.ts';
export {isJsxElement, literalAttribute, memberAttribute, readAttribute, type JsxElement} from './jsx.ts';
export {PageError, type Placed} from './PageError.ts';
