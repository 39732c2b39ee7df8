/** Says what is wrong with something a client sent: which field, what was in it, and what is allowed there. */
import { isRecord, type Msg } from '@tabularium/kernel';
import * as v from 'valibot';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { msg } from './msg.ts';

export type Read<T> = { readonly value: T } | { readonly faults: readonly Msg[] };

/** The text as JSON of this shape, or what is wrong with it. */
export const readAs = <S extends v.GenericSchema>(schema: S, text: string): Read<v.InferOutput<S>> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { faults: [msg('server.field.noObject')] };
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success ? { value: parsed.output } : { faults: faultsOf(schema, value, parsed.issues) };
};

const MOST_TOLD = 5;
const LONGEST_PATH = 80;
const LONGEST_VALUE = 40;

/** The first faults of a value that does not fit the schema. */
export const faultsOf = (schema: v.GenericSchema, value: unknown, issues: readonly v.BaseIssue<unknown>[]): Msg[] => {
  const whole = jsonSchema(schema);
  return issues.slice(0, MOST_TOLD).flatMap((issue) => faultsAt(whole, value, issue));
};

const faultsAt = (whole: JsonSchema, value: unknown, issue: v.BaseIssue<unknown>): Msg[] => {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  if (keys.length === 0) return [msg('server.field.noObject')];
  const at = cut(keys.join('.'), LONGEST_PATH);
  const around = allowedAt(whole, value, keys.slice(0, -1));
  if (issue.expected === 'never') return [msg('server.field.unknown', { at, allowed: fieldsOf(around).join(', ') })];
  const must = mustBe(at, allowedAt(whole, value, keys));
  if (issue.input === undefined) return [msg('server.field.missing', { at }), must];
  return [msg('server.field.wrong', { at, got: cut(JSON.stringify(issue.input), LONGEST_VALUE) }), must];
};

const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** What is allowed at this path. Several schemas: any of them. */
const allowedAt = (whole: JsonSchema, value: unknown, path: readonly string[]): JsonSchema[] => {
  let schemas = chosen(whole, value);
  let at = value;
  for (const key of path) {
    const inside = isRecord(at) || Array.isArray(at) ? Object.entries(at).find(([k]) => k === key)?.[1] : undefined;
    schemas = schemas.flatMap((schema) => partOf(schema, key)).flatMap((schema) => chosen(schema, inside));
    at = inside;
  }
  return schemas;
};

const partOf = ({ properties, items, additionalProperties }: JsonSchema, key: string): JsonSchema[] =>
  [isRecord(properties) ? properties[key] : undefined, items, additionalProperties].filter(isRecord).slice(0, 1);

/** Of several shapes, those with the same mark (`t`, `kind`) as the value; all of them if it has none of the marks. */
const chosen = (schema: JsonSchema, value: unknown): JsonSchema[] => {
  const options = [schema['oneOf'], schema['anyOf']].find(Array.isArray)?.filter(isRecord) ?? [schema];
  const fitting = options.filter((option) => isMarked(option, value));
  return fitting.length > 0 ? fitting : options;
};

const isMarked = ({ properties }: JsonSchema, value: unknown): boolean =>
  isRecord(properties) &&
  isRecord(value) &&
  Object.entries(properties).every(([k, p]) => !isRecord(p) || !('const' in p) || p['const'] === value[k]);

const fieldsOf = (schemas: readonly JsonSchema[]): string[] => [
  ...new Set(schemas.flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : []))),
];

const mustBe = (at: string, schemas: readonly JsonSchema[]): Msg => {
  const values = schemas.map(valuesOf);
  if (values.every((of) => of.length > 0)) return msg('server.field.oneOf', { at, allowed: values.flat().join(', ') });
  const [schema = {}, ...others] = schemas;
  const one = others.length === 0 ? boundsOf(at, schema) : undefined;
  return one ?? msg('server.field.shape', { at, allowed: schemas.map((s) => JSON.stringify(s)).join(', ') });
};

const valuesOf = (schema: JsonSchema): string[] => {
  if ('const' in schema) return [String(schema['const'])];
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String);
  return schema['type'] === 'boolean' ? ['true', 'false'] : [];
};

const boundsOf = (at: string, s: JsonSchema): Msg | undefined => {
  const { type, minLength = 0, maxLength, minItems = 0, maxItems, minimum, maximum } = s;
  const within = (min: unknown, max: unknown) =>
    typeof min === 'number' && typeof max === 'number' ? { at, min, max } : undefined;
  const text = type === 'string' ? within(minLength, maxLength) : undefined;
  if (text) return msg('server.field.text', text);
  const list = type === 'array' ? within(minItems, maxItems) : undefined;
  if (list) return msg('server.field.list', list);
  const number = type === 'integer' ? within(minimum, maximum) : undefined;
  return number && msg('server.field.number', number);
};
