/** What the server says, as JSON Schema. The types are in protocol/src. */
import type { JsonSchema } from '../common/json-schema.ts';

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const flag: JsonSchema = { type: 'boolean' };
const seat: JsonSchema = { type: 'integer', minimum: 0 };
const person: JsonSchema = { oneOf: [seat, { const: 'spectator' }] };
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const map = (of: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: of });
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Fields whose name ends in `?` may be missing. */
const object = (fields: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([k, s]) => [k.replace(/\?$/, ''), s])),
  required: Object.keys(fields).filter((k) => !k.endsWith('?')),
});
const message = (t: string, fields: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  object({ t: { const: t }, ...fields });

const refusal = { reason: ref('Msg'), rules: list(text), offered: map(ref('Offer')) };
const bounds = { min: whole, max: whole };
const offer = (t: string, fields: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  message(t, { ...fields, rules: list(text) });

const device = { id: text, label: text, created: whole, seen: whole };
const issuer = { issuer: text, created: whole };
const passkey = { id: text, label: text, created: whole, used: whole };
const maybeWhole = { type: ['integer', 'null'] };
const contactKind = { enum: ['mail', 'push', 'hook'] };
const contact = {
  id: text,
  kind: contactKind,
  label: text,
  created: whole,
  confirmed: flag,
  sent: maybeWhole,
  'stopped?': object({ at: whole, why: { enum: ['asked', 'failed'] }, 'error?': text }),
};
const noticeChoices = object({
  lang: text,
  zone: text,
  ways: list(contactKind),
  quiet: { oneOf: [object({ from: whole, to: whole }), { type: 'null' }] },
  digest: maybeWhole,
  reminders: flag,
});
const tableWays = list(object({ table: text, ways: list(contactKind) }));
const summary = {
  id: text,
  name: text,
  game: text,
  visibility: { enum: ['public', 'link'] },
  created: whole,
  updated: whole,
  ended: flag,
  openSeats: whole,
  waiting: list(seat),
  since: map(whole),
  inputs: whole,
  seats: list(object({ kind: { enum: ['human', 'open', 'bot'] }, name: text })),
};

const words = { kept: whole, broken: whole };
const past = {
  'table?': text,
  name: text,
  game: text,
  version: whole,
  'pack?': text,
  'scenario?': text,
  options: map({}),
  how: text,
  seats: list(
    object({
      kind: { enum: ['human', 'open', 'bot'] },
      name: text,
      'bot?': text,
      'standsIn?': { const: true },
      'before?': list(text),
      sides: list(text),
      came: { enum: ['won', 'shared', 'lost'] },
      'rank?': whole,
      'points?': whole,
      'words?': object(words),
    }),
  ),
  'turns?': whole,
  inputs: whole,
  began: whole,
  ended: whole,
  'rated?': { const: true },
  'origin?': { enum: ['clone', 'import'] },
};
const rating = { value: whole, give: whole, games: whole };
const myPast = { ...past, mine: list(seat), 'rating?': object({ value: whole, give: whole }) };

export const SERVER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Msg: {
    ...object({ k: text, 'a?': map({ type: ['string', 'number', 'array'] }) }),
    description: 'A sentence by key.',
  },
  Offer: {
    oneOf: [
      offer('button', {}),
      offer('pick', { of: list(text) }),
      offer('range', bounds),
      offer('choose', { of: list(text), ...bounds }),
      offer('allot', { of: map(whole), ...bounds }),
      offer('text', { max: whole }),
    ],
  },
  Question: object({
    prompt: ref('Msg'),
    due: flag,
    rules: list(text),
    verbs: map(ref('Offer')),
    asides: list(text),
    denied: map(ref('Msg')),
    withheld: map(map(ref('Msg'))),
  }),
  Outcome: object({ how: text, winners: list(seat), 'points?': list(whole) }),
  Scene: object({
    view: { description: 'What the game shows this seat.' },
    decision: text,
    waiting: list(seat),
    call: flag,
    canUndo: flag,
    inputs: whole,
    'question?': ref('Question'),
    'over?': ref('Outcome'),
  }),
  Diff: {
    description: 'Changes in order: a path and the value that now stands there, or a path alone where the key is gone.',
    ...list({ type: 'array', minItems: 1, maxItems: 2 }),
  },
  RecordEntry: object({
    input: whole,
    by: whole,
    at: whole,
    lines: list(object({ m: ref('Msg'), 'rule?': text })),
    'back?': whole,
  }),
  ChatLine: object({
    n: whole,
    at: whole,
    by: { oneOf: [seat, { enum: ['spectator', 'table'] }] },
    room: { oneOf: [{ const: 'table' }, list(seat)] },
    text,
    'vote?': ref('VoteNews'),
  }),
  Proposal: { ...object({ kind: text }), description: 'As in the request to propose something.' },
  VoteInfo: object({
    id: whole,
    about: ref('Proposal'),
    by: seat,
    at: whole,
    until: whole,
    voices: list(seat),
    enough: whole,
    agreed: list(seat),
    refused: list(seat),
  }),
  VoteNews: object({
    id: whole,
    how: { enum: ['opened', 'passed', 'refused', 'withdrawn', 'lapsed', 'overtaken'] },
    about: ref('Proposal'),
    who: list(text),
    'whom?': text,
  }),
  SeatInfo: object({
    kind: { enum: ['human', 'open', 'bot'] },
    name: text,
    'bot?': text,
    'standsIn?': { const: true },
    'idle?': { const: true },
    'stuck?': { const: true },
    'before?': list(text),
    'bank?': whole,
    'time?': object({ answer: whole, due: whole }),
    'away?': whole,
    'vacationLeft?': whole,
    online: flag,
  }),
  TableInfo: object({
    id: text,
    name: text,
    game: text,
    version: whole,
    options: map({}),
    'pack?': text,
    visibility: { enum: ['public', 'link'] },
    'answerTime?': whole,
    'bank?': whole,
    'paused?': whole,
    'deadline?': object({ at: whole, seats: list(seat) }),
    'rated?': { const: true },
    seats: list(ref('SeatInfo')),
    'waits?': { const: true },
    'code?': text,
    created: whole,
    dice: object({ commitment: text, 'key?': text, 'seed?': text }),
    ended: flag,
    'origin?': map({}),
    'spectators?': whole,
    'muted?': { const: true },
    'rematch?': text,
    'votes?': list(ref('VoteInfo')),
    'closed?': { enum: ['ended', 'abandoned'] },
  }),
  TableSummary: object(summary),
  Me: object({
    created: whole,
    devices: list(object({ ...device, here: flag })),
    passkeys: list(object(passkey)),
    issuers: list(object(issuer)),
    letters: flag,
  }),
  MyTables: object({ tables: list(object({ ...summary, mine: list(seat), owner: flag })), stale: list(text) }),
  MyVacation: object({ table: text, name: text, game: text, until: { type: ['integer', 'null'] } }),
  Contact: object(contact),
  Notices: object({
    ways: list(contactKind),
    'pushKey?': text,
    contacts: list(ref('Contact')),
    choices: noticeChoices,
    tables: tableWays,
    errors: list(
      object({
        contact: text,
        kind: contactKind,
        table: text,
        tableName: text,
        at: whole,
        tries: whole,
        again: maybeWhole,
        error: text,
      }),
    ),
  }),
  Remindable: object({ seats: list(object({ seat, from: whole })) }),
  PersonFile: object({
    format: { const: 'tabularium-person/1' },
    exported: whole,
    id: text,
    created: whole,
    devices: list(object(device)),
    passkeys: list(object(passkey)),
    issuers: list(object({ ...issuer, number: text })),
    codes: list(object({ expires: whole })),
    holds: list(
      object({
        table: text,
        tableName: text,
        game: text,
        'seat?': seat,
        'name?': text,
        'owner?': { const: true },
        since: whole,
      }),
    ),
    results: list(object(myPast)),
    ratings: list(object({ ...rating, game: text })),
  }),
  PastGame: object(past),
  PublicGames: object({ games: list(ref('PastGame')), 'next?': text }),
  MyHistory: object({
    ratings: list(object({ ...rating, game: text })),
    tallies: list(
      object({
        game: text,
        scenario: text,
        sides: list(text),
        played: whole,
        won: whole,
        shared: whole,
        lost: whole,
        ...words,
      }),
    ),
    games: list(object(myPast)),
    'next?': text,
  }),
  TableResult: object({
    'result?': ref('PastGame'),
    people: list(seat),
    agreed: list(seat),
    isPublic: flag,
    earlier: list(ref('PastGame')),
    ratings: list(object({ ...rating, seat })),
    notices: object({
      contacts: list(ref('Contact')),
      choices: noticeChoices,
      tables: tableWays,
      deliveries: list(
        object({
          contact: text,
          table: text,
          seat,
          kind: { enum: ['turn', 'reminder'] },
          at: whole,
          tries: whole,
          due: maybeWhole,
          error: { type: ['string', 'null'] },
        }),
      ),
    }),
  }),
  OpenedTable: object({ id: text, owner: text, seats: list({ type: ['string', 'null'] }) }),
  GameInfo: object({
    id: text,
    version: whole,
    seats: object({ min: whole, max: whole, default: whole }),
    options: map({}),
    endings: list(text),
    bots: list(text),
    languages: list(text),
    'pack?': text,
    'rateable?': { const: true },
  }),
  Pack: {
    ...object({ name: text, content: {} }),
    description: 'Content in place of the game’s own: docs/content-packs.md.',
  },
  RuleText: object({ id: text, text, section: text }),
  Problem: object({ ...refusal, 'problems?': list(ref('Msg')) }),
  GameFile: { type: 'object', description: 'A whole game: format tabularium-game/1, see docs/saved-games.md.' },
  ServerMessage: {
    oneOf: [
      message('sync', {
        n: whole,
        seat: person,
        owner: flag,
        table: ref('TableInfo'),
        scene: ref('Scene'),
        hash: text,
        from: whole,
        record: list(ref('RecordEntry')),
        chat: list(ref('ChatLine')),
      }),
      message('step', { n: whole, diff: ref('Diff'), hash: text, 'entry?': ref('RecordEntry'), 'undone?': whole }),
      message('table', { n: whole, table: ref('TableInfo') }),
      message('chat', { n: whole, line: ref('ChatLine') }),
      message('ok', { nonce: text, n: whole }),
      message('no', { nonce: text, ...refusal }),
      message('bye', { reason: ref('Msg'), 'problems?': list(ref('Msg')) }),
      message('pong', {}),
    ],
  },
};
