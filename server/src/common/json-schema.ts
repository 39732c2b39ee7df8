/** Our valibot schemas as JSON Schema, so that the description of the API cannot drift from what is checked. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = { readonly [key: string]: unknown };

/**
 * Describes what a client sends, so fields with a default are optional. A schema that cannot be translated throws, and a
 * test builds them all; only our own `check` functions are left out.
 */
export const jsonSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'throw',
    ignoreActions: ['check'],
  });
  return described as JsonSchema;
};
