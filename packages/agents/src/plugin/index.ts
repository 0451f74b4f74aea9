import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: hides the note for agents, which each page begins with, from view. */
export default function agentsPlugin(): Plugin {
  return {
    name: 'help-center-agents',
    getClientModules: () => [fileURLToPath(new URL('../../src/plugin/note.css', import.meta.url))],
  };
}
