import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';

/** Turns an element of one kind into Markdown nodes; `undefined` for elements of other kinds. */
export type Converter = (state: State, element: Element) => Nodes | Nodes[] | undefined;
