/** Our valibot schemas as JSON Schema, so that the description of the API cannot drift from what is checked. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = { readonly [key: string]: unknown };

/**
 * What is sent: a field with a default may be left out. Whatever has no JSON Schema is an error when the description is
 * built, and a test builds it; only `check`, which is a function of ours, is left out.
 */
export const jsonSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'throw',
    ignoreActions: ['check'],
  });
  return described as JsonSchema;
};
