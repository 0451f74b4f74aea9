import type Type from 'typebox';
import {Compile} from 'typebox/compile';
import {ProtocolError} from '@help-center/engine/protocol';

/** Returns a body that matches the schema. */
export type ParseBody<Schema extends Type.TSchema> = (body: unknown) => Type.Static<Schema>;

/** Creates a parser that throws a ProtocolError with status 422, which names the field at fault. */
export function createBodyParser<Schema extends Type.TSchema>(schema: Schema): ParseBody<Schema> {
  const validator = Compile(schema);
  return (body) => {
    if (validator.Check(body)) return body;
    const [fault] = validator.Errors(body);
    throw new ProtocolError(422, `Invalid body, ${describe(fault)}`);
  };
}

interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

function describe(fault: Fault | undefined): string {
  if (fault === undefined) return 'expected another shape';
  const path = fault.instancePath.slice(1).replaceAll('/', '.');
  const {requiredProperties, allowedValues} = fault.params as {
    readonly requiredProperties?: readonly string[];
    readonly allowedValues?: readonly unknown[];
  };
  const at = (name: string | undefined): string => [path, name].filter(Boolean).join('.');
  if (requiredProperties !== undefined) return `the field "${at(requiredProperties[0])}" is missing`;
  if (fault.keyword === 'boolean') return `the field "${path}" is not known`;
  const said = allowedValues === undefined ? fault.message : `must be one of ${allowedValues.join(', ')}`;
  return path === '' ? `it ${said}` : `the field "${path}" ${said}`;
}
