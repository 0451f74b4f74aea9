import type {ComponentProps, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Mermaid from '@theme/Mermaid';
import MDXComponents from '@theme-init/MDXComponents';

/**
 * A diagram that scripts draw, so pages run them at once. Until then, and without scripts, it is its source, which search
 * and other programs can read.
 */
function Diagram(props: ComponentProps<typeof Mermaid>): ReactNode {
  if (useIsBrowser()) return <Mermaid {...props} />;
  return (
    <pre className="diagram-source language-mermaid" data-scripts="now">
      {props.value}
    </pre>
  );
}

export default {...MDXComponents, mermaid: Diagram};
