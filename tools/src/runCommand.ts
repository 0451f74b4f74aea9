import {parseArgs, type ParseArgsConfig} from 'node:util';

/** A mistake by the person who ran a command; its message says what to do instead. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError';
}

/** The command line of a command: its help text, and its options besides `--help`. */
interface CommandLine<Options> {
  readonly help: string;
  readonly options?: Options;
  /** Whether the command takes arguments that are not options. Default false. */
  readonly allowPositionals?: boolean;
}

type Arguments<Options extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{options: Options; allowPositionals: true}>
>;

/** Parses the command line and runs the command. An {@link AuthorError} becomes one line and exit code 1. */
export async function runCommand<const Options extends NonNullable<ParseArgsConfig['options']> = {}>(
  {help, options, allowPositionals = false}: CommandLine<Options>,
  command: (args: Arguments<Options>) => void | Promise<void>,
): Promise<void> {
  try {
    const args = parseArgs({options: {...options, help: {type: 'boolean', short: 'h'}}, allowPositionals});
    if (args.values.help) console.log(help);
    else await command(args as unknown as Arguments<Options>);
  } catch (error) {
    const {code} = error as {code?: string};
    if (!(error instanceof AuthorError) && !code?.startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${(error as Error).message}\nSee --help.`);
    process.exitCode = 1;
  }
}
