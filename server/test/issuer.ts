/** An OpenID Connect issuer on this machine, for tests: it signs in whoever a test names, without asking. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

const CLIENT = 'tabularium';
const SECRET = 'a secret of the client';

const b64 = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

export interface TestIssuer {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What it says in the next token in place of what is true. */
  lie: Record<string, unknown>;
  /** It answers that it is out of order. */
  isDown: boolean;
  /** What the browser does at the issuer: it is sent back with a code for this person. */
  visit(url: string, sub: string): { readonly code: string; readonly state: string; readonly to: string };
  /** Whom it signs in when a real browser comes. */
  visitor: string;
  close(): void;
}

export const startIssuer = async (host = '127.0.0.1'): Promise<TestIssuer> => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { sub: string; nonce: string; challenge: string; to: string }>();
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    const { pathname } = new URL(request.url!, issuer.url);
    if (issuer.isDown) answer(503, {});
    else if (pathname === '/.well-known/openid-configuration')
      answer(200, {
        issuer: issuer.url,
        authorization_endpoint: `${issuer.url}/authorize`,
        token_endpoint: `${issuer.url}/token`,
        jwks_uri: `${issuer.url}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    else if (pathname === '/keys')
      answer(200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
    else if (pathname === '/authorize') {
      const { code, state, to } = issuer.visit(issuer.url + request.url!, issuer.visitor);
      const Location = `${to}?${new URLSearchParams({ code, state }).toString()}`;
      response.writeHead(302, { Location }).end();
    } else if (pathname === '/token') void read(request).then((form) => answerToken(form, answer));
    else answer(404, {});
  });
  const answerToken = (form: URLSearchParams, answer: (status: number, body: unknown) => void): void => {
    const asked = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      asked?.challenge === challenge && asked.to === form.get('redirect_uri') && form.get('client_secret') === SECRET;
    if (!isGood) return answer(400, { error: 'invalid_grant' });
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer.url, sub: asked.sub, aud: CLIENT, iat: now, exp: now + 60, nonce: asked.nonce };
    const head = b64(JSON.stringify({ alg: 'RS256', kid: 'one' }));
    const body = `${head}.${b64(JSON.stringify({ ...claims, ...issuer.lie }))}`;
    const token = `${body}.${b64(sign('sha256', Buffer.from(body), privateKey))}`;
    answer(200, { access_token: 'nothing', token_type: 'bearer', id_token: token });
  };
  await new Promise<void>((done) => server.listen(0, host, done));
  const at = server.address();
  const issuer: TestIssuer = {
    url: `http://${host}:${typeof at === 'object' ? at?.port : ''}`,
    clientId: CLIENT,
    clientSecret: SECRET,
    lie: {},
    isDown: false,
    visitor: 'anna',
    close: () => void server.close(),
    visit: (url, sub) => {
      const wanted = new URL(url).searchParams;
      const code = randomBytes(12).toString('base64url');
      const to = wanted.get('redirect_uri')!;
      codes.set(code, { sub, nonce: wanted.get('nonce')!, challenge: wanted.get('code_challenge')!, to });
      return { code, state: wanted.get('state')!, to };
    },
  };
  return issuer;
};

const read = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
};
