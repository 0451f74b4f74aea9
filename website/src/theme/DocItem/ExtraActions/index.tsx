import type {ReactNode} from 'react';

/** More actions in the head of a page, before "Copy link"; this one adds none. */
export default function ExtraActions(): ReactNode {
  return null;
}
