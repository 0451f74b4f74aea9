declare module '@theme/OfflineLibrary' {
  import type {ReactNode} from 'react';

  /** Saves the site or groups of it on the reader's device with progress and size, and removes them. */
  export default function OfflineLibrary(): ReactNode;
}

declare module '@theme/OfflineList' {
  import type {ReactNode} from 'react';

  /** Lists what is on the reader's device. */
  export default function OfflineList(): ReactNode;
}

declare module '@theme/OfflinePage' {
  import type {ReactNode} from 'react';

  /** The page about reading without a network. */
  export default function OfflinePage(): ReactNode;
}

declare module '*.css';
