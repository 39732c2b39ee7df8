/** Our valibot schemas as JSON Schema, so that the description of the API cannot drift from what is checked. */
import type * as v from 'valibot';

export type JsonSchema = { readonly [key: string]: unknown };
type Any = v.GenericSchema | v.GenericPipeItem;

/** The parts of a schema that we use; a new kind is an error when the description is built, and a test builds it. */
interface Parts {
  readonly type: string;
  readonly kind: string;
  readonly requirement?: number;
  readonly pipe?: readonly Any[];
  readonly wrapped?: Any;
  readonly entries?: Readonly<Record<string, Any>>;
  readonly options?: readonly unknown[];
  readonly item?: Any;
  readonly value?: Any;
  readonly literal?: unknown;
  readonly default?: unknown;
}

const KEYWORDS: Readonly<Record<string, string>> = { min_value: 'minimum', max_value: 'maximum' };

const keyword = (base: JsonSchema, { type, requirement }: Parts): JsonSchema => {
  if (type === 'safe_integer' || type === 'integer') return { ...base, type: 'integer' };
  if (type === 'check') return base;
  const known = KEYWORDS[type];
  if (known) return { ...base, [known]: requirement };
  const of = base['type'] === 'array' ? 'Items' : 'Length';
  if (type === 'min_length') return { ...base, [`min${of}`]: requirement };
  if (type === 'max_length') return { ...base, [`max${of}`]: requirement };
  throw new Error(`no JSON Schema for ${type}`);
};

export const jsonSchema = (schema: Any): JsonSchema => {
  const s = schema as unknown as Parts;
  if (s.pipe) {
    const [first, ...rest] = s.pipe;
    return rest.map((r) => r as unknown as Parts).reduce(keyword, jsonSchema(first!));
  }
  switch (s.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: s.type };
    case 'unknown':
      return {};
    case 'literal':
      return { const: s.literal };
    case 'picklist':
      return { enum: s.options };
    case 'array':
      return { type: 'array', items: jsonSchema(s.item!) };
    case 'record':
      return { type: 'object', additionalProperties: jsonSchema(s.value!) };
    case 'union':
    case 'variant':
      return { oneOf: s.options!.map((o) => jsonSchema(o as Any)) };
    case 'optional':
      return { ...jsonSchema(s.wrapped!), ...(s.default !== undefined && { default: s.default }) };
    case 'strict_object':
      return objectSchema(s.entries!);
    default:
      throw new Error(`no JSON Schema for ${s.type}`);
  }
};

const objectSchema = (entries: Readonly<Record<string, Any>>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(entries).map(([k, e]) => [k, jsonSchema(e)])),
  required: Object.entries(entries).flatMap(([k, e]) => ((e as unknown as Parts).type === 'optional' ? [] : [k])),
  additionalProperties: false,
});
