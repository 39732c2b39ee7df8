/** The API described for machines: OpenAPI 3.1, with the messages of the WebSocket among its schemas. */
import {
  actSchema,
  awaySchema,
  beginSchema,
  clientMessageSchema,
  cloneSchema,
  freeSchema,
  proposeSchema,
  takeBackSchema,
  voiceSchema,
  importSchema,
  joinSchema,
  letterSchema,
  newTableSchema,
  choicesSchema,
  confirmSchema,
  deviceSchema,
  mySeatsSchema,
  newPasskeySchema,
  pairSchema,
  publishSchema,
  renewSchema,
  returnSchema,
  saySchema,
  muteSchema,
  undoSchema,
  usePasskeySchema,
  vacationSchema,
  newContactSchema,
  remindSchema,
  tableChoicesSchema,
} from '@tabularium/protocol';
import { type JsonSchema, jsonSchema } from '../common/json-schema.ts';
import { SERVER_SCHEMAS } from './server-schemas.ts';

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema): JsonSchema => ({ content: { 'application/json': { schema } } });
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({ type: 'object', properties });
const map = (of: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: of });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const PROBLEM = { description: 'Not granted: says why.', ...json(ref('Problem')) };
const PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  id: { in: 'path', required: true },
  game: { in: 'path', required: true },
  name: { in: 'path', required: true },
  code: { in: 'path', required: true },
  input: { in: 'path', required: true },
  device: { in: 'path', required: true },
  passkey: { in: 'path', required: true },
  ids: { in: 'query', description: 'ids of tables, with commas between' },
  as: { in: 'query', description: 'a seat, or public' },
  since: { in: 'query', description: 'the last number seen' },
  only: { in: 'query', name: 'game', description: 'the id of a game; without it all games' },
  before: { in: 'query', description: 'the mark of a page, as `next` of the one before' },
};

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly string[];
  readonly body?: JsonSchema;
  readonly status?: number;
  readonly answer?: JsonSchema;
  readonly type?: string;
}

const operation = ({ summary, parameters = [], body, status = 200, answer, type }: Operation): JsonSchema => {
  const content = answer && (type === undefined ? json(answer) : { content: { [type]: { schema: answer } } });
  return {
    summary,
    security: [{}, { seat: [] }, { owner: [] }, { person: [] }],
    parameters: parameters.map((name) => ({ name, schema: { type: 'string' }, ...PARAMETERS[name] })),
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: { [status]: { description: summary, ...content }, default: PROBLEM },
  };
};

const deed = (summary: string, schema: Parameters<typeof jsonSchema>[0]): JsonSchema => ({
  post: operation({ summary, parameters: ['id'], body: jsonSchema(schema), answer: ref('ServerMessage') }),
});
const get = (summary: string, answer: JsonSchema, parameters: readonly string[] = []): JsonSchema =>
  operation({ summary, answer, parameters });
const opened = (summary: string, body: JsonSchema, parameters: readonly string[] = []): JsonSchema => ({
  post: operation({ summary, body, parameters, status: 201, answer: ref('OpenedTable') }),
});

const session = object({ session: { type: 'string' } });
const done = (summary: string, parameters: readonly string[] = [], body?: JsonSchema): JsonSchema =>
  operation({ summary, parameters, status: 204, ...(body && { body }) });

const BEGIN = 'Where the browser goes to sign in by the issuer of this server';
const begun = object({ url: { type: 'string' }, state: { type: 'string' } });

/** All of `/api/me` is for whoever is signed in: the session as bearer. */
const peoplePaths = (): Readonly<Record<string, JsonSchema>> => ({
  '/api/people': {
    get: get(
      'Ways to sign in besides codes and passkeys',
      object({ issuer: { type: 'string' }, letters: { const: true } }),
    ),
    post: operation({
      summary: 'Makes a person, and signs this device in',
      body: jsonSchema(deviceSchema),
      status: 201,
      answer: session,
    }),
  },
  '/api/people/pair': {
    post: operation({
      summary: 'Signs this device in with a code from another one',
      body: jsonSchema(pairSchema),
      status: 201,
      answer: session,
    }),
  },
  '/api/people/letter': {
    post: operation({
      summary: 'Sends a letter that signs its reader in, if somebody has confirmed this address',
      body: jsonSchema(letterSchema),
      status: 202,
    }),
  },
  '/api/people/issuer': { post: operation({ summary: BEGIN, status: 201, answer: begun }) },
  '/api/people/issuer/return': {
    post: operation({
      summary: 'Signs this device in as whoever the issuer says it is',
      body: jsonSchema(returnSchema),
      status: 201,
      answer: session,
    }),
  },
  '/api/people/passkey/options': {
    post: operation({ summary: 'What a browser needs to use a passkey (WebAuthn)', status: 201, answer: map({}) }),
  },
  '/api/people/passkey': {
    post: operation({
      summary: 'Signs this device in with a passkey',
      body: jsonSchema(usePasskeySchema),
      status: 201,
      answer: session,
    }),
  },
  '/api/me': {
    get: get('The devices of a person', ref('Me')),
    delete: done('Deletes all that is known of a person'),
  },
  '/api/me/export': { get: get('All that is known of a person', ref('PersonFile')) },
  '/api/me/code': {
    post: operation({
      summary: 'A code for another device: good once, and for ten minutes',
      status: 201,
      answer: object({ code: { type: 'string' }, expires: { type: 'integer' } }),
    }),
  },
  '/api/me/devices': { delete: done('Signs out all other devices') },
  '/api/me/devices/{device}': {
    put: done('Gives a device another name', ['device'], jsonSchema(deviceSchema)),
    delete: done('Signs a device out', ['device']),
  },
  '/api/me/passkeys/options': {
    post: operation({ summary: 'What a browser needs to make a passkey (WebAuthn)', status: 201, answer: map({}) }),
  },
  '/api/me/passkeys': { post: done('Adds a passkey', [], jsonSchema(newPasskeySchema)) },
  '/api/me/passkeys/{passkey}': { delete: done('Removes a passkey', ['passkey']) },
  '/api/me/issuer': {
    post: operation({ summary: BEGIN, status: 201, answer: begun }),
    delete: done('The issuer leads to this person no longer'),
  },
  '/api/me/issuer/return': { post: done('The issuer leads to this person', [], jsonSchema(returnSchema)) },
  '/api/me/vacation': {
    post: operation({
      summary: 'Away until this time at all tables, or as long as each allows; or back',
      body: jsonSchema(awaySchema),
      answer: object({ tables: list(ref('MyVacation')) }),
    }),
  },
  '/api/me/history': {
    get: get('The finished games of a person, and their ratings', ref('MyHistory'), ['only', 'before']),
  },
  '/api/me/tables': {
    post: operation({
      summary: 'The tables of a person, after holding what these secrets open',
      body: jsonSchema(mySeatsSchema),
      answer: ref('MyTables'),
    }),
  },
});

const contact = object({ contact: ref('Contact') });

/** Being told that one is waited for, and reminding others. */
const noticePaths = (): Readonly<Record<string, JsonSchema>> => ({
  '/api/me/notices': {
    get: get('Where a person can be reached, what they chose, and what did not arrive', ref('Notices')),
    put: done('Chooses how to be told', [], jsonSchema(choicesSchema)),
  },
  '/api/me/notices/tables/{table}': {
    put: done('Chooses how to be told of one table', ['table'], jsonSchema(tableChoicesSchema)),
  },
  '/api/me/contacts': {
    post: operation({
      summary: 'A place where the person can be reached; a letter with a code is sent to a new address',
      body: jsonSchema(newContactSchema),
      status: 201,
      answer: object({ contact: ref('Contact'), 'secret?': { type: 'string' } }),
    }),
  },
  '/api/me/contacts/{contact}': { delete: done('Forgets such a place', ['contact']) },
  '/api/me/contacts/{contact}/confirm': {
    post: operation({
      summary: 'Shows the code of the letter',
      parameters: ['contact'],
      body: jsonSchema(confirmSchema),
      answer: contact,
    }),
  },
  '/api/me/contacts/{contact}/again': {
    post: operation({
      summary: 'Sends another code, or begins again after it was stopped',
      parameters: ['contact'],
      answer: contact,
    }),
  },
  '/api/me/contacts/{contact}/test': {
    post: operation({
      summary: 'Sends a notice that says nothing, and tells why it did not arrive',
      parameters: ['contact'],
      answer: object({ 'error?': { type: 'string' } }),
    }),
  },
  '/api/tables/{id}/remind': {
    get: get('Who can be reminded, and from when on', ref('Remindable'), ['id']),
    post: operation({
      summary: 'Reminds somebody who is waited for',
      parameters: ['id'],
      body: jsonSchema(remindSchema),
      status: 202,
    }),
  },
});

const paths = (): JsonSchema => ({
  '/health': { get: get('Is it well?', map({})) },
  '/healthz': { get: operation({ summary: 'Does the main thread answer? As text' }) },
  '/readyz': { get: operation({ summary: 'Should people be sent here? 503 if not; the reason as text' }) },
  ...noticePaths(),
  '/api/games': { get: get('The games', object({ games: list(ref('GameInfo')) })) },
  '/api/packs/{name}': { get: get('A content pack that tables here are played with', ref('Pack'), ['name']) },
  '/api/codes/{code}': {
    get: get('The table that a short code leads to', object({ id: { type: 'string' } }), ['code']),
  },
  '/api/rules/{game}': { get: get('Statements of the rules', object({ rules: map(ref('RuleText')) }), ['game']) },
  '/api/tables': {
    get: get('Public tables, or those named', object({ tables: list(ref('TableSummary')) }), ['ids']),
    ...opened('Opens a table', jsonSchema(newTableSchema)),
  },
  '/api/tables/import': opened('Opens a table from a file', jsonSchema(importSchema)),
  '/api/tables/{id}': {
    get: get('About a table', ref('TableInfo'), ['id']),
    delete: operation({ summary: 'Removes a table; owner only', parameters: ['id'], status: 204 }),
  },
  '/api/tables/{id}/join': {
    post: operation({
      summary: 'Takes an open seat; the same nonce again gives the same answer',
      parameters: ['id'],
      body: jsonSchema(joinSchema),
      status: 201,
      answer: object({ seat: { type: 'integer' }, token: { type: 'string' } }),
    }),
  },
  '/api/tables/{id}/renew': {
    post: operation({
      summary: 'A new secret for one’s seat; the old one opens nothing any more',
      parameters: ['id'],
      body: jsonSchema(renewSchema),
      status: 201,
      answer: object({ seat: { type: 'integer' }, token: { type: 'string' } }),
    }),
  },
  '/api/tables/{id}/rematch': {
    post: operation({
      summary: 'The same once more; secrets stay good',
      parameters: ['id'],
      status: 201,
      answer: object({ id: { type: 'string' } }),
    }),
  },
  '/api/tables/{id}/clone': opened('Goes on from an input at a new table', jsonSchema(cloneSchema), ['id']),
  '/api/tables/{id}/export': { get: get('The game as a file', ref('GameFile'), ['id']) },
  '/api/past': { get: get('Finished games that are public', ref('PublicGames'), ['only', 'before']) },
  '/api/tables/{id}/result': { get: get('How a table came out', ref('TableResult'), ['id']) },
  '/api/tables/{id}/publish': {
    post: operation({
      summary: 'Agrees that everybody may find a finished game, or takes that back',
      parameters: ['id'],
      body: jsonSchema(publishSchema),
      answer: ref('TableResult'),
    }),
  },
  '/api/tables/{id}/at/{input}': { get: get('The position after an input', ref('Scene'), ['id', 'input', 'as']) },
  '/api/tables/{id}/record': {
    get: get('What was said', object({ record: list(ref('RecordEntry')) }), ['id', 'as']),
  },
  '/api/tables/{id}/events': {
    get: operation({
      summary: 'Messages of the WebSocket as server-sent events',
      parameters: ['id', 'since'],
      answer: ref('ServerMessage'),
      type: 'text/event-stream',
    }),
  },
  '/api/tables/{id}/act': deed('Answers a question', actSchema),
  '/api/tables/{id}/undo': deed('Takes back', undoSchema),
  '/api/tables/{id}/say': deed('Chat', saySchema),
  '/api/tables/{id}/propose': deed('Proposes something that those who play decide together', proposeSchema),
  '/api/tables/{id}/voice': deed('Agrees to an open vote, refuses it, or takes back what one has said', voiceSchema),
  '/api/tables/{id}/takeBack': deed('Takes one’s own seat back from a bot', takeBackSchema),
  '/api/tables/{id}/free': deed('Makes a seat open again: one’s own, or as owner one that has not moved', freeSchema),
  '/api/tables/{id}/mute': deed('As owner: people who look on may not speak, or may again', muteSchema),
  '/api/tables/{id}/vacation': deed('Away for some days, or back', vacationSchema),
  '/api/tables/{id}/begin': deed('As owner: the game begins although seats are free', beginSchema),
  ...peoplePaths(),
});

export const openapi = (): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: 'Tabularium',
    version: '1',
    description: 'Tables over HTTP. Over the WebSocket at /ws go ClientMessage and ServerMessage, see docs/api.md.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths: paths(),
  components: {
    schemas: { ...SERVER_SCHEMAS, ClientMessage: jsonSchema(clientMessageSchema) },
    securitySchemes: {
      seat: {
        type: 'http',
        scheme: 'bearer',
        description: 'The secret of a seat or of the owner, or the session of a person.',
      },
      owner: { type: 'apiKey', in: 'header', name: 'X-Owner' },
      person: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Person',
        description: 'A session, beside the secret of a seat.',
      },
    },
  },
});
