import type {Renderer} from '@help-center/docusaurus-lean';

/** What runs the components in browsers: `HELP_CENTER_RENDERER=react` publishes React itself. */
export const renderer: Renderer = process.env.HELP_CENTER_RENDERER === 'react' ? 'react' : 'preact';
