import {parseArgs, type ParseArgsConfig} from 'node:util';
import {messageOf, ServerError} from './errors.ts';

/** Parses the options of a command. Throws `SERVER_BAD_ARGUMENT` for an unknown one or a missing value. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{args: string[]; options: Options}>>['values'] {
  try {
    return parseArgs({args: [...args], options}).values;
  } catch (cause) {
    const [reason] = messageOf(cause).split('. ');
    throw new ServerError('SERVER_BAD_ARGUMENT', `${reason}. Try --help.`, {cause});
  }
}
