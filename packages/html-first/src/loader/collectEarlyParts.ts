import type {AddEarlyPart, EarlyPage, EarlyPart} from '../early/EarlyPart.ts';
import {readConfig} from './config.ts';
import {preload} from './runScripts.ts';
import {keepChoice, readKept} from './siteStorage.ts';

/** Returns the function that adds early parts to `parts` and gives them access to the loader. */
export function collectEarlyParts(parts: EarlyPart[]): AddEarlyPart {
  return <Data>(name: string, create: (page: EarlyPage<Data>) => EarlyPart) => {
    parts.push(
      create({
        readData: () => readConfig().parts[name] as Data,
        preload,
        readKept,
        keep: keepChoice,
      }),
    );
  };
}
