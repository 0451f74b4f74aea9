import {translate} from '@docusaurus/Translate';

/** The name of a page type for readers; '' for types without one. */
export function nameOfType(type: string): string {
  const names: Readonly<Record<string, string>> = {
    concept: translate({id: 'page.type.concept', message: 'Concept'}),
    task: translate({id: 'page.type.task', message: 'Task'}),
    reference: translate({id: 'page.type.reference', message: 'Reference'}),
    troubleshooting: translate({id: 'page.type.troubleshooting', message: 'Troubleshooting'}),
  };
  return names[type] ?? '';
}
