import {Ajv, type AnySchema} from 'ajv';

/** What is wrong with a value. */
export interface Fault {
  /** The names and indices that lead to the field at fault. */
  readonly path: readonly string[];
  readonly kind: 'missing' | 'unknown' | 'wrong';
  /** Completes "the field …". */
  readonly message: string;
  /** The schema that the value does not match; that of the object for a missing or unknown field. */
  readonly schema: {
    readonly expected?: string;
    readonly nullable?: boolean;
    readonly properties?: Readonly<Record<string, object>>;
  };
  /** The value at fault, if it is wrong. */
  readonly received?: unknown;
}

const ajv = new Ajv({strict: false, verbose: true, useDefaults: true});

/** Creates a check that fills the defaults into a value, and returns what is wrong with it; `undefined` if nothing is. */
export function createCheck(schema: AnySchema): (value: unknown) => Fault | undefined {
  const validate = ajv.compile(schema);
  return (value) => {
    void validate(value);
    // The last error is that of the outermost alternative.
    const error = validate.errors?.at(-1);
    if (error === undefined) return undefined;
    const {keyword, params, message = 'is wrong', data: received} = error;
    const path = error.instancePath.split('/').slice(1);
    const shared = {path, schema: error.parentSchema as Fault['schema']};
    const of = (name: unknown) => ({...shared, path: [...path, String(name)]});
    if (keyword === 'required')
      return {...of(params['missingProperty']), kind: 'missing', message: 'is missing'};
    if (keyword === 'additionalProperties')
      return {...of(params['additionalProperty']), kind: 'unknown', message: 'is not known'};
    const allowed = params['allowedValues'] as readonly unknown[] | undefined;
    const orNull = shared.schema.nullable ? ' or null' : '';
    const said =
      allowed === undefined
        ? message.replace('NOT', 'not') + orNull
        : `must be one of ${allowed.map(String).join(', ')}`;
    return {...shared, kind: 'wrong', message: said, received};
  };
}
