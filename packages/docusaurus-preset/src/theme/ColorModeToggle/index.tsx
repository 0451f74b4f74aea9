import type {ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-init/ColorModeToggle';

/** The switch with a class by which html-first finds it, so that it works before hydration. */
export default function MarkedColorModeToggle({buttonClassName = '', ...props}: Props): ReactNode {
  return <ColorModeToggle {...props} buttonClassName={`colour-mode-switch ${buttonClassName}`.trim()} />;
}
