import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';

/** Converts an element of one kind to Markdown nodes; returns `undefined` for other elements. */
export type Converter = (state: State, element: Element) => Nodes | Nodes[] | undefined;
